import { type Distribution, EMPTY_DISTRIBUTION } from '@inferbench/domain/terms/distribution';
import type { RequestsPoint } from '@inferbench/domain/runs/point';
import { summaryPoint } from '@inferbench/importers/shared/summary-point';
import { SLO_PRESETS } from '@inferbench/domain/terms/slo';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { goodputMetric, goodputOf } from '@inferbench/scoring/goodput';
import { wilsonInterval } from '@inferbench/scoring/wilson';

const COUNTS = { failed: 0, cancelled: 0, inputTokens: 1000, outputTokens: 1000 };

function point(more: Partial<RequestsPoint>, issued = 4, completed = issued): RequestsPoint {
  return {
    measurement: 'requests',
    phase: 'SERVING',
    toolRates: null,
    load: { mode: 'closed', concurrencyLimit: 8, requestRatePerSec: null },
    counts: { ...COUNTS, issued, completed },
    perRequest: null,
    durationSec: 10,
    latency: { ttft: null, tpot: null, itl: null, e2e: null },
    power: null,
    ...more,
  };
}

const NONE = { ttftMs: null, tpotMs: null, e2eMs: null };

const requests = fc.array(
  fc.record({
    ttftSec: fc.double({ min: 0, max: 2, noNaN: true }),
    tpotSec: fc.option(fc.double({ min: 0, max: 0.2, noNaN: true })),
    e2eSec: fc.double({ min: 0, max: 20, noNaN: true }),
  }),
  { minLength: 1, maxLength: 50 },
);
const limit = (max: number) => fc.option(fc.integer({ min: 1, max }));
const slos = fc.record({ ttftMs: limit(2500), tpotMs: limit(250), e2eMs: limit(25_000) });

describe('goodput from single requests', () => {
  test.prop([requests, slos, fc.integer({ min: 0, max: 20 })])(
    'is the count of those that keep every limit',
    (list, slo, lost) => {
      const issued = list.length + lost;
      const samples = {
        ttftSec: list.map((each) => each.ttftSec),
        tpotSec: list.map((each) => each.tpotSec),
        e2eSec: list.map((each) => each.e2eSec),
      };
      let good = 0;
      for (const each of list) {
        if (slo.ttftMs !== null && each.ttftSec * 1e3 > slo.ttftMs) continue;
        if (slo.tpotMs !== null && each.tpotSec !== null && each.tpotSec * 1e3 > slo.tpotMs) continue;
        if (slo.e2eMs !== null && each.e2eSec * 1e3 > slo.e2eMs) continue;
        good += 1;
      }
      const found = goodputOf(point({ samples }, issued, list.length), 2, slo);
      expect(found).toMatchObject({ basis: 'REQUESTS', fraction: good / issued });
      expect(found?.requestsPerSecPerChip).toBeCloseTo(good / 10 / 2, 12);
      expect(found?.low).toBeLessThanOrEqual(good / issued);
      expect(found?.high).toBeGreaterThanOrEqual(good / issued);
    },
  );

  test('of 4 sent, 3 answered and 2 in time: a half, 0.2 a second and chip', () => {
    const samples = { ttftSec: [0.1, 0.4, 0.9], tpotSec: [0.02, 0.05, 0.02], e2eSec: [1, 2, 3] };
    const found = goodputOf(point({ samples }, 4, 3), 1, SLO_PRESETS.CHATBOT);
    expect(found).toMatchObject({ fraction: 0.5, sentPerSecPerChip: 0.4, requestsPerSecPerChip: 0.2 });
    expect(goodputMetric(found)).toMatchObject({ present: true, value: 0.2, interval: { assumed: false } });
  });
});

describe('goodput from percentiles', () => {
  const distribution = (n: number, p50Sec: number, p95Sec: number): Distribution => ({
    ...EMPTY_DISTRIBUTION,
    n,
    meanSec: p50Sec,
    p50Sec,
    p95Sec,
  });
  const latency = {
    ttft: distribution(100, 0.2, 0.4),
    tpot: distribution(100, 0.04, 0.06),
    itl: null,
    e2e: null,
  };

  test('at least 1 − 0.05 − 0.5 = 0.45 and at most 0.95 of the answered, which are 9 of 10', () => {
    const found = goodputOf(point({ latency }, 100, 90), 1, SLO_PRESETS.CHATBOT);
    expect(found).toMatchObject({ basis: 'BOUNDED' });
    expect(found?.low).toBeCloseTo(0.45 * 0.9, 12);
    expect(found?.fraction).toBe(found?.low);
    expect(found?.high).toBeCloseTo(0.95 * 0.9, 12);
  });

  test.prop([requests, slos])('holds what the requests say', (list, slo) => {
    const samples = {
      ttftSec: list.map((each) => each.ttftSec),
      tpotSec: list.map((each) => each.tpotSec ?? 0),
      e2eSec: list.map((each) => each.e2eSec),
    };
    const of = (values: readonly number[]): Distribution => {
      const sorted = values.toSorted((a, b) => a - b);
      // The value that at least half, and 95 %, of the requests do not exceed; enough samples are pretended.
      const at = (q: number) => sorted[Math.ceil(q * sorted.length) - 1] ?? 0;
      return { ...distribution(1000, at(0.5), at(0.95)), minSec: sorted[0] ?? 0, maxSec: sorted.at(-1) ?? 0 };
    };
    const whole = point({ samples }, list.length);
    const { samples: _, ...rest } = whole;
    const known = {
      ttft: of(samples.ttftSec),
      tpot: of(samples.tpotSec),
      itl: null,
      e2e: of(samples.e2eSec),
    };
    const [exact, bounded] = [goodputOf(whole, 1, slo), goodputOf({ ...rest, latency: known }, 1, slo)];
    expect(bounded?.low).toBeLessThanOrEqual((exact?.fraction ?? 0) + 1e-9);
  });

  test('without latencies there is none, without limits all that was answered', () => {
    expect(goodputOf(point({}), 1, SLO_PRESETS.CHATBOT)).toBeNull();
    expect(goodputMetric(null)).toMatchObject({ present: false, reason: 'NOT_REPORTED' });
    expect(goodputOf(point({}, 10, 9), 1, NONE)).toMatchObject({ fraction: 0.9, low: 0.9, high: 0.9 });
  });
});

test('Wilson: 8 of 10 is known within 0.490 and 0.943; none of 10 within 0 and 0.278', () => {
  expect(wilsonInterval(8, 10).low).toBeCloseTo(0.4901625, 6);
  expect(wilsonInterval(8, 10).high).toBeCloseTo(0.9433178, 6);
  expect(wilsonInterval(0, 10)).toEqual({ low: 0, high: expect.closeTo(0.2775328, 6) as number });
});

describe('goodput of a publication', () => {
  /** 10 requests a second on 2 chips; TTFT p90 0.4 and p95 0.6 s, TPOT p97 49 and p99 52 ms. */
  const stated = summaryPoint({
    phase: 'SERVING',
    batch: 8,
    batchBasis: 'ACHIEVED',
    inputTokens: 1000,
    outputTokens: 200,
    latency: {
      ttft: { ...EMPTY_DISTRIBUTION, p90Sec: 0.4, p95Sec: 0.6 },
      tpot: { ...EMPTY_DISTRIBUTION, p97Sec: 0.049, p99Sec: 0.052 },
      itl: null,
      e2e: null,
    },
    load: { offeredRequestsPerSec: 10, completedRequestsPerSec: 10, meanInFlight: null },
    reported: {
      sourceGrade: 'B',
      rows: [{ id: 'm0001', metric: 'ttft_ms', value: 400, statistic: 'p90', section: null }],
      notes: null,
    },
  });

  test('lies between 1 − (0.1 + 0.03) and 0.95 by its percentiles, whatever their number of requests', () => {
    const found = goodputOf(stated, 2, SLO_PRESETS.CHATBOT);
    expect(found).toMatchObject({ basis: 'BOUNDED', sentPerSecPerChip: 5 });
    expect(found?.low).toBeCloseTo(0.87, 12);
    expect(found?.high).toBeCloseTo(0.95, 12);
    expect(found?.requestsPerSecPerChip).toBeCloseTo(4.35, 12);
  });

  test('is not known without a rate, or of figures that nobody published', () => {
    const { load: _, ...without } = stated;
    expect(goodputOf(without, 2, SLO_PRESETS.CHATBOT)).toBeNull();
    expect(goodputOf({ ...stated, reported: null }, 2, SLO_PRESETS.CHATBOT)).toBeNull();
  });
});
