import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { codeOf } from '../input/file-words.ts';

export interface CopiedFile {
  bytes: number;
  sha256: string;
}

export type CopiedFiles = Record<string, CopiedFile>;

/** Copies a folder with what `wanted` lets in, by paths within it, and says what was written. What vanishes meanwhile is left out. */
export async function copyTree(
  from: string,
  to: string,
  wanted: (relative: string) => boolean = () => true,
): Promise<CopiedFiles> {
  const copied: CopiedFiles = {};
  const visit = async (relative: string): Promise<void> => {
    await mkdir(path.join(to, relative), { recursive: true, mode: 0o700 });
    const entries = await orGone(readdir(path.join(from, relative), { withFileTypes: true }));
    for (const entry of entries ?? []) {
      const inside = path.posix.join(relative, entry.name);
      if (!wanted(inside)) continue;
      if (entry.isDirectory()) await visit(inside);
      else if (entry.isFile()) {
        const file = await orGone(copyHashed(path.join(from, inside), path.join(to, inside)));
        if (file !== null) copied[inside] = file;
      }
    }
  };
  await visit('');
  return copied;
}

/** The hash is of the bytes that were written: of a file that changes meanwhile, of no later state of it. */
export async function copyHashed(from: string, to: string): Promise<CopiedFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(createReadStream(from), through, createWriteStream(to, { mode: 0o600 }));
  return { bytes, sha256: hash.digest('hex') };
}

/** Copies of a folder's files the ones that are not there yet. */
export async function copyMissing(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await copyMissing(source, target);
    else await copyFile(source, target, 1 /* COPYFILE_EXCL */).catch(unlessThere);
  }
}

function unlessThere(error: unknown): void {
  if (codeOf(error) !== 'EEXIST') throw error;
}

async function orGone<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}
