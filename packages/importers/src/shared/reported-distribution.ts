import type { Distribution } from '@inferbench/domain/terms/distribution';
import { MS_PER_SEC, NS_PER_SEC } from '@inferbench/units/si';
import type { FieldReader } from './field-reader.ts';
import { soundDistribution } from './sound-distribution.ts';

const PER_SEC = { s: 1, ms: MS_PER_SEC, ns: NS_PER_SEC } as const;
export type TimeUnit = keyof typeof PER_SEC;

export type Statistic = Exclude<keyof Distribution, 'n' | 'origin'>;

export interface ReportedKeys {
  /** Where the distribution stands in our run. */
  path: string;
  unit: TimeUnit;
  /** Samples behind it; null where the file does not say. */
  n: number | null;
  /** The tool's key of each statistic it gives. */
  keys: Partial<Record<Statistic, string>>;
}

/** A tool's own statistics, each as `sec` reads its key; null for those without one. */
export function readStatistics(
  n: number | null,
  keys: ReportedKeys['keys'],
  sec: (key: string, statistic: Statistic) => number | null,
): Distribution {
  const read = (statistic: Statistic) => {
    const key = keys[statistic];
    return key === undefined ? null : sec(key, statistic);
  };
  return {
    n,
    meanSec: read('meanSec'),
    stdSec: read('stdSec'),
    minSec: read('minSec'),
    p50Sec: read('p50Sec'),
    p90Sec: read('p90Sec'),
    p95Sec: read('p95Sec'),
    p99Sec: read('p99Sec'),
    maxSec: read('maxSec'),
    origin: 'reported',
  };
}

/**
 * A tool's own statistics in seconds: those in the file, nothing interpolated. Null where there is none, and where they cannot
 * be those of answers.
 */
export function reportedDistribution(
  reader: FieldReader,
  { path, unit, n, keys }: ReportedKeys,
): Distribution | null {
  const distribution = readStatistics(n, keys, (key, statistic) => {
    const value = reader.number(key, `${path}.${statistic}`, unit);
    return value === null ? null : value / PER_SEC[unit];
  });
  return soundDistribution(reader, distribution, path);
}

/** Standard deviation over the population, from one over n − 1. */
export function populationStd(distribution: Distribution | null): Distribution | null {
  if (distribution === null || distribution.stdSec === null || distribution.n === null) return distribution;
  const { n, stdSec } = distribution;
  return { ...distribution, stdSec: n > 0 ? stdSec * Math.sqrt((n - 1) / n) : null };
}
