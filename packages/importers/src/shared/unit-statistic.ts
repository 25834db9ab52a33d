import type { Distribution } from '@inferbench/domain/terms/distribution';
import type { FieldReader } from './field-reader.ts';
import { readStatistics } from './reported-distribution.ts';
import { soundDistribution } from './sound-distribution.ts';
import { unitsPerSecond } from './time-unit.ts';

/** Percentiles that a distribution of ours has no place for; they stay beside it as they were read. */
const BESIDE: Readonly<Record<string, string>> = {
  p0p1: 'p0.1Sec',
  p1: 'p1Sec',
  p5: 'p5Sec',
  p10: 'p10Sec',
  p25: 'p25Sec',
  p75: 'p75Sec',
  p99p9: 'p99.9Sec',
};

const KEYS = {
  meanSec: 'mean',
  stdSec: 'stddev',
  minSec: 'min',
  p50Sec: 'p50',
  p90Sec: 'p90',
  p95Sec: 'p95',
  p99Sec: 'p99',
  maxSec: 'max',
};

/** Statistics that state their unit beside them, `{units, mean, stddev, p50, …}`; the unit is read, never assumed. */
export function readUnitStatistic(
  reader: FieldReader | null,
  name: string,
  { path, n }: { path: string; n: number | null },
): Distribution | null {
  const metric = reader?.inside(name) ?? null;
  if (metric === null) return null;
  const unit = metric.raw('units');
  const perSecond = typeof unit === 'string' ? unitsPerSecond(unit.replace(/\/token$/, '')) : null;
  if (perSecond === null || typeof unit !== 'string')
    throw metric.refused('units', unit, 'a unit of time, such as s, ms, s/token or ms/token');
  const sec = (key: string, statistic: string) => {
    const value = metric.number(key, `${path}.${statistic}`, unit.slice(0, 20));
    return value === null ? null : value / perSecond;
  };
  const distribution = readStatistics(n, KEYS, sec);
  for (const [key, statistic] of Object.entries(BESIDE)) sec(key, statistic);
  return soundDistribution(metric, distribution, path);
}
