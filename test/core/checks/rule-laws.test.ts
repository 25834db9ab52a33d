import { catalogue } from '@inferbench/catalogue/catalogue';
import { PrecisionWord } from '@inferbench/domain/terms/precision';
import { Phase } from '@inferbench/domain/terms/slice';
import { Run } from '@inferbench/domain/runs/run';
import { evaluateRun } from '@inferbench/evaluation/evaluate-run';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanRun } from '../../testkit/clean-run.ts';

const [chips, models] = [[...catalogue.chips.keys()], [...catalogue.models.keys()]];

/** Ordinary figures and the ends of what the schema allows. */
const span = (low: number, high: number) =>
  fc.oneof(
    fc.constantFrom(low, high),
    fc.double({ min: 0, max: 1, noNaN: true }).map((x) => low * (high / low) ** x),
  );
const nullable = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null, freq: 3 });
const whole = (high: number) => fc.oneof(fc.constantFrom(0, 1, high), fc.nat(100_000));

const power = nullable(
  fc.record({
    boundary: fc.constantFrom('wall', 'device_sensor', 'provisioned'),
    averageWatts: span(1e-3, 1e9),
    energyJoules: nullable(span(1e-6, 1e15)),
    windowSec: nullable(span(1e-6, 1e9)),
  }),
);

const seconds = nullable(fc.oneof(fc.constant(0), span(1e-9, 1e9)));
const distribution = nullable(
  fc.record({
    n: nullable(fc.nat(10_000)),
    meanSec: seconds,
    stdSec: seconds,
    minSec: seconds,
    p50Sec: seconds,
    p90Sec: seconds,
    p95Sec: seconds,
    p99Sec: seconds,
    maxSec: seconds,
    origin: fc.constantFrom('reported', 'recomputed'),
  }),
);

const sample = fc.oneof(fc.constant(0), span(1e-9, 1e9));
const samples = fc.array(fc.tuple(sample, nullable(sample), sample), { maxLength: 12 }).map((rows) => ({
  ttftSec: rows.map(([ttft]) => ttft),
  tpotSec: rows.map(([, tpot]) => tpot),
  e2eSec: rows.map(([, , e2e]) => e2e),
}));

const requests = fc.record({
  measurement: fc.constant('requests'),
  phase: fc.constant('SERVING'),
  load: fc.record({
    mode: fc.constantFrom('closed', 'open', 'burst'),
    concurrencyLimit: nullable(fc.integer({ min: 1, max: 1e6 })),
    requestRatePerSec: nullable(span(1e-3, 1e6)),
  }),
  counts: fc.record({
    issued: whole(1e15),
    completed: whole(1e15),
    failed: whole(1e15),
    cancelled: whole(1e15),
    inputTokens: whole(1e15),
    outputTokens: whole(1e15),
  }),
  perRequest: fc.constant(null),
  durationSec: span(1e-6, 1e9),
  toolRates: nullable(fc.record({ requestsPerSec: nullable(sample), outputTokensPerSec: nullable(sample) })),
  latency: fc.record({ ttft: distribution, tpot: distribution, itl: distribution, e2e: distribution }),
  samples: fc.oneof(fc.constant(undefined), samples),
  power,
});

const rate = nullable(span(1e-9, 1e15));
const time = nullable(span(1e-9, 1e9));
const length = nullable(fc.oneof(fc.constant(0), span(1, 1e9)));
const summary = fc.record({
  measurement: fc.constant('summary'),
  phase: fc.constantFrom(...Phase.options),
  batch: nullable(span(0.01, 1e7)),
  batchBasis: fc.constantFrom('STATIC', 'ACHIEVED', 'DECLARED'),
  inputTokens: length,
  outputTokens: length,
  contextTokens: length,
  nominal: fc.option(
    fc.record({
      inputTokens: fc.integer({ min: 0, max: 100_000 }),
      outputTokens: fc.integer({ min: 1, max: 100_000 }),
      lowShare: fc.constantFrom(0, 0.8, 1),
      highShare: fc.constantFrom(0, 0.5, 1),
    }),
    { nil: undefined },
  ),
  latency: fc.option(
    fc.record({ ttft: distribution, tpot: distribution, itl: distribution, e2e: distribution }),
    { nil: undefined },
  ),
  iterations: nullable(fc.integer({ min: 1, max: 10 })),
  prefillLatencySec: time,
  tpotSec: time,
  e2eLatencySec: time,
  outputTokensPerSec: rate,
  imagesPerSec: rate,
  imageLatencySec: time,
  power,
  energy: nullable(fc.record({ joulesPerOutputToken: rate, joulesPerRequest: rate, joulesPerImage: rate })),
  derived: fc.constant([]),
  reported: fc.constant(null),
});

const runs = fc
  .record({
    chip: fc.constantFrom(...chips),
    chips: fc.constantFrom(1, 2, 8, 64),
    split: fc.constantFrom([null, null], [1, null], [2, null], [1, 2], [null, 8]),
    model: fc.constantFrom(...models),
    weights: fc.constantFrom(...PrecisionWord.options),
    kv: nullable(fc.constantFrom(...PrecisionWord.options)),
    hits: nullable(fc.constantFrom(0, 0.3, 1)),
    prefixCache: fc.constantFrom(undefined, 'on' as const, 'off' as const),
    speculative: nullable(
      fc.record({
        method: fc.constantFrom('eagle', 'ngram'),
        draftModel: fc.constantFrom(null, 'llama-3-8b'),
        draftTokens: fc.integer({ min: 1, max: 20 }),
        meanAcceptedTokens: span(1, 30),
      }),
    ),
    maxContextTokens: fc.constantFrom(undefined, 1, 4096, 1e9),
    points: fc.array(fc.oneof(requests, summary), { minLength: 1, maxLength: 3 }),
  })
  .map(
    ({
      chip,
      chips: count,
      split,
      model,
      weights,
      kv,
      hits,
      prefixCache,
      speculative,
      maxContextTokens,
      points,
    }) => {
      const base = cleanRun();
      const [tensorParallel, pipelineParallel] = split;
      return {
        ...base,
        system: { ...base.system, chip, chips: count, tensorParallel, pipelineParallel, maxContextTokens },
        model: { servedName: model, slug: model },
        precision: { weights, activations: null, kv },
        techniques: { speculative, prefixCacheHitRate: hits, prefixCache },
        points,
      };
    },
  );

test('no rule throws on a valid point, however extreme, and every finding says what, where, why and how to fix it', () => {
  let judged = 0;
  fc.assert(
    fc.property(runs, (run) => {
      if (!Run.safeParse(run).success) return;
      judged += 1;
      for (const finding of evaluateRun(run, catalogue).findings) {
        const { path, message, value, expected, fix } = finding;
        expect([path, message, value, expected, fix].every((text) => text !== null && text !== '')).toBe(
          true,
        );
        expect(`${message} ${value} ${expected}`).not.toMatch(/NaN|undefined|Infinity|n\/a/);
        expect(fix).toMatch(/\.$/);
      }
    }),
    { numRuns: 300, seed: 20261121 },
  );
  expect(judged).toBeGreaterThan(250);
}, 60_000);
