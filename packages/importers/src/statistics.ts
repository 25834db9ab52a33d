import type { Distribution } from '@inferbench/domain/distribution';
import { sampleStatistics } from '@inferbench/domain/sample-statistics';

/** Statistics of per-request values in seconds; standard deviation over the population. Null for no value. */
export function distributionOf(valuesSec: readonly number[]): Distribution | null {
  const n = valuesSec.length;
  const sorted = valuesSec.toSorted((a, b) => a - b);
  const statistics = sampleStatistics(valuesSec);
  if (statistics === null) return null;
  const { meanSec } = statistics;
  const variance = valuesSec.reduce((sum, value) => sum + (value - meanSec) * (value - meanSec), 0) / n;
  return {
    n,
    ...statistics,
    stdSec: Math.sqrt(variance),
    minSec: sorted[0] ?? null,
    maxSec: sorted[n - 1] ?? null,
    origin: 'recomputed',
  };
}
