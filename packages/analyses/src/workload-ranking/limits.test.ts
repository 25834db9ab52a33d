import { checkLimits, type KnownLatency } from './limits.ts';
import { expect, test } from 'vitest';

/** Nothing is known. */
const UNKNOWN_LATENCY: KnownLatency = {
  p50Ms: null,
  p90Ms: null,
  p95Ms: null,
  p99Ms: null,
  meanMs: null,
  isStatic: false,
  ceilingMs: null,
};
const LIMITS = { ttftMs: 500, tpotMs: null, e2eMs: null };
const judged = (known: Partial<KnownLatency>) => {
  const latency = { ...UNKNOWN_LATENCY, ...known };
  const [check] = checkLimits(LIMITS, { TTFT: latency, TPOT: UNKNOWN_LATENCY, E2E: UNKNOWN_LATENCY });
  return [check?.verdict, check?.statistic, check?.valueMs];
};

test.each([
  ['the percentile asked for decides', { p95Ms: 510, p99Ms: 490 }, ['MISSED', 'P95', 510]],
  ['a higher one that keeps it keeps it', { p99Ms: 490 }, ['KEPT', 'P99', 490]],
  ['a higher one that misses it says nothing', { p99Ms: 510 }, ['UNKNOWN', null, null]],
  ['a lower one that misses it misses it', { p90Ms: 510, p99Ms: 700 }, ['MISSED', 'P90', 510]],
  ['a median that misses it misses it', { p50Ms: 510 }, ['MISSED', 'P50', 510]],
  [
    'a lower one that keeps it says nothing, nor does a mean',
    { p90Ms: 490, meanMs: 300 },
    ['UNKNOWN', 'MEAN', 300],
  ],
  ['a mean that misses it misses it', { meanMs: 510 }, ['MISSED', 'MEAN', 510]],
] as const)('%s', (_, known, expected) => {
  expect(judged(known)).toEqual(expected);
});
