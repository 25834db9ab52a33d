import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { VERSIONS } from '@inferbench/evaluation/versions';
import { z } from 'zod';
import { ROOT } from '../environment/root.ts';
import { type Check, check } from './check.ts';

const OLDEST_NODE = [20, 19] as const;

export function nodeCheck(version: string = process.versions.node): Check {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const recent = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
  const fix = recent ? null : `Install Node ${OLDEST_NODE.join('.')} or newer.`;
  return check('node', recent ? 'ok' : 'fail', `Node ${version}`, fix);
}

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      optional: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

async function readLock(file: string) {
  const text = await readFile(file, 'utf8');
  return Lock.parse(JSON.parse(text)).packages;
}

/** Compares what npm installed with what the lock file asks for. */
export async function installCheck(root = ROOT): Promise<Check> {
  const fix = 'Run `npm ci` in the checkout.';
  try {
    const [wanted, installed] = await Promise.all([
      readLock(path.join(root, 'package-lock.json')),
      readLock(path.join(root, 'node_modules/.package-lock.json')),
    ]);
    const wrong = Object.entries(wanted).filter(
      ([name, entry]) =>
        name.startsWith('node_modules/') &&
        entry.optional !== true &&
        entry.link !== true &&
        installed[name]?.version !== entry.version,
    );
    const [first] = wrong;
    if (first === undefined)
      return check('install', 'ok', `${Object.keys(installed).length} packages as locked`);
    return check(
      'install',
      'fail',
      `${wrong.length} packages differ from the lock file, first ${first[0]}`,
      fix,
    );
  } catch {
    return check('install', 'fail', 'package-lock.json or node_modules is not readable', fix);
  }
}

export function engineCheck(): Check {
  const { chips, models } = catalogue;
  const found = `engine ${VERSIONS.engineVersion}, policy ${VERSIONS.policyVersion}, ${chips.size} chips, ${models.size} models`;
  return check('engine', 'ok', found);
}
