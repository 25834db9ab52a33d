import { MS_PER_SEC } from '@inferbench/units/si';
import type { Point } from '../runs/point.ts';
import type { Distribution } from '../terms/distribution.ts';
import { figure } from '../terms/figure.ts';

/** Statistics of a latency that a row holds: its word in a column, its key in a distribution, and in a sentence. */
const STATISTICS = [
  { word: 'Mean', key: 'meanSec', means: 'Mean' },
  { word: 'P50', key: 'p50Sec', means: 'Median' },
  { word: 'P75', key: 'p75Sec', means: '75th percentile' },
  { word: 'P90', key: 'p90Sec', means: '90th percentile' },
  { word: 'P95', key: 'p95Sec', means: '95th percentile' },
  { word: 'P97', key: 'p97Sec', means: '97th percentile' },
  { word: 'P99', key: 'p99Sec', means: '99th percentile' },
  { word: 'P999', key: 'p999Sec', means: '99.9th percentile' },
] as const;
const LATENCIES = {
  ttft: 'the time to the first token',
  tpot: 'the time per further token',
  e2e: 'the time of a request',
} as const;
type LatencyName = keyof typeof LATENCIES;
type Column = `${LatencyName}Ms${(typeof STATISTICS)[number]['word']}` | `${LatencyName}Requests`;

const NAMES = ['ttft', 'tpot', 'e2e'] as const satisfies readonly LatencyName[];
function columnsOf<Value>(
  statistic: (name: LatencyName, one: (typeof STATISTICS)[number]) => Value,
  requests: (name: LatencyName) => Value,
): Record<Column, Value> {
  const cells = NAMES.flatMap((name) => [
    ...STATISTICS.map((one) => [`${name}Ms${one.word}`, statistic(name, one)] as const),
    [`${name}Requests`, requests(name)] as const,
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every latency by every statistic
  return Object.fromEntries(cells) as Record<Column, Value>;
}

/** Columns for latencies as they are stored, whatever their number of requests; who ranks by them asks for enough. */
export const LATENCY_COLUMNS = columnsOf(
  (name, { means }) => figure(`${means} of ${LATENCIES[name]}, ms; null where not stated.`),
  (name) =>
    figure(`Requests behind the statistics of ${LATENCIES[name]}; null where the source does not say.`),
);

export function latencyCells(point: Point): Record<Column, number | null> {
  const stored = { ttft: point.latency?.ttft, tpot: tpotOf(point), e2e: point.latency?.e2e };
  return columnsOf(
    (name, { key }) => inMs(stored[name]?.[key]),
    (name) => stored[name]?.n ?? null,
  );
}

/** One figure without a distribution is a mean, or the median that its source calls it. */
function tpotOf(point: Point): Partial<Distribution> | null | undefined {
  const stated = point.latency?.tpot;
  if (point.measurement === 'requests' || point.tpotSec === null) return stated;
  const isMedian = point.tpotStatistic === 'median';
  return isMedian
    ? { ...stated, p50Sec: stated?.p50Sec ?? point.tpotSec }
    : { ...stated, meanSec: stated?.meanSec ?? point.tpotSec };
}

function inMs(sec: number | null | undefined): number | null {
  return sec === null || sec === undefined ? null : sec * MS_PER_SEC;
}
