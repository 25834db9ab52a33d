import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ERROR_CATALOGUE } from '@inferbench/domain/errors/error-catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { attackCount } from '../testkit/attack-scale.ts';
import { type Bomb, manyKeys, NAMED_BOMBS, nested, seededBombs, ZIP } from '../testkit/bombs.ts';
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

const withKey = () => ({ authorization: `Bearer ${api.apiKey}` });

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
    const sendOn = () => {
      if (answered || sentMiB >= mib) return;
      sentMiB += 1;
      if (upload.write(chunk)) setImmediate(sendOn);
      else upload.once('drain', sendOn);
    };
    sendOn();
  });
}

test.each([
  ['declared', { 'content-length': String(1024 * MIB) }],
  ['not declared', { 'transfer-encoding': 'chunked' }],
])('1 GB, %s, is refused early, in bounded memory', async (_name, headers) => {
  const before = peakMiB(service);
  const outcome = await stream(1024, headers);
  expect(outcome.status).toBe(413);
  expect(outcome.body).toContain('PAYLOAD_TOO_LARGE');
  expect(outcome.sentMiB).toBeLessThan(256);
  // Of the gigabyte it holds what it had to read to know: the limit, twice at most.
  expect(peakMiB(service) - before).toBeLessThan(64);
});

test.each([
  ['gzip', gzipSync('{}'), {}, 400],
  ['gzip that says so', gzipSync('{}'), { 'content-encoding': 'gzip' }, 415],
  ['zip', ZIP, {}, 400],
  ['30 MiB of brackets', '['.repeat(30 * MIB), {}, 400],
  ['65 levels', `{"query": "{ __typename }", "variables": ${nested(65)}}`, {}, 400],
  ['a million keys', `{"query": "{ __typename }", "variables": ${manyKeys(1_000_000)}}`, {}, 400],
])('a body of %s is refused by its code', async (_name, body, headers, status) => {
  const response = await fetch(`${service.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...withKey(), ...headers },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });
  expect([response.status, await response.text()]).toEqual([status, expect.stringContaining('BAD_REQUEST')]);
});

test('none of them took much memory', () => {
  // 30 MiB of a document are there as bytes, as text and inside the parsed request.
  expect(peakMiB(service) - startedMiB).toBeLessThan(310);
});

const QUERY = `mutation ($input: ImportRunInput!) { importRun(input: $input) {
  __typename ... on ValidationFailed { findings { rule message } } } }`;

async function send({ document, context }: Bomb, headers: Record<string, string>): Promise<string> {
  const response = await fetch(`${service.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: QUERY, variables: { input: { document, context } } }),
  });
  return response.text();
}

test.each(NAMED_BOMBS)('$name is refused by its code', async (bomb) => {
  const answer = await send(bomb, withKey());
  expect(bomb.codes.filter((code) => answer.includes(code))).not.toEqual([]);
  expect(answer.length).toBeLessThan(100_000);
});

test.each(NAMED_BOMBS.slice(0, 3))('$name needs a key to be read at all', async (bomb) => {
  const answer = await send(bomb, { 'x-forwarded-for': '192.0.2.7' });
  expect(answer).toContain('PAYLOAD_TOO_LARGE');
  expect(answer).toContain('API key');
});

test('seeded bombs are answered with codes, never INTERNAL', async () => {
  const codes = Object.keys(ERROR_CATALOGUE).filter((code) => code !== 'INTERNAL');
  for (const bomb of seededBombs(attackCount(200), 16)) {
    const answer = await send(bomb, withKey());
    expect(answer).not.toContain('INTERNAL');
    expect([...codes, 'SCHEMA-'].filter((code) => answer.includes(code))).not.toEqual([]);
  }
});

/** Two threads hold documents beside each other, and a container gives the process three times as much. */
const MOST_MIB = 1_024;

test('the process never took more than a gigabyte, and answers', async () => {
  expect(peakMiB(service)).toBeLessThan(MOST_MIB);
  const response = await fetch(`${service.url}/readyz`);
  expect([response.status, await response.text()]).toEqual([200, 'ok\n']);
  expect(await api.rowCounts()).toMatchObject({ submission: 0, point: 0 });
});
