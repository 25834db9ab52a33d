import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const VERIFIED = 'verified.json';

export const Verified = z.object({
  at: z.string(),
  /** Files whose sum was found to be that of the manifest. */
  files: z.int(),
  boardRows: z.int(),
  boardDifferences: z.int(),
  queries: z.int(),
  failedQueries: z.array(z.string()),
  answersSha256: z.string(),
});
export type Verified = z.infer<typeof Verified>;

/** Writes beside a backup what was found of it. */
export async function writeVerified(dir: string, verified: Verified): Promise<void> {
  await writeFile(path.join(dir, VERIFIED), `${JSON.stringify(verified, null, 1)}\n`, { mode: 0o600 });
}

/** Reads what the last verification of a backup found; null where there was none. */
export async function lastVerified(dir: string): Promise<Verified | null> {
  const file = path.join(dir, VERIFIED);
  return existsSync(file) ? Verified.parse(JSON.parse(await readFile(file, 'utf8'))) : null;
}
