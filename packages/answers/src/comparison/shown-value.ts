import type { ComparedMetric } from './shape.ts';
import { formatNumber, formatPercent, formatUsd } from '@inferbench/units/format';

/** A value of a metric as it stands beside its bar: $2.19, 57 %, 772. */
export function formatShown(metric: ComparedMetric, value: number | null): string {
  if (value === null) return 'unknown';
  if (metric === 'PRICE') return formatUsd(value);
  return metric === 'FLEXIBILITY' ? formatPercent(value) : formatNumber(value);
}
