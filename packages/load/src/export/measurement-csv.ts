import { type CsvCell, csvLine } from '@inferbench/units/csv';
import type {
  AnsweredLatency,
  AnsweredPoint,
  MeasurementAnswer,
} from '@inferbench/domain/runs/measurement/answer';

const LATENCIES = ['ttftMs', 'tpotMs', 'itlMs', 'chunkGapMs', 'e2eMs', 'clientLatenessMs'] as const;
const STATISTICS = [
  'n',
  'mean',
  'stdev',
  'p50',
  'p90',
  'p95',
  'p99',
  'max',
] as const satisfies readonly (keyof AnsweredLatency)[];

type Column = readonly [name: string, of: (point: AnsweredPoint) => CsvCell];

const COLUMNS: readonly Column[] = [
  ...(
    [
      'concurrency',
      'requestsPerSec',
      'arrivals',
      'repeats',
      'issued',
      'completed',
      'failed',
      'inputTokens',
      'outputTokens',
      'durationSec',
      'completedPerSec',
      'outputTokensPerSec',
      'outputTokensPerSecWhole',
      'totalTokensPerSec',
      'backlogRequests',
      'verdict',
      'why',
    ] as const
  ).map((key): Column => [key, (point) => point[key]]),
  ['windowFromSec', ({ window }) => window?.fromSec ?? null],
  ['windowToSec', ({ window }) => window?.toSec ?? null],
  ['answersPerClient', ({ window }) => window?.answersPerClient ?? null],
  ...LATENCIES.flatMap((latency) =>
    STATISTICS.map((key): Column => [`${latency}_${key}`, (point) => point[latency]?.[key] ?? null]),
  ),
];

/** A row for each load; names are those of `--json`. */
export function measurementCsv({ points }: MeasurementAnswer): string {
  const rows = points.map((point) => csvLine(COLUMNS.map(([, of]) => of(point))));
  return `${[csvLine(COLUMNS.map(([name]) => name)), ...rows].join('\n')}\n`;
}
