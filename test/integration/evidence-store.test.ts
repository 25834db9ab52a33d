import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { MEASURED_CONTEXT, fasterFile, importedRun, readFixture } from '../testkit/fixture.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const DETAILED = readFixture('test/fixtures/vllm/serve-detailed.json');
const CONTEXT = readFixture(MEASURED_CONTEXT);
const SECRET = 'SECRET-of-the-tests';
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const download = (hash: string, init?: RequestInit) => fetch(`${api.server.url}/evidence/${hash}`, init);

const Files = z.array(
  z.object({
    name: z.string(),
    kind: z.string(),
    bytes: z.int(),
    sha256: z.string(),
    sourceSha256: z.string(),
    textsRemoved: z.int(),
    url: z.string(),
  }),
);
const Answer = z.object({ point: z.object({ provenance: z.object({ evidence: Files }) }) });

async function evidenceOf(pointId: string | undefined) {
  const query = `query ($id: ID!) { point(id: $id) { provenance { evidence { name kind bytes sha256 sourceSha256 textsRemoved url } } } }`;
  return Answer.parse((await api.post(query, { id: pointId })).data).point.provenance.evidence;
}

/** Every file of the store, drafts included. */
async function storedFiles(): Promise<string[]> {
  const entries = await readdir(api.evidenceDir, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

async function submitted(document: string): Promise<string | undefined> {
  const outcome = await api.submit({ document, context: CONTEXT });
  if (outcome.__typename !== 'RunAccepted') throw new Error(JSON.stringify(outcome));
  return outcome.pointIds[0];
}

/** The detailed file with something private in every place that a tool writes texts to. */
function withSecrets(): string {
  const file = z.record(z.string(), z.unknown()).parse(JSON.parse(DETAILED));
  const list = z.array(z.unknown()).parse(file['generated_texts']);
  const errors = z.array(z.string()).parse(file['errors']);
  return JSON.stringify({
    ...file,
    generated_texts: list.map((_, i) => `${SECRET} ${i}`),
    errors: errors.map((error) => (error === '' ? '' : `${SECRET} failed`)),
    notes: SECRET.padEnd(300, 'x'),
    extra: { messages: [{ role: SECRET, content: [{ type: SECRET, text: SECRET }] }] },
  });
}

test('a dry run and a refused run store no file', async () => {
  await api.submit({ dryRun: true });
  await api.submit({ context: '' });
  expect(await storedFiles()).toEqual([]);
});

describe('a submitted file', () => {
  let pointId: string | undefined;
  const source = withSecrets();
  beforeAll(async () => {
    pointId = await submitted(source);
  });

  test('comes back as the bytes of its hash, and imports to equal points', async () => {
    const [file, ...more] = await evidenceOf(pointId);
    expect(more).toEqual([]);
    const response = await download(file?.sha256 ?? '');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([response.status, sha256(bytes), bytes.length]).toEqual([200, file?.sha256, file?.bytes]);
    expect(file).toMatchObject({
      kind: 'RESULT',
      sourceSha256: sha256(source),
      url: `/evidence/${sha256(bytes)}`,
    });
    expect(file?.textsRemoved).toBeGreaterThan(3);
    expect(importedRun(bytes.toString('utf8'), CONTEXT).points).toEqual(importedRun(source, CONTEXT).points);
  });

  test('is sent as a download that no browser runs; caches keep it and ask each time, so that a withdrawn one is gone', async () => {
    const [file] = await evidenceOf(pointId);
    const { headers } = await download(file?.sha256 ?? '');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json',
      'content-disposition': `attachment; filename="${file?.name}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, no-cache',
      etag: `"${file?.sha256}"`,
    });
    const again = await download(file?.sha256 ?? '', { headers: { 'if-none-match': `"${file?.sha256}"` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('its texts are in no file of the store, in no row of evidence and in no answer', async () => {
    const files = await storedFiles();
    expect(files).toHaveLength(1);
    const [file] = await evidenceOf(pointId);
    const served = await (await download(file?.sha256 ?? '')).text();
    const { rows } = await api.database.pool.query<{ text: string }>(
      'SELECT evidence::text AS text FROM evidence',
    );
    const all = [
      served,
      JSON.stringify(rows),
      ...(await Promise.all(files.map((name) => readFile(name, 'utf8')))),
    ];
    for (const text of all) expect(text).not.toContain(SECRET);
    expect(served).toContain('[text removed]');
  });

  test('is readable by its owner alone, and a replay adds nothing', async () => {
    const [name = ''] = await storedFiles();
    expect((await stat(name)).mode & 0o777).toBe(0o600);
    const idempotencyKey = 'evidence-replayed';
    const document = fasterFile(0.81);
    await api.submit({ document, idempotencyKey });
    const before = await storedFiles();
    expect(await api.submit({ document, idempotencyKey })).toMatchObject({ replayed: true });
    expect(await storedFiles()).toEqual(before);
  });
});

test('a file without texts is kept whole, once for two runs of it', async () => {
  const document = fasterFile(0.83);
  const files = await storedFiles();
  const [one] = await evidenceOf(await submitted(document));
  expect(one).toMatchObject({ sha256: sha256(document), sourceSha256: sha256(document), textsRemoved: 0 });
  const other = await api.submit({
    document,
    // Of another stack and precision: the same figures of one slice would be a copy.
    context: CONTEXT.replace('framework: vllm', 'framework: other').replace('weights: bf16', 'weights: fp8'),
  });
  const [two] = await evidenceOf(other.__typename === 'RunAccepted' ? other.pointIds[0] : '');
  expect(two?.sha256).toBe(one?.sha256);
  expect(await storedFiles()).toHaveLength(files.length + 1);
});

test('a damaged file is refused, never sent, and mended by the next submission of its content', async () => {
  const document = fasterFile(0.87);
  const [file] = await evidenceOf(await submitted(document));
  const hash = file?.sha256 ?? '';
  await writeFile(path.join(api.evidenceDir, hash.slice(0, 2), hash.slice(2)), document.replace('1', '2'));
  const response = await download(hash);
  expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'private, no-store']);
  expect(response.headers.get('etag')).toBeNull();
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'EVIDENCE_DAMAGED' } }] });
  await api.evidence.put(Buffer.from(document), { name: 'again.json', kind: 'RESULT' });
  expect((await download(hash)).status).toBe(200);
});

test('a file that no shown submission names is not found, though the store has it', async () => {
  const { sha256: orphan } = await api.evidence.put(Buffer.from('orphan'), {
    name: 'orphan',
    kind: 'RESULT',
  });
  expect((await download(orphan)).status).toBe(404);
});

test.each([
  'a'.repeat(64),
  'A'.repeat(64),
  'abc',
  '',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/etc/passwd',
  `${'a'.repeat(64)}/x`,
  `${'a'.repeat(64)}%00`,
  "'; DROP TABLE evidence; --",
])('no evidence of hash %j', async (hash) => {
  const response = await download(hash);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({
    errors: [{ extensions: { code: 'NOT_FOUND', requestId: expect.any(String) } }],
  });
});

test('only reading is possible', async () => {
  for (const method of ['POST', 'PUT', 'DELETE'])
    expect((await download('a'.repeat(64), { method })).status).toBe(405);
});
