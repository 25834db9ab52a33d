import type { ServedLatency, ServedStatistic } from '@inferbench/domain/simulation/serve-result';
import type { SimulatedLatency } from '@inferbench/serving/statistics';
import { MS_PER_SEC } from '@inferbench/units/si';

export function servedLatency({ meanSec, p50Sec, p95Sec, p99Sec }: SimulatedLatency): ServedLatency {
  return { mean: inMs(meanSec), p50: inMs(p50Sec), p95: inMs(p95Sec), p99: inMs(p99Sec) };
}

function inMs(sec: number | null): number | null {
  return sec === null ? null : sec * MS_PER_SEC;
}

/** Requests from which a statistic stands: 5 ÷ (1 − q). */
const NEEDED: Readonly<Record<ServedStatistic, number>> = { mean: 1, p50: 10, p95: 100, p99: 500 };

/** Why statistics of a latency are null, by their path. */
export function missingStatistics(
  name: string,
  latency: ServedLatency,
  { n }: SimulatedLatency,
): Record<string, string> {
  return Object.fromEntries(
    (['mean', 'p50', 'p95', 'p99'] as const)
      .filter((statistic) => latency[statistic] === null)
      .map((statistic) => [
        `${name}.${statistic}`,
        `TOO_FEW_REQUESTS: ${n} count, ${NEEDED[statistic]} are needed`,
      ]),
  );
}
