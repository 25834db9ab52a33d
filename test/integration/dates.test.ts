import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { evaluateFiles } from 'inferbench/input/evaluate-file';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { cleanRun } from '../testkit/clean-run.ts';
import { declaredChip } from '../testkit/declared-chip.ts';

let api: TestApi;
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'inferbench-dates-'));
  api = await startTestApi();
});
afterAll(async () => {
  await api?.stop();
  await rm(dir, { recursive: true, force: true });
});

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

test.each([
  ['year 1', '0001-01-01T00:00:00Z', true],
  ['2099', '2099-01-01T00:00:00Z', true],
  ['25 h from now', hoursFromNow(25), true],
  ['23 h from now', hoursFromNow(23), false],
])('a run that began in %s: command line and server agree', async (_, startedAt, refused) => {
  const document = JSON.stringify({ ...cleanRun(), startedAt });
  const file = path.join(dir, 'run.json');
  await writeFile(file, document);
  const [local] = await evaluateFiles([file], {});
  const answer = await api.submit({ document, context: '', dryRun: true });
  const dates = (findings: readonly { rule: string }[]) =>
    findings.filter(({ rule }) => rule === 'SCHEMA-DATE').length;
  expect([answer.__typename, local?.evaluation.verdict === 'REJECTED']).toEqual([
    refused ? 'ValidationFailed' : 'RunAccepted',
    refused,
  ]);
  if (!('findings' in answer)) throw new Error(answer.__typename);
  expect([dates(answer.findings), dates(local?.evaluation.findings ?? [])]).toEqual(
    refused ? [1, 1] : [0, 0],
  );
});

test('a source that is read in the year 2099 keeps a chip out', async () => {
  const chip = {
    ...declaredChip('vendor'),
    sources: { s: { where: 'https://example.com/a1.pdf', readOn: '2099-01-01' } },
  };
  const { data } = await api.post(
    `mutation ($input: SubmitChipInput!) { submitChip(input: $input) { __typename
       ... on ValidationFailed { findings { rule path } } } }`,
    { input: { document: JSON.stringify(chip), idempotencyKey: crypto.randomUUID(), dryRun: true } },
    api.apiKey,
  );
  expect(data?.['submitChip']).toMatchObject({
    __typename: 'ValidationFailed',
    findings: [{ rule: 'SCHEMA-DATE', path: 'sources.s.readOn' }],
  });
});
