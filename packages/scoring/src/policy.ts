import { OWNERSHIP, type OwnershipAssumptions } from '@inferbench/domain/terms/ownership';

/** Scoring policy v1 (docs/metrics.md). Definitions are versioned: a change makes a new version, never an edit. */
export const POLICY_VERSION = 'v1';

/** Entries without an interval get ±5 %, marked assumed (docs/metrics.md#ranks-ties-intervals). */
export const ASSUMED_INTERVAL_SHARE = 0.05;

/**
 * Intervals of percentiles (docs/metrics.md#latency-statistics): resamples, the share of them inside the interval, and where the
 * draws begin.
 */
export const BOOTSTRAP = { resamples: 1_000, coverage: 0.95, seed: 20_260_101 } as const;

/** The policy's assumptions, but for those that a client states. */
export function ownershipUnder(stated: Partial<Stated<OwnershipAssumptions>>): OwnershipAssumptions {
  const given = Object.entries(stated).filter(([, value]) => value !== undefined);
  if (given.length === 0) return OWNERSHIP;
  return { ...OWNERSHIP, ...Object.fromEntries(given) };
}

/** Keys that may be there without a value. */
type Stated<T> = { [K in keyof T]: T[K] | undefined };

export const HOURS_PER_YEAR = 8760;
