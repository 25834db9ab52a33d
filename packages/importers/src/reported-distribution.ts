import type { Distribution } from '@inferbench/domain/distribution';
import { MS_PER_SEC, NS_PER_SEC } from '@inferbench/units/si';
import type { FieldReader } from './field-reader.ts';

const PER_SEC = { s: 1, ms: MS_PER_SEC, ns: NS_PER_SEC } as const;
export type TimeUnit = keyof typeof PER_SEC;

const STATISTICS = ['meanSec', 'stdSec', 'minSec', 'p50Sec', 'p90Sec', 'p95Sec', 'p99Sec', 'maxSec'] as const;
export type Statistic = (typeof STATISTICS)[number];

export interface ReportedKeys {
  /** Where the distribution stands in our run. */
  path: string;
  unit: TimeUnit;
  /** Samples behind it; null where the file does not say. */
  n: number | null;
  /** The tool's key of each statistic it gives. */
  keys: Partial<Record<Statistic, string>>;
}

/**
 * A tool's own statistics in seconds: those in the file, nothing interpolated. Null where there is none, and for 0.0,
 * which no server reaches (the run did not stream or measured nothing).
 */
export function reportedDistribution(
  reader: FieldReader,
  { path, unit, n, keys }: ReportedKeys,
): Distribution | null {
  const read = (statistic: Statistic) => {
    const key = keys[statistic];
    const value = key === undefined ? null : reader.number(key, `${path}.${statistic}`, unit);
    return value === null ? null : value / PER_SEC[unit];
  };
  const values = Object.fromEntries(STATISTICS.map((statistic) => [statistic, read(statistic)]));
  const of = (statistic: Statistic) => values[statistic] ?? null;
  const distribution: Distribution = {
    n,
    meanSec: of('meanSec'),
    stdSec: of('stdSec'),
    minSec: of('minSec'),
    p50Sec: of('p50Sec'),
    p90Sec: of('p90Sec'),
    p95Sec: of('p95Sec'),
    p99Sec: of('p99Sec'),
    maxSec: of('maxSec'),
    origin: 'reported',
  };
  const centre = [distribution.meanSec, distribution.p50Sec, distribution.p99Sec];
  if (centre.every((value) => value === null)) return null;
  if (centre.some((value) => value === 0)) {
    const message = '0.0 is no latency that a server reaches: the run did not stream or measured nothing.';
    reader.note('ZERO_LATENCY', message, path);
    return null;
  }
  return distribution;
}

/** Over the population, from one over n − 1. */
export function populationStd(distribution: Distribution | null): Distribution | null {
  if (distribution === null || distribution.stdSec === null || distribution.n === null) return distribution;
  const { n, stdSec } = distribution;
  return { ...distribution, stdSec: n > 0 ? stdSec * Math.sqrt((n - 1) / n) : null };
}
