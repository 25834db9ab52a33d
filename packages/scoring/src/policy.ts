/** Scoring policy v1 (metrics.md). Definitions are versioned: a change makes a new version, never an edit. */
export const POLICY_VERSION = 'v1';

/** Entries without an interval get ±5 %, marked assumed (metrics.md 8). */
export const ASSUMED_INTERVAL_SHARE = 0.05;

/** Percentile q counts with n ≥ 5 ÷ (1 − q) samples (metrics.md 7): p90 50, p95 100, p99 500. */
export const SAMPLES_PER_TAIL = 5;
