import type { Distribution } from '@inferbench/domain/distribution';
import type { FieldReader } from './field-reader.ts';

/** A metric of a report and how it is ours. */
interface Metric {
  name: string;
  path: string;
  unit: 's' | 'ms';
}

/**
 * Statistics over the successful requests as the tool states them. Its percentiles are steps, ours interpolate, so they
 * are left out; so is a metric that is weighted by tokens instead of by requests (report version 1).
 */
export function readReported(
  metrics: FieldReader | null,
  { name, path, unit }: Metric,
  completed: number,
): Distribution | null {
  const successful = metrics?.inside(name)?.inside('successful') ?? null;
  const n = successful?.whole('count', `${path}.n`, 'values') ?? null;
  if (metrics === null || successful === null || n === null || n === 0) return null;
  if (n !== completed) {
    const message = `${name} is of ${n} tokens, not of ${completed} requests; it is left out.`;
    metrics.note('TOKEN_WEIGHTED', message, path);
    return null;
  }
  const perSecond = unit === 's' ? 1 : 1000;
  const sec = (key: string, statistic: string) => {
    const value = successful.number(key, `${path}.${statistic}`, unit);
    return value === null ? null : value / perSecond;
  };
  const distribution: Distribution = {
    n,
    meanSec: sec('mean', 'meanSec'),
    stdSec: sec('std_dev', 'stdSec'),
    minSec: sec('min', 'minSec'),
    p50Sec: null,
    p90Sec: null,
    p95Sec: null,
    p99Sec: null,
    maxSec: sec('max', 'maxSec'),
    origin: 'reported',
  };
  return distribution.maxSec === 0 ? null : distribution;
}
