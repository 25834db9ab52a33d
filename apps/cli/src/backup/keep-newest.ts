import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { backupsIn, readManifest } from './manifest.ts';

/** Deletes all but the newest backups of a folder, and the pieces of the server's archived log that none of those needs. */
export async function keepNewest(folder: string, count: number): Promise<string[]> {
  const all = await backupsIn(folder);
  const old = all.slice(count);
  for (const dir of old) await rm(dir, { recursive: true });
  const oldest = all.slice(0, count).at(-1);
  if (oldest !== undefined) await pruneLog(await readManifest(oldest));
  return old;
}

async function pruneLog({
  archiveDirectory,
  firstWal,
}: {
  archiveDirectory: string;
  firstWal: string | null;
}): Promise<void> {
  if (archiveDirectory === '' || firstWal === null || !existsSync(archiveDirectory)) return;
  for (const name of await readdir(archiveDirectory))
    if (/^[0-9A-F]{24}$/.test(name) && name < firstWal) await rm(path.join(archiveDirectory, name));
}
