import type { Distribution } from '@inferbench/domain/terms/distribution';
import type { Latencies, RequestsPoint } from '@inferbench/domain/runs/point';
import { msToSec } from '@inferbench/units/si';
import type { Details } from './client-details.ts';
import type { FieldReader } from './field-reader.ts';
import { asNumber } from './read-value.ts';
import { soundDistribution } from './sound-distribution.ts';
import { withoutUnseen } from './unseen-first-token.ts';

const METRICS = ['ttft', 'tpot', 'itl', 'e2e'] as const;

/** A tool's words for each metric, newest first. */
export type Names = Readonly<Record<keyof Latencies, readonly string[]>>;

/**
 * Reported aggregates of the clients of vLLM and SGLang, `mean_X_ms`, `median_X_ms`, `std_X_ms`, `pNN_X_ms`: only those in
 * the file, nothing interpolated.
 */
export function readClientLatency(reader: FieldReader, names: Names, completed: number): Latencies {
  const read = (metric: keyof Latencies) =>
    names[metric].reduce<Distribution | null>(
      (found, name) =>
        found ?? readDistribution(reader, { metric, name, n: metric === 'itl' ? null : completed }),
      null,
    );
  return withoutUnseen(reader, {
    ttft: read('ttft'),
    tpot: read('tpot'),
    itl: read('itl'),
    e2e: read('e2e'),
  });
}

/** The same keys of another window of the run; how many values are behind them is not said. */
export function readWindowLatency(reader: FieldReader, at: string): Latencies {
  const read = (metric: keyof Latencies, name: string) =>
    readDistribution(reader, { metric, name, n: null, at });
  const latency = {
    ttft: read('ttft', 'ttft'),
    tpot: read('tpot', 'tpot'),
    itl: read('itl', 'itl'),
    e2e: read('e2e', 'e2el'),
  };
  return withoutUnseen(reader, latency, at);
}

interface Wanted {
  metric: keyof Latencies;
  name: string;
  n: number | null;
  at?: string;
}

function readDistribution(
  reader: FieldReader,
  { metric, name, n, at = 'points[0].latency' }: Wanted,
): Distribution | null {
  const path = `${at}.${metric}`;
  const sec = (key: string, statistic: string) => msToSec(reader.number(key, `${path}.${statistic}`, 'ms'));
  const listed = percentileList(reader, `percentiles_${name}_ms`);
  const percentile = (q: number, statistic: string) =>
    sec(`p${q}_${name}_ms`, statistic) ?? msToSec(listed.get(q) ?? null);
  const meanSec = sec(`mean_${name}_ms`, 'meanSec');
  const medianSec = sec(`median_${name}_ms`, 'p50Sec');
  const distribution: Distribution = {
    n,
    meanSec,
    stdSec: sec(`std_${name}_ms`, 'stdSec'),
    minSec: null,
    p50Sec: medianSec ?? percentile(50, 'p50Sec'),
    p90Sec: percentile(90, 'p90Sec'),
    p95Sec: percentile(95, 'p95Sec'),
    p99Sec: percentile(99, 'p99Sec'),
    maxSec: null,
    origin: 'reported',
  };
  reader.understood([`p50_${name}_ms`]);
  return soundDistribution(reader, distribution, path);
}

/** `[[99.0, 128.8], [90.0, …]]` in milliseconds, which some clients write in place of a key for each. */
function percentileList(reader: FieldReader, key: string): Map<number, number> {
  const pairs = (reader.list(key) ?? []).map((pair): unknown[] => (Array.isArray(pair) ? pair : []));
  return new Map(
    pairs.flatMap(([q, value]) => {
      const [percent, ms] = [asNumber(q), asNumber(value)];
      if (percent === null || ms === null || ms < 0)
        throw reader.refused(key, pairs, 'pairs of percentile and milliseconds');
      return [[percent, ms] as const];
    }),
  );
}

const OF_TOOL = 'linear, over every request that the tool counts as completed';

/** Our own statistics where the file allows them, with the tool's beside them; else the tool's. */
export function latencyOf(
  details: Details | null,
  reported: Latencies,
): Pick<RequestsPoint, 'latency' | 'samples' | 'reportedLatency'> {
  if (details === null) return { latency: reported };
  const { latency, samples } = details;
  const kept = METRICS.flatMap((metric) => {
    const distribution = reported[metric];
    return distribution === null || latency[metric] === null
      ? []
      : [{ metric, definition: OF_TOOL, distribution }];
  });
  return {
    ...(kept.length === 0 ? {} : { reportedLatency: kept }),
    latency: {
      ttft: latency.ttft ?? reported.ttft,
      tpot: latency.tpot ?? reported.tpot,
      itl: latency.itl ?? reported.itl,
      e2e: latency.e2e ?? reported.e2e,
    },
    ...(samples === null ? {} : { samples }),
  };
}
