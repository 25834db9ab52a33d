import { chmod, readFile, writeFile } from 'node:fs/promises';
import { publicIdOf } from '@inferbench/db/account/api-key-format';
import { findApiKey } from '@inferbench/db/account/api-key-repository';
import type { Database } from '@inferbench/db/connection/database';

/** Public id of the key in a file that still works; null for none. */
export async function workingKeyIn(database: Database, file: string): Promise<string | null> {
  const key = await readFile(file, 'utf8').catch(() => '');
  const publicId = publicIdOf(key.trim());
  const stored = publicId === null ? null : await findApiKey(database.pool, publicId);
  return stored?.works === true ? publicId : null;
}

/** Writes a key to a file that only its owner can read. */
export async function writeKey(file: string, key: string): Promise<void> {
  await writeFile(file, `${key}\n`, { mode: 0o600 });
  // `mode` applies to new files only.
  await chmod(file, 0o600);
}
