import {
  type Distribution,
  type PercentileKey,
  PERCENTILE_KEYS,
  PERCENTILES,
} from '@inferbench/domain/terms/distribution';
import type { Latencies, ReportedLatency } from '@inferbench/domain/runs/point';
import type { FieldReader } from '../../shared/field-reader.ts';
import { soundDistribution } from '../../shared/sound-distribution.ts';
import { withoutUnseen } from '../../shared/unseen-first-token.ts';

interface Metric {
  name: string;
  metric: ReportedLatency['metric'];
  /** What it may count as; null for a quantity that we have none of. */
  ours: 'ttft' | 'tpot' | 'e2e' | null;
  unit: 's' | 'ms';
}

/**
 * Metrics of the tool, and what they are by our definitions. Version 1 and 2 divide E2E by all tokens in "time per
 * output token".
 */
const METRICS: readonly Metric[] = [
  { name: 'time_to_first_token_ms', metric: 'ttft', ours: 'ttft', unit: 'ms' },
  { name: 'inter_token_latency_ms', metric: 'tpot', ours: 'tpot', unit: 'ms' },
  { name: 'time_per_output_token_ms', metric: 'ntpot', ours: null, unit: 'ms' },
  { name: 'request_latency', metric: 'e2e', ours: 'e2e', unit: 's' },
];

const KEYS: Readonly<Record<PercentileKey, string>> = {
  p50Sec: 'p50',
  p90Sec: 'p90',
  p95Sec: 'p95',
  p99Sec: 'p99',
};

/** A step is one request wide: with so many requests beyond a percentile its neighbours say the same. */
const BEYOND = 10;

export interface ReportedStatistics {
  /** What may count: means over requests, and percentiles of enough requests. */
  latency: Pick<Latencies, 'ttft' | 'tpot' | 'e2e'>;
  /** All as the tool states it, with its definition. */
  reported: ReportedLatency[];
}

/**
 * Statistics over the successful requests as the tool states them. Its percentiles are the value at the first step of the
 * distribution that reaches them, and from report version 1 some metrics are weighted by tokens, which are not ours.
 */
export function readReported(
  metrics: FieldReader | null,
  at: string,
  { completed, ntpot, counts }: { completed: number; ntpot: boolean; counts: boolean },
): ReportedStatistics {
  const latency: ReportedStatistics['latency'] = { ttft: null, tpot: null, e2e: null };
  const reported: ReportedLatency[] = [];
  for (const metric of METRICS) {
    // Report 0.2 divides the time after the first token by all tokens: neither our TPOT nor E2E ÷ tokens.
    if (metric.metric === 'ntpot' && !ntpot) continue;
    const distribution = distributionOf(metrics, metric, at);
    if (metrics === null || distribution === null) continue;
    const { n } = distribution;
    const byRequest = n === completed;
    const weighting = byRequest ? 'by request' : `weighted by tokens (${n ?? 'an unknown number'} of them)`;
    reported.push({ metric: metric.metric, definition: `percentiles as steps, ${weighting}`, distribution });
    const { ours } = metric;
    if (ours === null) continue;
    if (byRequest) {
      const sound = soundDistribution(metrics, distribution, `${at}.latency.${ours}`);
      latency[ours] = sound === null ? null : counting(sound);
    } else if (counts) {
      const message = `${metric.name} is of ${n ?? '?'} tokens, not of ${completed} requests; it is shown as reported and does not count.`;
      metrics.note('TOKEN_WEIGHTED', message, `${at}.latency.${metric.metric}`);
    }
  }
  return { latency: metrics === null ? latency : withoutUnseen(metrics, latency, `${at}.latency`), reported };
}

function distributionOf(
  metrics: FieldReader | null,
  { name, metric, unit }: Metric,
  at: string,
): Distribution | null {
  const successful = metrics?.inside(name)?.inside('successful') ?? null;
  const path = `${at}.reportedLatency.${metric}`;
  const n = successful?.whole('count', `${path}.n`, 'values') ?? null;
  if (successful === null || n === null || n === 0) return null;
  const perSecond = unit === 's' ? 1 : 1000;
  const sec = (reader: FieldReader | null, key: string, statistic: string) => {
    const value = reader?.number(key, `${path}.${statistic}`, unit) ?? null;
    return value === null ? null : value / perSecond;
  };
  const percentiles = successful.inside('percentiles');
  const step = (key: PercentileKey) => sec(percentiles, KEYS[key], key);
  const distribution: Distribution = {
    n,
    meanSec: sec(successful, 'mean', 'meanSec'),
    stdSec: sec(successful, 'std_dev', 'stdSec'),
    minSec: sec(successful, 'min', 'minSec'),
    p50Sec: step('p50Sec') ?? sec(successful, 'median', 'p50Sec'),
    p90Sec: step('p90Sec'),
    p95Sec: step('p95Sec'),
    p99Sec: step('p99Sec'),
    maxSec: sec(successful, 'max', 'maxSec'),
    origin: 'reported',
  };
  return distribution.maxSec === 0 ? null : distribution;
}

/** Distribution without the percentiles of which the definition would matter. */
export function counting(distribution: Distribution): Distribution {
  const n = distribution.n ?? 0;
  const tooFew = PERCENTILE_KEYS.filter((key) => n * (1 - PERCENTILES[key]) < BEYOND - 1e-9);
  return { ...distribution, ...Object.fromEntries(tooFew.map((key) => [key, null])) };
}
