import type { Distribution } from '@inferbench/domain/terms/distribution';
import { sampleStatistics } from '@inferbench/domain/terms/sample-statistics';

/** Statistics of per-request values in seconds; standard deviation over the population. Null for no value. */
export function distributionOf(valuesSec: readonly number[]): Distribution | null {
  const n = valuesSec.length;
  const statistics = sampleStatistics(valuesSec);
  if (statistics === null) return null;
  const { meanSec } = statistics;
  const edge = (of: (a: number, b: number) => number) => valuesSec.reduce((a, b) => of(a, b));
  const variance = valuesSec.reduce((sum, value) => sum + (value - meanSec) * (value - meanSec), 0) / n;
  return {
    n,
    ...statistics,
    stdSec: Math.sqrt(variance),
    minSec: edge(Math.min),
    maxSec: edge(Math.max),
    origin: 'recomputed',
  };
}
