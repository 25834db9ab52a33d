import type { MetricValue, MissingReason } from '@inferbench/domain/metric';
import { ASSUMED_INTERVAL_SHARE } from './policy.ts';

/** A value whose run gave no interval: ±5 %, marked assumed. */
export function withAssumedInterval(value: number): MetricValue {
  return {
    present: true,
    value,
    interval: {
      low: value * (1 - ASSUMED_INTERVAL_SHARE),
      high: value * (1 + ASSUMED_INTERVAL_SHARE),
      assumed: true,
    },
  };
}

/** No value, and why. */
export function missing(reason: MissingReason, detail: string): MetricValue {
  return { present: false, reason, detail };
}
