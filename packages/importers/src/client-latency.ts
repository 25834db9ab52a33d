import type { Distribution } from '@inferbench/domain/distribution';
import type { Latencies, RequestsPoint } from '@inferbench/domain/point';
import { msToSec } from '@inferbench/units/si';
import type { Details } from './client-details.ts';
import type { FieldReader } from './field-reader.ts';

/** A tool's words for each metric, newest first. */
type Names = Readonly<Record<keyof Latencies, readonly string[]>>;

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
  return { ttft: read('ttft'), tpot: read('tpot'), itl: read('itl'), e2e: read('e2e') };
}

function readDistribution(
  reader: FieldReader,
  { metric, name, n }: { metric: keyof Latencies; name: string; n: number | null },
): Distribution | null {
  const path = `points[0].latency.${metric}`;
  const sec = (key: string, statistic: string) => msToSec(reader.number(key, `${path}.${statistic}`, 'ms'));
  const meanSec = sec(`mean_${name}_ms`, 'meanSec');
  const medianSec = sec(`median_${name}_ms`, 'p50Sec');
  const distribution: Distribution = {
    n,
    meanSec,
    stdSec: sec(`std_${name}_ms`, 'stdSec'),
    minSec: null,
    p50Sec: medianSec ?? sec(`p50_${name}_ms`, 'p50Sec'),
    p90Sec: sec(`p90_${name}_ms`, 'p90Sec'),
    p95Sec: sec(`p95_${name}_ms`, 'p95Sec'),
    p99Sec: sec(`p99_${name}_ms`, 'p99Sec'),
    maxSec: null,
    origin: 'reported',
  };
  reader.understood([`p50_${name}_ms`]);
  if (meanSec === null && distribution.p50Sec === null && distribution.p99Sec === null) return null;
  if (meanSec === 0) {
    reader.note(
      'ZERO_LATENCY',
      `${metric} is 0.0, which no server reaches: the run did not stream or measured nothing.`,
      path,
    );
    return null;
  }
  return distribution;
}

/** Our own statistics where the file allows them, else the tool's. */
export function latencyOf(
  details: Details | null,
  reported: Latencies,
): Pick<RequestsPoint, 'latency' | 'samples'> {
  if (details === null) return { latency: reported };
  const { latency, samples } = details;
  return {
    latency: {
      ttft: latency.ttft ?? reported.ttft,
      tpot: latency.tpot ?? reported.tpot,
      itl: latency.itl ?? reported.itl,
      e2e: latency.e2e ?? reported.e2e,
    },
    ...(samples === null ? {} : { samples }),
  };
}
