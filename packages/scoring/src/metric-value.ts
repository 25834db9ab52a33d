import type { MetricValue, MissingReason } from '@inferbench/domain/terms/metric';
import { rangedBy } from '@inferbench/domain/terms/ranged';
import { ASSUMED_INTERVAL_SHARE } from './policy.ts';

/**
 * A value with the interval of its replicates; a run without any gets ±5 %, marked assumed. `durationShare` widens it where
 * the time that it was divided by is only known that well.
 */
export function withInterval(value: number, replicateShare: number | null, durationShare = 0): MetricValue {
  const share = (replicateShare ?? ASSUMED_INTERVAL_SHARE) + durationShare;
  const { low, high } = rangedBy(value, share);
  return {
    present: true,
    value,
    interval: { low, high, assumed: replicateShare === null },
  };
}

/** A value whose run gave no interval: ±5 %, marked assumed. */
export function withAssumedInterval(value: number): MetricValue {
  return withInterval(value, null);
}

/** No value, and why. */
export function missing(reason: MissingReason, detail: string): MetricValue {
  return { present: false, reason, detail };
}
