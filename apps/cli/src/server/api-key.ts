import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { Environment } from '../environment/environment.ts';
import { ROOT } from '../environment/root.ts';

/** Written by `npm start` in the same checkout. */
const DEMO_KEY_FILE = path.join(ROOT, '.inferbench/demo-key');
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** The API key: --key-file, INFERBENCH_API_KEY, INFERBENCH_KEY_FILE, else this checkout's demo key for a server on loopback. */
export async function readApiKey(input: {
  keyFile?: string | undefined;
  server: URL;
  environment: Environment;
}): Promise<string> {
  const { keyFile, server, environment } = input;
  if (keyFile !== undefined) return readKeyFile(keyFile);
  if (environment.INFERBENCH_API_KEY !== undefined) return environment.INFERBENCH_API_KEY;
  if (environment.INFERBENCH_KEY_FILE !== undefined) return readKeyFile(environment.INFERBENCH_KEY_FILE);
  if (LOOPBACK.has(server.hostname)) return readKeyFile(DEMO_KEY_FILE);
  throw new InferbenchError('UNAUTHENTICATED', 'No API key.', {
    fix: 'Set INFERBENCH_API_KEY, or name a file with --key-file or INFERBENCH_KEY_FILE.',
  });
}

/** The same for what anybody may ask and a key shows more of; null where there is none. */
export async function apiKeyIfAny(input: Parameters<typeof readApiKey>[0]): Promise<string | null> {
  if (input.keyFile !== undefined) return readApiKey(input);
  return readApiKey(input).catch((error: unknown) => {
    if (error instanceof InferbenchError && error.code === 'UNAUTHENTICATED') return null;
    throw error;
  });
}

async function readKeyFile(file: string): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch {
    throw new InferbenchError('UNAUTHENTICATED', `No API key: cannot read ${path.relative('.', file)}.`, {
      fix: 'Start the demo server with `npm start`, or set INFERBENCH_API_KEY.',
    });
  }
}
