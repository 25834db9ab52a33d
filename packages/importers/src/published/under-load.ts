import { type Distribution, EMPTY_DISTRIBUTION } from '@inferbench/domain/terms/distribution';
import { isPercentile, type MeasurementRow, type Regime } from '@inferbench/domain/runs/measurement-list';
import type { Latencies, SummaryPoint } from '@inferbench/domain/runs/point';
import { MS_PER_SEC } from '@inferbench/units/si';

type Statistic = keyof Omit<Distribution, 'n' | 'origin'>;

/** Words of a statistic; a source that says none means the mean. */
const STATISTICS: readonly (readonly [RegExp, Statistic])[] = [
  [/^median/, 'p50Sec'],
  [/^p50/, 'p50Sec'],
  [/^p75/, 'p75Sec'],
  [/^p90/, 'p90Sec'],
  [/^p95/, 'p95Sec'],
  [/^p97/, 'p97Sec'],
  [/^p99$/, 'p99Sec'],
  [/^p99\.9$/, 'p999Sec'],
];

function statisticOf({ id, statistic = '' }: MeasurementRow): Statistic {
  const named = STATISTICS.find(([word]) => word.test(statistic))?.[1];
  if (named === undefined && isPercentile({ statistic }))
    throw new RangeError(`${id}: no place is known for the percentile "${statistic}"`);
  return named ?? 'meanSec';
}

/** Latencies of the requests of a load, each statistic as its source states it, and which of them the time per token is. */
export function underLoad(
  rows: readonly MeasurementRow[],
  { whole }: Regime,
): Pick<SummaryPoint, 'latency' | 'tpotStatistic'> {
  const tpots = rows.filter((row) => row.metric === 'tpot_ms' && !isPercentile(row)).map(statisticOf);
  const median =
    tpots.length > 0 && tpots.every((statistic) => statistic === 'p50Sec')
      ? { tpotStatistic: 'median' as const }
      : {};
  if (whole !== true) return median;
  const latency: Latencies = {
    ttft: distributionOf(rows, 'ttft_ms', MS_PER_SEC),
    tpot: distributionOf(rows, 'tpot_ms', MS_PER_SEC),
    itl: null,
    e2e: distributionOf(rows, 'request_latency_s', 1),
  };
  return Object.values(latency).every((one) => one === null) ? median : { latency, ...median };
}

function distributionOf(
  rows: readonly MeasurementRow[],
  metric: MeasurementRow['metric'],
  perSec: number,
): Distribution | null {
  const stated = rows.filter((row) => row.metric === metric);
  return stated.reduce<Distribution | null>(
    (distribution, row) => ({
      ...(distribution ?? EMPTY_DISTRIBUTION),
      [statisticOf(row)]: row.value / perSec,
    }),
    null,
  );
}
