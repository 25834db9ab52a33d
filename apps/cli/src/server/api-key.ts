import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { Environment } from '../environment/environment.ts';
import { whyOf } from '../input/file-words.ts';
import { assertListens } from './ask-server.ts';
import { ROOT } from '../environment/root.ts';

/** Written by `npm start` in the same checkout. */
const DEMO_KEY_FILE = path.join(ROOT, '.inferbench/demo-key');
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

interface Wanted {
  keyFile?: string | undefined;
  server: URL;
  environment: Environment;
}

/**
 * The API key: --key-file, INFERBENCH_API_KEY, INFERBENCH_KEY_FILE, else this checkout's demo key for a server on loopback. Errors:
 * UNAUTHENTICATED; UNREACHABLE where nothing listens for whom one would have to be named.
 */
export async function readApiKey(wanted: Wanted): Promise<string> {
  const key = await keyOf(wanted);
  if (key !== null) return key;
  await assertListens(wanted.server);
  throw new InferbenchError('UNAUTHENTICATED', 'No API key.', {
    fix: 'Set INFERBENCH_API_KEY, or name a file with --key-file or INFERBENCH_KEY_FILE; `npm start` makes one for its demo.',
  });
}

/** Key that is named; null where none is. Error: UNAUTHENTICATED for one that is named and cannot be read. */
async function keyOf({ keyFile, server, environment }: Wanted): Promise<string | null> {
  if (keyFile !== undefined) return readKeyFile(keyFile);
  if (environment.INFERBENCH_API_KEY !== undefined) return environment.INFERBENCH_API_KEY;
  if (environment.INFERBENCH_KEY_FILE !== undefined) return readKeyFile(environment.INFERBENCH_KEY_FILE);
  if (!LOOPBACK.has(server.hostname)) return null;
  return readKeyFile(DEMO_KEY_FILE).catch(() => null);
}

/** The same for what anybody may ask and a key shows more of; null where there is none. */
export async function apiKeyIfAny(wanted: Wanted): Promise<string | null> {
  if (wanted.keyFile !== undefined) return readApiKey(wanted);
  return keyOf(wanted).catch((error: unknown) => {
    if (error instanceof InferbenchError && error.code === 'UNAUTHENTICATED') return null;
    throw error;
  });
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
