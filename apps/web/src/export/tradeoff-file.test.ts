import type { TradeoffAnswer } from '@inferbench/graphql-documents/tradeoff';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { searchParameters } from '../address/search-parameters.ts';
import { namesTradeoff, readTradeoffRequest, tradeoffQuery } from '../address/tradeoff-request.ts';
import { tradeoffFigure } from '../tradeoff/tradeoff-figure.ts';

const SLICE = {
  model: 'deepseek-r1',
  lengths: { inputTokens: 8192, outputTokens: 1024 },
  precision: null,
  technique: 'PLAIN' as const,
};

const point = (pointId: string, tokensPerSecPerUser: number, tokensPerSecPerChip: number) => ({
  pointId,
  chips: 8,
  prefillChips: null,
  decodeChips: null,
  frameworkVersion: '0.19.0',
  precision: 'fp8',
  layout: 'tp8',
  concurrency: 64,
  tokensPerSecPerUser,
  speedStatistic: 'MEDIAN' as const,
  tokensPerSecPerChip,
  tokensPerSecPerKw: null,
  largeUnit: 'RACK' as const,
  costs: [{ basis: 'RENTED' as const, usdPerMillionOutputTokens: 0.123456789 }],
  energy: [],
  measured: { from: '2025-10', to: '2026-07' },
  configuration: 'INFERRED' as const,
  configurationKey: 'k',
  kind: 'REPORTED' as const,
  example: false,
  source: 'somebody/something',
  submitter: 'InferBench catalogue',
  testedBy: null,
  chipVendor: 'NVIDIA',
  relation: 'PUBLICATION' as const,
  alsoIn: [],
  sourceGrade: 'B',
  evidenceGrade: 'E1' as const,
});
const system = (word: string, chip: string) => ({
  system: word,
  label: `${chip}, vLLM 0.19`,
  chip,
  chipName: chip,
  framework: 'vllm',
  versionGroup: '0.19',
  technique: 'PLAIN' as const,
  mode: 'AGGREGATED' as const,
  checks: [],
});

const ANSWER: TradeoffAnswer = {
  model: SLICE.model,
  modelName: 'DeepSeek R1',
  lengths: SLICE.lengths,
  precision: null,
  technique: 'PLAIN',
  target: { tokensPerSecPerUser: 40, ttft: null, tpot: null, e2e: null },
  sentence: 'DeepSeek R1, 8k/1k, ≥ 40 tokens/s per user, cheapest (rented): b leads.',
  curves: [
    {
      ...system('a', 'a'),
      points: [
        { ...point('p1', 20, 900.123456789), onFront: true },
        { ...point('p2', 30, 700), onFront: true },
      ],
    },
    { ...system('b', 'b'), points: [{ ...point('p3', 41.987654321, 512.34567891), onFront: true }] },
  ],
  ranking: {
    currency: 'USD_PER_MTOK',
    unit: 'USD per million output tokens',
    costBasis: 'RENTED',
    powerBoundary: null,
    ranked: [
      {
        ...system('b', 'b'),
        rank: 1,
        tied: false,
        value: 0.123456789,
        interval: { low: 0.117, high: 0.13, assumed: true },
        next: null,
        point: point('p3', 41.987654321, 512.34567891),
      },
    ],
    typicalKept: [],
    unknown: [],
    misses: [
      {
        ...system('a', 'a'),
        value: 0.05,
        reason: 'MISSES_TARGET',
        detail: 'misses the speed',
        missesBy: 4 / 3,
        point: point('p2', 30, 700),
      },
    ],
    withoutValue: [],
  },
};

test('the chart steps down before it goes on, and has every point of the fronts', () => {
  const figure = tradeoffFigure(ANSWER);
  expect(figure?.table.rows).toHaveLength(3);
  const marks = JSON.stringify(figure?.draw(856).marks);
  expect(marks.match(/line-solid/g)).toHaveLength(1);
  expect(marks.match(/line-interpolated/g)).toHaveLength(1);
  expect(tradeoffFigure({ ...ANSWER, curves: [] })).toBeNull();
});

const view = fc.record({
  slice: fc.record({
    model: fc.stringMatching(/^[a-z][a-z0-9.-]{0,40}$/),
    lengths: fc.record({
      inputTokens: fc.integer({ min: 1, max: 1e7 }),
      outputTokens: fc.integer({ min: 1, max: 1e7 }),
    }),
    precision: fc.constantFrom('FP8' as const, 'FP4' as const, null),
    technique: fc.constantFrom('PLAIN' as const, 'DRAFTING' as const),
  }),
  at: fc.option(fc.integer({ min: 1, max: 1000 })),
  currency: fc.constantFrom('USD_PER_MTOK' as const, 'TOKENS_PER_S_PER_KW' as const),
  basis: fc.constantFrom('RENTED' as const, null),
});
test.prop([view], { numRuns: 1000 })('a view of curves survives its address', (of) => {
  const parameters = searchParameters(new URLSearchParams(tradeoffQuery(of)));
  expect(namesTradeoff(parameters)).toBe(true);
  expect(readTradeoffRequest(parameters)).toEqual({ ...of, model: null, problems: [] });
});

test('what is wrong in an address is said and left out', () => {
  const read = readTradeoffRequest({ of: 'x~y', at: 'fast', currency: 'eur', basis: 'stolen' });
  expect(read.problems.map((problem) => problem.split(':')[0])).toEqual(['of', 'at', 'currency', 'basis']);
  expect(read).toMatchObject({ slice: null, at: null, currency: 'TOKENS_PER_S_PER_CHIP', basis: null });
  expect(namesTradeoff({ model: 'x', phase: 'SERVING' })).toBe(false);
});
