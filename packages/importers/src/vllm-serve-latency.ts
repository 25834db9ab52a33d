import type { Distribution } from '@inferbench/domain/distribution';
import { msToSec } from '@inferbench/units/si';
import type { FieldReader } from './field-reader.ts';

export interface Latencies {
  ttft: Distribution | null;
  tpot: Distribution | null;
  itl: Distribution | null;
  e2e: Distribution | null;
}

/** The tool's words for E2E: `e2el` since 2025, `latency` in 2024. */
const NAMES = { ttft: ['ttft'], tpot: ['tpot'], itl: ['itl'], e2e: ['e2el', 'latency'] } as const;

/** Reported aggregates, `mean_X_ms`, `median_X_ms`, `std_X_ms`, `pNN_X_ms`: only those in the file, nothing interpolated. */
export function readVllmLatency(reader: FieldReader, completed: number): Latencies {
  const read = (metric: keyof Latencies) =>
    NAMES[metric].reduce<Distribution | null>(
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
