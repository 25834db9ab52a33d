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
  // Optional, left out where not stated: the content hash of what was stored before they existed stays.
  p75Sec: seconds.optional(),
  p97Sec: seconds.optional(),
  p999Sec: seconds.optional(),
  /** `recomputed` from per-request data by us, or `reported` by the tool. */
  origin: z.enum(['reported', 'recomputed']),
});
export type Distribution = z.infer<typeof Distribution>;

/** Distribution of which nothing is known yet: what a source states takes the place of a null. */
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

/** Shares of requests behind every percentile that a source may state, in rising order. */
export const STATED_PERCENTILES = {
  p50Sec: 0.5,
  p75Sec: 0.75,
  p90Sec: 0.9,
  p95Sec: 0.95,
  p97Sec: 0.97,
  p99Sec: 0.99,
  p999Sec: 0.999,
} as const;
export type StatedPercentileKey = keyof typeof STATED_PERCENTILES;

/** Keys of the same, from the lowest up. */
export const STATED_PERCENTILE_KEYS = [
  'p50Sec',
  'p75Sec',
  'p90Sec',
  'p95Sec',
  'p97Sec',
  'p99Sec',
  'p999Sec',
] as const satisfies readonly StatedPercentileKey[];

/** Keys of percentiles, from the lowest up. */
export const PERCENTILE_KEYS = [
  'p50Sec',
  'p90Sec',
  'p95Sec',
  'p99Sec',
] as const satisfies readonly PercentileKey[];
