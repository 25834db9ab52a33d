import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ERROR_CATALOGUE } from '@inferbench/domain/error-code';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { attackCount } from '../testkit/attack-scale.ts';
import { type Bomb, NAMED_BOMBS, seededBombs } from '../testkit/bombs.ts';
import type { Service } from '../testkit/processes.ts';
import { peakMiB, startApiProcess } from '../testkit/servers.ts';

let api: TestApi;
let service: Service;
let dir: string;
beforeAll(async () => {
  api = await startTestApi();
  dir = await mkdtemp(path.join(tmpdir(), 'inferbench-bombs-'));
  service = await startApiProcess({
    databaseUrl: api.databaseUrl,
    evidenceDir: dir,
    env: { INFERBENCH_LOG_LEVEL: 'silent' },
  });
});
afterAll(async () => {
  await service.stop();
  await api.stop();
  await rm(dir, { recursive: true, force: true });
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

const withKey = () => ({ authorization: `Bearer ${api.apiKey}` });

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
});
