import { intervalRatio } from '@inferbench/domain/terms/interval-ratio';
import type { MetricValue } from '@inferbench/domain/terms/metric';
import { missing } from './metric-value.ts';

/** A value of one system at one context. */
export interface AtContext {
  /** Slug of the system. */
  system: string;
  /** Exact batch. */
  batch: number;
  /** Tokens. */
  context: number;
  /** Value in the unit of its metric. */
  value: MetricValue;
}

/**
 * retention = value at the long context ÷ value at the short one, same system and batch, a pure number
 * (docs/metrics.md#context-retention); its interval is the quotient of both intervals' ends. The quotient is the same for metrics
 * of which less is better and reads the other way: 0.8 of a throughput is a fifth lost, 1.25 of a latency is a quarter longer.
 */
export function contextRetention(one: AtContext, other: AtContext): MetricValue {
  if (one.system !== other.system)
    return missing('NOT_APPLICABLE', 'the two values are of different systems');
  if (one.batch !== other.batch) return missing('NOT_APPLICABLE', 'the two values have different batches');
  if (one.context === other.context) return missing('NOT_REPORTED', 'there is no value at a second context');
  const [short, long] = one.context < other.context ? [one.value, other.value] : [other.value, one.value];
  if (!short.present) return short;
  if (!long.present) return long;
  const kept = intervalRatio(
    { value: long.value, ...long.interval },
    { value: short.value, ...short.interval },
  );
  if (kept === null) return missing('NOT_APPLICABLE', 'nothing is kept of a value of 0');
  const { value, low, high } = kept;
  return {
    present: true,
    value,
    interval: { low, high, assumed: long.interval.assumed || short.interval.assumed },
  };
}
