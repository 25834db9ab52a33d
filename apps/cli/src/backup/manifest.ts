import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { z } from 'zod';

const NAME = 'manifest.json';
const SUM = 'manifest.sha256';
const SHA_256 = z.string().regex(/^[0-9a-f]{64}$/);

const Manifest = z.strictObject({
  version: z.literal(1),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  serverVersion: z.string(),
  /** The database that the login named. */
  database: z.string(),
  /** `files`: the files of a server on this machine; `pg_basebackup`: what that sent. */
  method: z.enum(['files', 'pg_basebackup']),
  /** First piece of the log that a restore needs; null where it is in the copy. */
  firstWal: z.string().nullable(),
  /** Folder to which the server goes on to copy its log; empty for none that is known. */
  archiveDirectory: z.string(),
  evidenceDirectory: z.string(),
  files: z.record(z.string(), z.strictObject({ bytes: z.int(), sha256: SHA_256 })),
});
export type Manifest = z.infer<typeof Manifest>;

/** Written last, with a sum of its own: a folder without it is no backup. */
export async function writeManifest(dir: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  await writeFile(path.join(dir, NAME), text, { mode: 0o600 });
  await writeFile(path.join(dir, SUM), `${sumOf(text)}\n`, { mode: 0o600 });
}

const sumOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Reads the manifest of a backup, unchecked. */
export async function readManifest(dir: string): Promise<Manifest> {
  return Manifest.parse(JSON.parse(await readFile(path.join(dir, NAME), 'utf8')));
}

/** The manifest of a backup, after every file was read and found to be what was written. Errors: NOT_FOUND, INVALID. */
export async function checkedManifest(dir: string): Promise<Manifest> {
  const text = await readFile(path.join(dir, NAME), 'utf8').catch(() => null);
  if (text === null)
    throw new InferbenchError('NOT_FOUND', `${dir} holds no backup.`, {
      expected: `a folder with ${NAME}, or one of such folders`,
    });
  const sum = await readFile(path.join(dir, SUM), 'utf8').catch(() => '');
  if (sum.trim() !== sumOf(text)) throw damaged(dir, [NAME]);
  const manifest = Manifest.parse(JSON.parse(text));
  const wrong: string[] = [];
  for (const [name, { sha256 }] of Object.entries(manifest.files)) {
    const hash = createHash('sha256');
    const read = pipeline(createReadStream(path.join(dir, name)), hash).then(() => hash.digest('hex'));
    if ((await read.catch(() => null)) !== sha256) wrong.push(name);
  }
  if (wrong.length > 0) throw damaged(dir, wrong);
  return manifest;
}

function damaged(dir: string, files: readonly string[]): InferbenchError {
  return new InferbenchError(
    'INVALID',
    `The backup ${dir} is damaged: ${files.length} files are not what was written.`,
    {
      value: files.slice(0, 10).join(', '),
      fix: 'Use another backup, and make a new one.',
    },
  );
}

/** Backups of a folder by the time at which they ended, the newest first; the folder itself where it is one. */
export async function backupsIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir).catch((): string[] => []);
  if (entries.includes(NAME)) return [dir];
  return entries
    .filter((name) => /^\d{8}T\d{9}Z$/.test(name))
    .toSorted()
    .toReversed()
    .map((name) => path.join(dir, name));
}
