import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type EvidenceLabel, type EvidenceStore, MAX_EVIDENCE_BYTES } from './evidence-store.ts';
import { folderStore } from './folder-store.ts';
import { safeName } from './safe-name.ts';

const LABEL: EvidenceLabel = { name: 'run.json', kind: 'RESULT' };

let root: string;
let store: EvidenceStore;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'inferbench-store-'));
  store = folderStore(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function files(): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
}

test('gives back the bytes that were put, by a hash that anybody can compute', async () => {
  const { sha256, bytes } = await store.put(Buffer.from('abc'), LABEL);
  // FIPS 180-2, appendix B.1.
  expect(sha256).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect([bytes, (await store.get(sha256))?.toString()]).toEqual([3, 'abc']);
});

test('many at once of one content are one file, and no draft is left', async () => {
  await Promise.all(Array.from({ length: 20 }, () => store.put(Buffer.from('{"a": 1}'), LABEL)));
  expect(await files()).toHaveLength(1);
});

test('refuses a file that was changed, cut or replaced by a link on disk', async () => {
  const { sha256 } = await store.put(Buffer.from('abc'), LABEL);
  const file = path.join(root, sha256.slice(0, 2), sha256.slice(2));
  for (const damage of ['abd', '', 'abcabc']) {
    await writeFile(file, damage);
    await expect(store.get(sha256)).rejects.toMatchObject({ code: 'EVIDENCE_DAMAGED' });
  }
  await rm(file);
  expect(await store.get(sha256)).toBeNull();
  await symlink('/etc/passwd', file);
  await expect(store.get(sha256)).rejects.toThrow(/ELOOP/);
});

test.each(['', 'ba', '../../etc/passwd', 'A'.repeat(64), `${'a'.repeat(63)}/`, `${'a'.repeat(64)}\n`])(
  'no path is made of %j',
  async (name) => {
    expect(await store.get(name)).toBeNull();
  },
);

describe('what is no evidence', () => {
  const label = (kind: string): EvidenceLabel => ({ ...LABEL, kind }) as EvidenceLabel; // as a caller without types
  test.each([
    ['one byte too many', Buffer.alloc(MAX_EVIDENCE_BYTES + 1, 0x20), LABEL, 'PAYLOAD_TOO_LARGE'],
    ['gzip', gzipSync('{}'), LABEL, 'IMPORT_COMPRESSED'],
    ['zip', Buffer.from('504b0304', 'hex'), LABEL, 'IMPORT_COMPRESSED'],
    ['zstd', Buffer.from('28b52ffd', 'hex'), LABEL, 'IMPORT_COMPRESSED'],
    ['NUL', Buffer.from('a\0b'), LABEL, 'INVALID'],
    ['bytes that are no UTF-8', Buffer.from('c328', 'hex'), LABEL, 'INVALID'],
    ['nothing', Buffer.alloc(0), LABEL, 'INVALID'],
    ['another kind', Buffer.from('{}'), label('PROGRAM'), 'INVALID'],
  ])('%s', async (_name, bytes, as, code) => {
    await expect(store.put(bytes, as)).rejects.toMatchObject({ code });
    expect(await files()).toEqual([]);
  });
});

test.each([
  ['run.json', 'run.json'],
  ['../../etc/passwd', 'passwd'],
  [String.raw`C:\runs\a b.json`, 'a-b.json'],
  ['"; rm -rf /', 'evidence.txt'],
  ['.hidden', 'hidden'],
  ['a\r\nset-cookie: x', 'a-set-cookie-x'],
  ['', 'evidence.txt'],
  ['-rf', 'rf'],
])('the name %j is shown as %j', (name, shown) => {
  expect(safeName(name)).toBe(shown);
});
