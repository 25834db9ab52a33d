import { createHash, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { checkEvidence } from './check-evidence.ts';
import type { EvidenceStore } from './evidence-store.ts';
import { safeName } from './safe-name.ts';

const SHA_256 = /^[0-9a-f]{64}$/;

/** Whether a text is a hash as the store writes it; nothing else ever becomes part of a path. */
export const isEvidenceHash = (text: string): boolean => SHA_256.test(text);

export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Evidence in a folder that several processes may share: `ab/cdef…`, the hash of the content, split after two digits. */
export function folderStore(root: string): EvidenceStore {
  const fileOf = (sha256: string) => path.join(root, sha256.slice(0, 2), sha256.slice(2));
  return {
    async put(bytes, { name, kind }) {
      checkEvidence(bytes, { name, kind });
      const sha256 = sha256Of(bytes);
      const file = fileOf(sha256);
      const there = await readOrNull(file);
      // A damaged file is replaced: these bytes are what it should hold.
      if (there === null || !there.equals(bytes)) await writeWhole(file, bytes);
      return { sha256, bytes: bytes.length, name: safeName(name), kind };
    },

    async get(sha256) {
      if (!isEvidenceHash(sha256)) return null;
      const bytes = await readOrNull(fileOf(sha256));
      if (bytes !== null && sha256Of(bytes) !== sha256) throw damaged(sha256);
      return bytes;
    },
  };
}

/** All of it or nothing under its name, also when the machine stops: written and synced beside it, then renamed. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  try {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** No link is followed: the store writes none. */
async function readOrNull(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file, { flag: constants.O_RDONLY | constants.O_NOFOLLOW });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function damaged(sha256: string): InferbenchError {
  return new InferbenchError('EVIDENCE_DAMAGED', 'The file on our disk is not the one that was stored.', {
    value: sha256,
  });
}
