import type { Chip } from '@inferbench/domain/chips/chip';
import type { RequestsPoint } from '@inferbench/domain/runs/point';
import { rentedUsdPerChipHour } from '@inferbench/scoring/cost-inputs';
import { type ScoreInput, scorePoint } from '@inferbench/scoring/score-point';
import { threeWaySplit } from '@inferbench/scoring/split';
import { workOf } from '@inferbench/scoring/work';
import { describe, expect, test } from 'vitest';
import { testChip } from '../../testkit/chip.ts';

const POINT: RequestsPoint = {
  measurement: 'requests',
  phase: 'SERVING',
  toolRates: null,
  load: { mode: 'closed', concurrencyLimit: 8, requestRatePerSec: null },
  counts: {
    issued: 100,
    completed: 100,
    failed: 0,
    cancelled: 0,
    inputTokens: 100_000,
    outputTokens: 20_000,
  },
  perRequest: null,
  durationSec: 50,
  latency: { ttft: null, tpot: null, itl: null, e2e: null },
  power: { boundary: 'wall', averageWatts: 1500, energyJoules: null, windowSec: 50, coverage: 1 },
};

function rented(...usdPerHour: number[]): Chip {
  const offer = {
    provider: 'p',
    date: 'from 2026-01-15',
    kind: 'on-demand',
    source: 's',
    confidence: 'datasheet',
  };
  const rentalOffers = usdPerHour.map((usd) => ({ ...offer, usdPerHour: usd }) as const);
  return { ...testChip(), rentalOffers } as Chip;
}

/** Two chips of 100 TFLOP/s, 3 · 10¹⁵ FLOPs in 50 s, rented at 3, 4 and 9 USD an hour. */
function metricsOf(changes: Partial<ScoreInput> = {}) {
  const point = changes.point ?? POINT;
  return scorePoint({
    point,
    isReported: false,
    chip: rented(9, 3, 4),
    placement: {
      chips: 2,
      tensorParallel: 2,
      pipelineParallel: 1,
      replicas: 1,
      expertParallel: 1,
      attentionParallel: 1,
    },
    peak: { denseOpsPerSec: 1e14, precision: 'fp16' },
    work: workOf(point),
    flops: { ok: true, value: { prefill: 2e15, decode: 1e15 } },
    simulated: { present: false, reason: 'NOT_COMPUTED', detail: '' },
    load: null,
    flexibility: { present: false, reason: 'NOT_COMPUTED', detail: '' },
    model: { name: 'm', charsPerToken: null },
    replicateShare: null,
    engineVersion: '1',
    inputHash: '',
    ...changes,
  }).metrics;
}

describe('metrics of a run, by hand', () => {
  test('useful TOPS are 3e15 ÷ 50 s ÷ 2 chips = 30, ± the assumed 5 %', () => {
    const metrics = metricsOf();
    const { USEFUL_TOPS } = metrics;
    expect(USEFUL_TOPS).toMatchObject({ present: true, value: 30, interval: { assumed: true } });
    if (!USEFUL_TOPS.present) throw new Error('present');
    expect(USEFUL_TOPS.interval?.low).toBeCloseTo(28.5, 10);
    expect(USEFUL_TOPS.interval?.high).toBeCloseTo(31.5, 10);
  });

  test('60 TOPS of both chips ÷ 8 USD an hour, and ÷ 1,500 W', () => {
    const metrics = metricsOf();
    expect(metrics.COST_EFFICIENCY).toMatchObject({ value: 7.5 });
    expect(metrics.ENERGY_EFFICIENCY).toMatchObject({ value: 0.04 });
  });

  test('an offer without a date, of whatever price, does not count: still 60 ÷ 8', () => {
    const chip = rented(9, 3, 4);
    const undated = chip.rentalOffers.map((offer) => ({ ...offer, usdPerHour: 1, date: 'undated' }));
    const rentalOffers = [...chip.rentalOffers, ...undated];
    expect(metricsOf({ chip: { ...chip, rentalOffers } }).COST_EFFICIENCY).toMatchObject({ value: 7.5 });
    expect(rentedUsdPerChipHour({ ...chip, rentalOffers: undated })).toBeNull();
  });

  test('20,000 tokens ÷ 50 s ÷ 2 chips, and 50 s of 8 USD an hour for them', () => {
    const metrics = metricsOf();
    expect(metrics.TOKENS_PER_S_PER_CHIP).toMatchObject({ value: 200 });
    const usd = metrics.USD_PER_MTOK;
    expect(usd.present && usd.value).toBeCloseTo((8 * 50 * 50) / 3600, 10);
  });
});

describe('what a run lacks', () => {
  test('without timed work no rate, with the reason of the work', () => {
    const point = { ...POINT, counts: { ...POINT.counts, completed: 0 } };
    const none = { present: false, reason: 'NOT_REPORTED', detail: 'no completed request with an answer' };
    expect(metricsOf({ point })).toMatchObject({
      USEFUL_TOPS: none,
      COST_EFFICIENCY: none,
      ENERGY_EFFICIENCY: none,
      TOKENS_PER_S_PER_CHIP: none,
      USD_PER_MTOK: none,
    });
  });

  test('without a graph no useful work, but tokens and their price', () => {
    const metrics = metricsOf({
      flops: { ok: false, error: { reason: 'NOT_COMPUTED', detail: 'no graph' } },
    });
    expect(metrics.USEFUL_TOPS).toMatchObject({ present: false, reason: 'NOT_COMPUTED' });
    expect(metrics.COST_EFFICIENCY).toMatchObject({ present: false, reason: 'NOT_COMPUTED' });
    expect(metrics.TOKENS_PER_S_PER_CHIP).toMatchObject({ value: 200 });
    expect(metrics.USD_PER_MTOK).toMatchObject({ present: true });
  });

  test('without a price or a meter no value of those, and the others stay', () => {
    const metrics = metricsOf({ chip: testChip(), point: { ...POINT, power: null } });
    expect(metrics.COST_EFFICIENCY).toMatchObject({ present: false, reason: 'NO_PRICE' });
    expect(metrics.USD_PER_MTOK).toMatchObject({ present: false, reason: 'NO_PRICE' });
    expect(metrics.ENERGY_EFFICIENCY).toMatchObject({ present: false, reason: 'NO_POWER' });
    expect(metrics.USEFUL_TOPS).toMatchObject({ value: 30 });
  });

  test('without answer tokens (a prefill) no rate of tokens, and no price of one', () => {
    const work = workOf(POINT);
    if (!work.ok) throw new Error('has work');
    const metrics = metricsOf({ work: { ok: true, value: { ...work.value, outputTokens: 0 } } });
    expect(metrics.TOKENS_PER_S_PER_CHIP).toMatchObject({ present: false, reason: 'NOT_APPLICABLE' });
    expect(metrics.USD_PER_MTOK).toMatchObject({ present: false, reason: 'NOT_APPLICABLE' });
    expect(metrics.USEFUL_TOPS).toMatchObject({ value: 30 });
  });
});

const SPLIT = {
  flops: 1e12,
  peakOpsPerSec: 1e12,
  plainIdealSec: 2,
  idealSec: 2,
  attainableSec: 4,
  limitedBy: 'kv',
  errorBarShare: 0.3,
  load: null,
} as const;

test('a split without a measurement has no software factor, and says nothing of software', () => {
  const published = threeWaySplit({ ...SPLIT, measuredSec: null });
  expect(published).toMatchObject({ algorithm: 0.5, hardware: 0.5, software: null });
  expect(published.sentence).not.toContain('software');
  expect(threeWaySplit({ ...SPLIT, measuredSec: 5 })).toMatchObject({ software: 0.8 });
  expect(threeWaySplit({ ...SPLIT, measuredSec: 5 }).sentence).toMatch(/software delivers 80(\.0)? %/);
});

test('a split calls no share what is more than all', () => {
  const said = (measuredSec: number) => threeWaySplit({ ...SPLIT, measuredSec }).sentence;
  expect(said(4)).toContain('the software delivers 100 % of what is attainable');
  expect(said(3.2)).toContain('the run is 1.25 times as fast as the simulator expects of the best stack');
  // Tokens that choose few experts read less: what is faster than this bound need not break a check.
  expect(said(1)).toContain(
    'the run is 2 times as fast as the bound of an average load (mean lengths, experts chosen evenly where there are any), and the checks say whether that is possible',
  );
});

test('S is the stack times the share of the load, and the product of the split does not know of it', () => {
  const input = { ...SPLIT, measuredSec: 10 };
  const without = threeWaySplit({ ...input, load: null });
  expect(without).not.toHaveProperty('load');
  // 4 s of work in 10 s, and work for half of them: 0.4 = 0.8 × 0.5.
  const half = threeWaySplit({ ...input, load: { share: 0.5, reason: null } });
  expect(half).toEqual({ ...without, load: { share: 0.5, stack: 0.8, reason: null } });
  const unknown = { share: null, reason: 'nobody said' } as const;
  expect(threeWaySplit({ ...input, load: unknown }).load).toEqual({ ...unknown, stack: null });
  expect(threeWaySplit({ ...input, measuredSec: null, load: { share: 0.5, reason: null } }).load?.stack).toBe(
    null,
  );
});
