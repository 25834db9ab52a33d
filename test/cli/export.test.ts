import { csvComment, csvLine } from '@inferbench/units/csv';
import { ROW_KEYS, rowOf } from '@inferbench/graphql-documents/board-rows';
import { parseSlice } from 'inferbench/commands/export';
import { firstDifference } from 'inferbench/commands/score';
import { printFailure } from 'inferbench/terminal/output';
import { exitCodeOf, check } from 'inferbench/doctor/check';
import { nodeCheck } from 'inferbench/doctor/installation';
import { expect, test } from 'vitest';

test('no cell is a formula, every cell survives a reader of RFC 4180', () => {
  expect(csvLine(['=1+1', '+1', '-1', '@x', '\tx', 'a,b', 'say "x"', null, true, -1.5])).toBe(
    `'=1+1,'+1,'-1,'@x,'\tx,"a,b","say ""x""",,true,-1.5`,
  );
  expect(csvLine(['=HYPERLINK("http://x","y")'])).toBe(`"'=HYPERLINK(""http://x"",""y"")"`);
  expect(csvLine(['a;=1', 'a\t@x', 'a, "-1"', 'a\n=b', 'a-b; c=d'])).toBe(
    `a;'=1,a\t'@x,"a,' ""-1""",a =b,a-b; c=d`,
  );
  expect(csvComment('a\n=b, =c; "+d"')).toBe(`# a =b,' =c; '+d'`);
});

test('a metric that a row lacks is an empty cell with its reason beside it', () => {
  const cell = (
    metric: string,
    value: number | null,
    missing: string | null,
    missingText: string | null,
  ) => ({
    metric,
    value,
    rank: value === null ? null : 1,
    missing,
    missingText,
  });
  const row = rowOf(
    {
      rank: 1,
      tied: false,
      node: {
        value: 5,
        unit: 'TOPS per chip',
        interval: { low: 4, high: 6, assumed: true },
        system: { slug: 's', chips: 1, framework: null, chip: { slug: 'c', vendor: 'v', largeUnit: null } },
        point: {
          id: 'p',
          kind: 'REPORTED',
          example: false,
          lifecycle: 'PUBLISHED',
          submitter: 'InferBench catalogue',
          testedBy: null,
          chipVendor: 'v',
          relation: 'PUBLICATION',
          specificationStanding: 'CATALOGUE',
          evidenceGrade: 'E1',
          configuration: 'INFERRED',
          measured: { from: '2025-10', to: '2026-07' },
          powerBoundary: null,
          batch: 16,
          inputTokens: 1024,
          outputTokens: 1024,
          latency: { tpot: { n: 500, meanMs: 10, p50Ms: 9, p95Ms: 12 } },
        },
        valuePerKw: null,
        normalised: { value: 0.5, reason: null, reference: { chips: 2, precision: 'fp8' } },
        scores: {
          engineVersion: 'e',
          policyVersion: 'v1',
          utilisation: 0.1,
          usdPerMillionOutputTokens: null,
          joulesPerOutputToken: null,
        },
        metrics: [
          cell('USEFUL_TOPS', 5, null, null),
          cell('COST_EFFICIENCY', null, 'NO_PRICE', 'no dated price'),
          cell('ENERGY_EFFICIENCY', 0.01, null, 'not comparable with this column'),
        ],
      },
    } as unknown as Parameters<typeof rowOf>[0],
    (id) => `https://example.org/points/${id}`,
  ); // the fields that a row is made of
  expect(row).toMatchObject({
    usefulTops: 5,
    usefulTopsMissing: null,
    costEfficiency: null,
    costEfficiencyMissing: 'NO_PRICE: no dated price',
    energyEfficiency: null,
    energyEfficiencyMissing: 'not comparable with this column',
    tokensPerSecPerUser: null,
    tpotMsP95: 12,
    usefulTopsRank: 1,
    configuration: 'INFERRED',
    measuredFrom: '2025-10',
    measuredTo: '2026-07',
    normalised: 0.5,
    normalisedBy: '2 × simulated H100 SXM, fp8, per chip',
    normalisedMissing: null,
    costEfficiencyRank: null,
    submitter: 'InferBench catalogue',
    testedBy: null,
    chipVendor: 'v',
    relation: 'PUBLICATION',
    lifecycle: 'PUBLISHED',
    specStanding: 'CATALOGUE',
    permalink: 'https://example.org/points/p',
  });
  expect(ROW_KEYS.toSorted()).toEqual(Object.keys(row).toSorted());
});

test('a slice is written in any case; what is wrong with it is a usage error', () => {
  const text = 'model=llama-3-8b,phase=serving,batch=16,context=1024,precision=fp16,shape=prompt-heavy';
  expect(parseSlice(text)).toEqual({
    model: 'llama-3-8b',
    phase: 'SERVING',
    shape: 'PROMPT_HEAVY',
    batch: 16,
    context: 1024,
    precision: 'FP16',
  });
  expect(() => parseSlice('model=x,phase=serving')).toThrow(expect.objectContaining({ code: 'USAGE' }));
  expect(() => parseSlice(`${text},batc=1`)).toThrow(/Did you mean batch/);
});

test('the first difference has a path, and key order is none', () => {
  expect(firstDifference({ a: 1, b: [1] }, { b: [1], a: 1 })).toBeNull();
  expect(firstDifference({ a: [{ b: 1 }] }, { a: [{ b: 2 }] })).toEqual({
    path: 'a[0].b',
    found: '1',
    wanted: '2',
  });
  expect(firstDifference({}, { a: null })).toEqual({ path: 'a', found: 'nothing', wanted: 'null' });
});

test('doctor: what can come back by itself is 6, what cannot is 3', () => {
  const down = { ...check('database', 'fail', 'x'), retryable: true };
  expect(exitCodeOf([check('a', 'ok', 'x'), check('b', 'warn', 'x'), check('c', 'skip', 'x')])).toBe(0);
  expect(exitCodeOf([down])).toBe(6);
  expect(exitCodeOf([down, check('node', 'fail', 'x')])).toBe(3);
  expect(['20.18.9', '20.19.0', '22.1.0'].map((version) => nodeCheck(version).status)).toEqual([
    'fail',
    'ok',
    'ok',
  ]);
});

test('a bug of ours is exit 1', () => {
  expect(printFailure('chips', new Error('boom'), false)).toBe(1);
});
