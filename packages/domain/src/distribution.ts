import { z } from 'zod';

const seconds = z.number().nonnegative().max(1e9).nullable();

/** A latency distribution in seconds. `n` counts its samples; absent statistics are null and are never interpolated. */
export const Distribution = z.strictObject({
  n: z.int().nonnegative().nullable(),
  meanSec: seconds,
  stdSec: seconds,
  minSec: seconds,
  p50Sec: seconds,
  p90Sec: seconds,
  p95Sec: seconds,
  p99Sec: seconds,
  maxSec: seconds,
  /** `recomputed` from per-request data by us, or `reported` by the tool. */
  origin: z.enum(['reported', 'recomputed']),
});
export type Distribution = z.infer<typeof Distribution>;

/** Of which nothing is known yet: what a source states takes the place of a null. */
export const EMPTY_DISTRIBUTION: Readonly<Distribution> = {
  n: null,
  meanSec: null,
  stdSec: null,
  minSec: null,
  p50Sec: null,
  p90Sec: null,
  p95Sec: null,
  p99Sec: null,
  maxSec: null,
  origin: 'reported',
};

export const PERCENTILES = { p50Sec: 0.5, p90Sec: 0.9, p95Sec: 0.95, p99Sec: 0.99 } as const;
export type PercentileKey = keyof typeof PERCENTILES;

/** From the lowest up. */
export const PERCENTILE_KEYS = [
  'p50Sec',
  'p90Sec',
  'p95Sec',
  'p99Sec',
] as const satisfies readonly PercentileKey[];
