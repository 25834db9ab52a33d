import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { MEASURED_CONTEXT, readFixture } from '../testkit/fixture.ts';
import type { Service } from '../testkit/processes.ts';
import { peakMiB, startApiProcess } from '../testkit/servers.ts';

const MIB = 1024 * 1024;

let api: TestApi;
/** The API as a process of its own, whose memory is only its own. */
let service: Service;
let dir: string;
/** What starting takes, with a thread for each that computes. */
let startedMiB: number;
beforeAll(async () => {
  api = await startTestApi();
  dir = await mkdtemp(path.join(tmpdir(), 'inferbench-bombs-'));
  service = await startApiProcess({
    databaseUrl: api.databaseUrl,
    evidenceDir: dir,
    env: { INFERBENCH_LOG_LEVEL: 'silent' },
  });
  startedMiB = peakMiB(service);
});
afterAll(async () => {
  await service.stop();
  await api.stop();
  await rm(dir, { recursive: true, force: true });
});

interface Outcome {
  status: number;
  body: string;
  sentMiB: number;
}

/** Sends `MiB` megabytes one after the other, made as they are needed, until the answer comes. */
function stream(mib: number, headers: Record<string, string>): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const chunk = Buffer.alloc(MIB, 0x20);
    let sentMiB = 0;
    let answered = false;
    const upload = request(`${service.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
    });
    upload.on('response', (response) => {
      answered = true;
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (body += part));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, body, sentMiB });
        upload.destroy();
      });
    });
    // Being cut off is fine once the answer is there.
    upload.on('error', (error) => (answered ? undefined : reject(error)));
    const send = () => {
      if (answered || sentMiB >= mib) return;
      sentMiB += 1;
      if (upload.write(chunk)) setImmediate(send);
      else upload.once('drain', send);
    };
    send();
  });
}

test.each([
  ['declared', { 'content-length': String(1024 * MIB) }],
  ['not declared', { 'transfer-encoding': 'chunked' }],
])('1 GB, %s, is refused early, in bounded memory and time', async (_name, headers) => {
  const before = peakMiB(service);
  const start = performance.now();
  const outcome = await stream(1024, headers);
  expect(outcome.status).toBe(413);
  expect(outcome.body).toContain('PAYLOAD_TOO_LARGE');
  expect(performance.now() - start).toBeLessThan(10_000);
  expect(outcome.sentMiB).toBeLessThan(256);
  // Of the gigabyte it holds what it had to read to know: the limit, twice at most.
  expect(peakMiB(service) - before).toBeLessThan(64);
});

const CONTEXT = readFixture(MEASURED_CONTEXT);
const MUTATION = `mutation ($input: SubmitRunInput!) { submitRun(input: $input) {
  __typename ... on ValidationFailed { findings { message } } } }`;

async function post(
  body: BodyInit,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  const response = await fetch(`${service.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${api.apiKey}`, ...headers },
    body,
  });
  return { status: response.status, text: await response.text() };
}

function submission(document: string): string {
  const input = { document, context: CONTEXT, idempotencyKey: crypto.randomUUID() };
  return JSON.stringify({ query: MUTATION, variables: { input } });
}

const keys = (count: number) => `{${Array.from({ length: count }, (_, i) => `"k${i}":1`).join(',')}}`;
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const ZIP = Buffer.from('504b0304140000000800', 'hex');

test.each([
  ['65 levels', nested(65), 'IMPORT_TOO_DEEP'],
  ['a million keys', keys(1_000_000), 'IMPORT_TOO_DEEP'],
  ['gzip as text', gzipSync(Buffer.alloc(MIB)).toString('utf8'), 'IMPORT_COMPRESSED'],
  ['gzip as bytes', gzipSync(Buffer.alloc(MIB)).toString('latin1'), 'IMPORT_COMPRESSED'],
  ['zip', ZIP.toString('utf8'), 'IMPORT_COMPRESSED'],
])('a document of %s is refused by its code', async (_name, document, code) => {
  const start = performance.now();
  const { text } = await post(submission(document));
  expect(text).toContain('ValidationFailed');
  expect(text).toContain(code);
  expect(performance.now() - start).toBeLessThan(5_000);
});

test.each([
  ['gzip', gzipSync(submission('{}')), {}, 400],
  ['gzip that says so', gzipSync(submission('{}')), { 'content-encoding': 'gzip' }, 415],
  ['zip', ZIP, {}, 400],
  ['30 MiB of brackets', '['.repeat(30 * MIB), {}, 400],
  ['65 levels', `{"query": "{ __typename }", "variables": ${nested(65)}}`, {}, 400],
  ['a million keys', `{"query": "{ __typename }", "variables": ${keys(1_000_000)}}`, {}, 400],
])('a body of %s is refused by its code', async (_name, body, headers, status) => {
  const outcome = await post(typeof body === 'string' ? body : new Uint8Array(body), headers);
  expect(outcome.status).toBe(status);
  expect(outcome.text).toContain('BAD_REQUEST');
});

test('afterwards the server answers, has stored nothing, and never took much memory', async () => {
  expect((await post('{"query": "{ __typename }"}')).text).toContain('"Query"');
  expect(await api.rowCounts()).toMatchObject({ submission: 0, point: 0 });
  // 30 MiB of a document are there as bytes, as text and inside the parsed request.
  expect(peakMiB(service) - startedMiB).toBeLessThan(310);
});
