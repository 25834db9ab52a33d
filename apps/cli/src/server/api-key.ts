import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { Command } from 'commander';
import { readEnvironment } from '../environment/environment.ts';
import { whyOf } from '../input/file-words.ts';
import { assertListens, type ServerAccess } from './ask-server.ts';
import { serverOf, withServerFlag } from './server-flags.ts';
import { ROOT } from '../environment/root.ts';

/** Written by `npm start` in the same checkout. */
const DEMO_KEY_FILE = path.join(ROOT, '.inferbench/demo-key');
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

export interface KeyFlags {
  server?: string | undefined;
  keyFile?: string | undefined;
}

export function withKeyFlag(command: Command): Command {
  return withServerFlag(command).option(
    '--key-file <file>',
    'file with the API key; default INFERBENCH_API_KEY',
  );
}

/**
 * The server with the API key: --key-file, INFERBENCH_API_KEY, INFERBENCH_KEY_FILE, else this checkout's demo key for a server on
 * loopback. Errors: UNAUTHENTICATED; UNREACHABLE where nothing listens for whom one would have to be named.
 */
export async function accessWithKey(flags: KeyFlags): Promise<ServerAccess> {
  const server = serverOf(flags);
  const apiKey = await keyOf(server, flags);
  if (apiKey !== null) return { server, apiKey };
  await assertListens(server);
  throw new InferbenchError('UNAUTHENTICATED', 'No API key.', {
    fix: 'Set INFERBENCH_API_KEY, or name a file with --key-file or INFERBENCH_KEY_FILE; `npm start` makes one for its demo.',
  });
}

/** Key that is named; null where none is. Error: UNAUTHENTICATED for one that is named and cannot be read. */
async function keyOf(server: URL, { keyFile }: KeyFlags): Promise<string | null> {
  const environment = readEnvironment();
  if (keyFile !== undefined) return readKeyFile(keyFile);
  if (environment.INFERBENCH_API_KEY !== undefined) return environment.INFERBENCH_API_KEY;
  if (environment.INFERBENCH_KEY_FILE !== undefined) return readKeyFile(environment.INFERBENCH_KEY_FILE);
  if (!LOOPBACK.has(server.hostname)) return null;
  return readKeyFile(DEMO_KEY_FILE).catch(() => null);
}

/** The same for what anybody may ask and a key shows more of. */
export async function accessOf(flags: KeyFlags): Promise<ServerAccess> {
  if (flags.keyFile !== undefined) return accessWithKey(flags);
  const server = serverOf(flags);
  const apiKey = await keyOf(server, flags).catch((error: unknown) => {
    if (error instanceof InferbenchError && error.code === 'UNAUTHENTICATED') return null;
    throw error;
  });
  return { server, ...(apiKey === null ? {} : { apiKey }) };
}

async function readKeyFile(file: string): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    throw new InferbenchError('UNAUTHENTICATED', `No API key: ${file} cannot be read: ${whyOf(error)}.`, {
      fix: 'Name a file that holds the key, or set INFERBENCH_API_KEY.',
    });
  }
}
