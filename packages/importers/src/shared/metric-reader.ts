import type { Distribution } from '@inferbench/domain/terms/distribution';
import type { FieldReader } from './field-reader.ts';
import { readStatistics } from './reported-distribution.ts';
import { soundDistribution } from './sound-distribution.ts';
import { unitsPerSecond } from './time-unit.ts';

const KEYS = {
  meanSec: 'avg',
  stdSec: 'std',
  minSec: 'min',
  p50Sec: 'p50',
  p90Sec: 'p90',
  p95Sec: 'p95',
  p99Sec: 'p99',
  maxSec: 'max',
};

/** Statistics of one metric as aiperf and genai-perf write them, `{unit, avg, p50, …}`; the unit is read, never assumed. */
export function readMetric(
  reader: FieldReader,
  name: string,
  at: { path: string; n: number | null },
): Distribution | null {
  const metric = reader.child(name);
  if (metric === null) return null;
  const unit = metric.raw('unit');
  const perSecond = typeof unit === 'string' ? unitsPerSecond(unit) : null;
  if (perSecond === null || typeof unit !== 'string') throw metric.refused('unit', unit, 'a unit of time');
  const sec = (key: string, statistic: string) => {
    const value = metric.number(key, `${at.path}.${statistic}`, unit);
    return value === null ? null : value / perSecond;
  };
  const n = metric.whole('count', `${at.path}.n`, 'values') ?? at.n;
  const distribution = readStatistics(n, KEYS, sec);
  metric.understood(['p1', 'p5', 'p10', 'p25', 'p75', 'sum', 'header']);
  return soundDistribution(reader, distribution, at.path);
}

/** One number with its unit, such as a counter or a rate; null where absent. */
export function readCounter(
  reader: FieldReader,
  name: string,
  { path, unit, key = 'avg' }: { path: string; unit: RegExp; key?: string },
): number | null {
  const metric = reader.child(name);
  if (metric === null) return null;
  const said = metric.raw('unit');
  if (typeof said !== 'string' || !unit.test(said)) throw metric.refused('unit', said, String(unit));
  const value = metric.number(key, path, said.slice(0, 20));
  metric.understood(['avg', 'min', 'max', 'std', 'sum', 'count', 'header']);
  metric.understood(['p1', 'p5', 'p10', 'p25', 'p50', 'p75', 'p90', 'p95', 'p99']);
  return value;
}
