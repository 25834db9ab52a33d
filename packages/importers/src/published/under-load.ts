import { type Distribution, EMPTY_DISTRIBUTION } from '@inferbench/domain/distribution';
import { isPercentile, type MeasurementRow, type Regime } from '@inferbench/domain/measurement-list';
import type { Latencies, SummaryPoint } from '@inferbench/domain/point';
import { MS_PER_SEC } from '@inferbench/units/si';

type Statistic = keyof Omit<Distribution, 'n' | 'origin'>;

/** Words of a statistic; a source that says none means the mean. */
const STATISTICS: readonly (readonly [RegExp, Statistic])[] = [
  [/^median/, 'p50Sec'],
  [/^p50/, 'p50Sec'],
  [/^p90/, 'p90Sec'],
  [/^p95/, 'p95Sec'],
  [/^p99$/, 'p99Sec'],
];

function statisticOf({ statistic = '' }: MeasurementRow): Statistic {
  return STATISTICS.find(([word]) => word.test(statistic))?.[1] ?? 'meanSec';
}

/** Latencies of the requests of a load, each statistic as its source states it, and which of them the time per token is. */
export function underLoad(
  rows: readonly MeasurementRow[],
  { whole }: Regime,
): Pick<SummaryPoint, 'latency' | 'tpotStatistic'> {
  const tpot = rows.find((row) => row.metric === 'tpot_ms' && !isPercentile(row));
  const median =
    tpot !== undefined && statisticOf(tpot) === 'p50Sec' ? { tpotStatistic: 'median' as const } : {};
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
