import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { readBackupEnvironment } from '../environment/environment.ts';
import { ROOT } from '../environment/root.ts';
import { placeOf, script } from './launcher.ts';

export interface InstallationPlaces {
  stateDir: string;
  evidenceDir: string;
}

/** Finds where an installation keeps its state and its evidence, as `npm start` says it. */
export async function installationPlaces(): Promise<InstallationPlaces> {
  const { stateDirectory } = await script('state.mjs');
  const stateDir = stateDirectory(ROOT);
  const { INFERBENCH_EVIDENCE_DIR: evidence } = readBackupEnvironment();
  return { stateDir, evidenceDir: path.resolve(evidence ?? path.join(stateDir, 'evidence')) };
}

/** The login of the environment, else that of the embedded server which `npm start` runs; null where it does not run. */
export async function adminLogin(stateDir: string): Promise<string | null> {
  const { INFERBENCH_ADMIN_DATABASE_URL: given } = readBackupEnvironment();
  if (given !== undefined) return given;
  const postgres = path.join(stateDir, 'postgres');
  const password = path.join(postgres, 'superuser-password');
  if (!existsSync(password)) return null;
  const running = path.join((await placeOf(postgres)).dataDir, 'postmaster.pid');
  if (!existsSync(running)) return null;
  const port = (await readFile(running, 'utf8')).split('\n')[3]?.trim();
  return `postgresql://postgres:${(await readFile(password, 'utf8')).trim()}@127.0.0.1:${port}/inferbench`;
}

export async function requiredLogin(stateDir: string): Promise<string> {
  const login = await adminLogin(stateDir);
  if (login !== null) return login;
  throw new InferbenchError('USAGE', 'No server is named, and `npm start` runs none from this checkout.', {
    fix: 'Set INFERBENCH_ADMIN_DATABASE_URL to a login that may replicate, or start InferBench.',
  });
}
