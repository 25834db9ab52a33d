import type { Distribution } from '@inferbench/domain/terms/distribution';
import type { Point } from '@inferbench/domain/runs/point';
import { expect, test } from 'vitest';
import { samplesNeeded } from '@inferbench/domain/terms/sample-statistics';
import { percentileMs, pointLatency } from './latency.ts';

const distribution = (n: number | null): Distribution => ({
  n,
  meanSec: 0.01,
  stdSec: null,
  minSec: null,
  p50Sec: 0.01,
  p90Sec: null,
  p95Sec: 0.02,
  p99Sec: 0.03,
  maxSec: null,
  origin: 'reported',
});

test('percentile q counts from 5 ÷ (1 − q) samples on', () => {
  expect((['p50Sec', 'p90Sec', 'p95Sec', 'p99Sec'] as const).map(samplesNeeded)).toEqual([10, 50, 100, 500]);
});

test.each([
  ['p95Sec', 100, true],
  ['p95Sec', 99, 'INSUFFICIENT_SAMPLES'],
  ['p95Sec', null, 'INSUFFICIENT_SAMPLES'],
  ['p99Sec', 499, 'INSUFFICIENT_SAMPLES'],
  ['p90Sec', 1000, 'NOT_REPORTED'],
] as const)('%s of %s samples: %s', (key, n, expected) => {
  const metric = percentileMs(distribution(n), key);
  expect(metric.present ? true : metric.reason).toBe(expected);
});

test.each([
  ['p95Sec', null, true],
  ['p90Sec', null, 'NOT_REPORTED'],
  ['p95Sec', 99, 'INSUFFICIENT_SAMPLES'],
] as const)('%s that a publication states of %s samples: %s', (key, n, expected) => {
  const metric = percentileMs(distribution(n), key, { isPublished: true });
  expect(metric.present ? true : metric.reason).toBe(expected);
});

test.each([
  [null, 'the source states nothing of it'],
  [0.02, 'the source states a mean only'],
])('a percentile is missing with what the source states beside it: mean %s', (tpotSec, detail) => {
  const none = { prefillLatencySec: null, e2eLatencySec: null };
  const point = {
    measurement: 'summary',
    latency: null,
    reported: null,
    tpotSec,
    ...none,
  } as unknown as Point; // the latencies read these fields and no others
  expect(pointLatency(point).tpot.p95Ms).toMatchObject({ present: false, detail });
});
