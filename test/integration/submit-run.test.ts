import { catalogue } from '@inferbench/catalogue/catalogue';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { act } from '../testkit/acts.ts';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { MEASURED_CONTEXT, measuredRun, fasterFile, importedRun, readFixture } from '../testkit/fixture.ts';
import { stackOf } from '../testkit/stacks.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const Counted = z.object({
  rules: z.array(z.object({ id: z.string(), fires: z.object({ findings: z.int(), points: z.int() }) })),
});

const NOTHING = {
  submission: 0,
  receipt: 0,
  system: 0,
  run: 0,
  slice: 0,
  point: 0,
  score: 0,
  best_score: 0,
  slice_stat: 0,
};

describe('what is refused leaves nothing behind', () => {
  test.each([
    ['a file cut off', { document: '{"model_id": "x", "num_prompts"' }, 'SCHEMA-IMPORT', /IMPORT_NOT_JSON/],
    ['a file of no tool', { document: '{"hello": 1}' }, 'SCHEMA-IMPORT', /IMPORT_UNKNOWN_FORMAT/],
    [
      'a run of failures',
      { document: readFixture('test/fixtures/vllm/serve-all-failed.json') },
      'SCHEMA-IMPORT',
      /IMPORT_NOTHING_MEASURED/,
    ],
    ['a missing context', { context: '' }, 'SCHEMA-MISSING', /system\.chip/],
    [
      'an unknown chip',
      { context: 'system: {chip: nvidia-h100-sxm5, chips: 1}\nprecision: {weights: bf16}' },
      'SCHEMA-REFERENCE',
      /Did you mean nvidia-h100-sxm5-80gb/,
    ],
    ['a misspelt key', { context: 'sytem: {chip: x}' }, 'SCHEMA-UNKNOWN-KEY', /Did you mean system/],
    [
      'counts that do not add up',
      {
        document: readFixture('test/fixtures/vllm/serve-h100-llama-3-8b.json').replace(
          '"failed": 0',
          '"failed": 5',
        ),
      },
      'ACC-COUNTS',
      /133/,
    ],
    [
      'percentiles out of order',
      {
        document: readFixture('test/fixtures/vllm/serve-h100-llama-3-8b.json').replace(
          /"p95_ttft_ms": [\d.]+/,
          '"p95_ttft_ms": 20',
        ),
      },
      'ACC-ORDER',
      /p90Sec/,
    ],
    ['an idempotency key of two letters', { idempotencyKey: 'ab' }, 'SCHEMA-SHAPE', /8 to 200/],
  ])('%s', async (_name, input, rule, message) => {
    const outcome = await api.submit(input);
    expect(outcome.__typename).toBe('ValidationFailed');
    const findings = outcome.__typename === 'ValidationFailed' ? outcome.findings : [];
    expect(findings.map((finding) => finding.rule)).toContain(rule);
    expect(findings.map((finding) => finding.message).join('\n')).toMatch(message);
    expect(await api.rowCounts()).toEqual(NOTHING);
  });

  test('a malformed, an unknown and an unscoped key', async () => {
    const unknown = `${api.apiKey.slice(0, 8)}AAAAAAAA${api.apiKey.slice(16)}`;
    const unscoped = await api.newKey('reader', []);
    const codes = [];
    for (const key of ['ib_live_nonsense', unknown, unscoped]) {
      const outcome = await api.submit({}, key);
      codes.push(outcome.__typename === 'Unauthorized' ? outcome.code : outcome.__typename);
    }
    expect(codes).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED', 'FORBIDDEN']);
    expect(await api.rowCounts()).toEqual(NOTHING);
  });

  test('a dry run gives the verdict and the scores of the real one', async () => {
    const outcome = await api.submit({ dryRun: true });
    const [point] = evaluateRun(measuredRun(), catalogue).points;
    expect(outcome).toMatchObject({
      __typename: 'RunAccepted',
      dryRun: true,
      receipt: null,
      lifecycle: 'VALIDATED',
    });
    expect(outcome.__typename === 'RunAccepted' && outcome.scores[0]?.inputHash).toBe(point?.score.inputHash);
    expect(await api.rowCounts()).toEqual(NOTHING);
  });
});

describe('what is accepted', () => {
  test('the same content under the same key gives the same receipt; other content is a conflict', async () => {
    const idempotencyKey = 'the-same-key';
    const first = await api.submit({ idempotencyKey });
    const again = await api.submit({ idempotencyKey });
    const other = await api.submit({ idempotencyKey, document: fasterFile(1.1) });
    expect(first).toMatchObject({
      __typename: 'RunAccepted',
      replayed: false,
      lifecycle: 'VALIDATED',
    });
    expect(
      first.__typename === 'RunAccepted' && first.findings.every(({ severity }) => severity === 'WARN'),
    ).toBe(true);
    expect(again).toMatchObject({ __typename: 'RunAccepted', replayed: true });
    expect(again.__typename === 'RunAccepted' && again.receipt).toEqual(
      first.__typename === 'RunAccepted' && first.receipt,
    );
    expect(other.__typename).toBe('Conflict');
    expect(await api.rowCounts()).toMatchObject({ submission: 1, receipt: 1, run: 1, point: 1, score: 1 });
  });

  test('a curve that follows a stored one within 0.1 % under another chip is flagged; one that differs is not', async () => {
    const curve = (speedUp: number, stack: number) => {
      const runs = [0.9, 0.8, 0.7].map((share) =>
        importedRun(fasterFile(speedUp * share), readFixture(MEASURED_CONTEXT)),
      );
      const [run] = runs;
      const system = { ...run?.system, framework: stackOf(stack) };
      return JSON.stringify({ ...run, system, points: runs.flatMap(({ points }) => points) });
    };
    const rulesOf = async (document: string, idempotencyKey: string) => {
      const outcome = await api.submit({ document, context: '', idempotencyKey });
      if (outcome.__typename !== 'RunAccepted') throw new Error(JSON.stringify(outcome));
      return outcome.findings.filter(({ rule }) => rule === 'DUP-POINT').map(({ message }) => message);
    };
    expect(await rulesOf(curve(1, 0), 'curve-original')).toEqual([]);
    expect(await rulesOf(curve(1.01, 1), 'curve-of-its-own')).toEqual([]);
    const [copied] = await rulesOf(curve(1.0005, 2), 'curve-copied');
    expect(copied).toMatch(/^All 3 points lie within 0\.1 % of those of the run of point /);
  });

  test('two at once under one key store one submission', async () => {
    const before = await api.rowCounts();
    const outcomes = await Promise.all(
      [1, 2, 3, 4].map(() => api.submit({ idempotencyKey: 'raced-key', document: fasterFile(1.05) })),
    );
    expect(outcomes.map((outcome) => outcome.__typename)).toEqual(
      Array.from({ length: 4 }, () => 'RunAccepted'),
    );
    expect((await api.rowCounts())['submission']).toBe((before['submission'] ?? 0) + 1);
  });

  test('1.5 times over the bandwidth bound is stored as FLAGGED with the arithmetic and stays off the board', async () => {
    const before = await api.rowCounts();
    // The example's step takes 1.729 times its bound, so dividing its times by 1.5 × 1.729 puts it 1.5 times over.
    const outcome = await api.submit({ document: fasterFile(1.5 * (9.094365886267731 / 5.260163)) });
    expect(outcome).toMatchObject({ __typename: 'RunAccepted', lifecycle: 'FLAGGED' });
    const findings = outcome.__typename === 'RunAccepted' ? outcome.findings : [];
    const finding = findings.find(({ rule }) => rule === 'PHYS-DECODE');
    expect(findings.map(({ rule }) => rule)).toContain('PHYS-BANDWIDTH');
    expect(finding).toMatchObject({
      rule: 'PHYS-DECODE',
      severity: 'FLAG',
      path: 'points[0].latency.tpot.meanSec',
    });
    expect(finding?.message).toMatch(
      /^Decode moves 17\.6 GB per step .* 1 chip gives 3\.35 TB\/s, bound 5\.26 ms, reported 3\.51 ms: 150 % of the bound\.$/,
    );
    const after = await api.rowCounts();
    expect(after['submission']).toBe((before['submission'] ?? 0) + 1);
    expect([after['best_score'], after['slice_stat']]).toEqual([before['best_score'], before['slice_stat']]);
  });

  test('private text of a detailed file is never readable through the run', async () => {
    await api.submit({
      document: readFixture('test/fixtures/vllm/serve-detailed.json'),
      context: readFixture(MEASURED_CONTEXT),
    });
    const { rows } = await api.database.pool.query<{ document: unknown }>('SELECT document FROM run');
    expect(JSON.stringify(rows)).not.toContain('private text');
  });
});

test('the catalogue of rules counts how often each fires on what is stored, and no longer when it is withdrawn', async () => {
  const counts = async () => {
    const { data } = await api.post('{ rules { id fires { findings points } } }');
    return new Map(Counted.parse(data).rules.map(({ id, fires }) => [id, fires]));
  };
  const before = (await counts()).get('STAT-DURATION');
  const submitted = await api.submit({ document: fasterFile(0.77) });
  const after = (await counts()).get('STAT-DURATION');
  expect(after?.points).toBe((before?.points ?? 0) + 1);
  expect(after?.findings).toBe(after?.points);
  expect((await counts()).get('SCHEMA-SHAPE')).toEqual({ findings: 0, points: 0 });
  if (submitted.__typename !== 'RunAccepted') throw new Error('it was not accepted');
  const submission = submitted.receipt?.submissionId ?? '';
  await act(api, 'withdraw', {
    key: api.apiKey,
    submission,
    reason: 'The load was not the one that is stated.',
  });
  expect((await counts()).get('STAT-DURATION')).toEqual(before ?? { findings: 0, points: 0 });
});
