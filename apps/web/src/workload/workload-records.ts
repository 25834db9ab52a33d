import type { MissedEntry, WithoutData } from '@inferbench/graphql-documents/workload';
import type { CsvCell } from '@inferbench/units/csv';
import type { Ranked } from './workload-state.ts';

type FileRow = Readonly<Record<string, CsvCell>>;

const LIMITS = ['TTFT', 'TPOT', 'E2E'] as const;

/** Everything of the answer, a system a row, in the numbers of the API. */
export function workloadRecords({ result }: Ranked): FileRow[] {
  return [
    ...result.ranking.map((entry) => ({
      group: 'RANKED',
      rank: entry.rank,
      tiedWithAbove: entry.tied,
      ...entryRecord(entry),
    })),
    ...result.missesLimits.map((entry) => ({ group: 'MISSES_LIMIT', ...entryRecord(entry) })),
    ...result.noData.map((without) => ({ group: 'NO_DATA', ...withoutRecord(without) })),
  ];
}

export function recordKeys(records: readonly FileRow[]): string[] {
  return [...new Set(records.flatMap((record) => Object.keys(record)))];
}

function entryRecord(entry: MissedEntry): FileRow {
  const { interval, distance, limits, pointIds, evidenceGrade, ...plain } = entry;
  return {
    system: plain.system,
    label: plain.label,
    chip: plain.chip,
    chips: plain.chips,
    framework: plain.framework,
    precision: plain.precision,
    phase: plain.phase,
    kind: plain.kind,
    evidenceGrade,
    value: plain.value,
    valueLow: interval.low,
    valueHigh: interval.high,
    intervalAssumed: interval.assumed,
    usdPerMillionOutputTokens: plain.usdPerMillionOutputTokens,
    usdPerHourAllSystems: plain.usdPerHour,
    systemsNeeded: plain.systems,
    outputTokensPerSecOneSystem: plain.outputTokensPerSec,
    costBasis: plain.costBasis,
    powerBoundary: plain.powerBoundary,
    ...distanceRecord(distance),
    ...limitRecord(limits),
    pointIds: pointIds.join(' '),
  };
}

function distanceRecord(distance: WithoutData['distance']): FileRow {
  return {
    inputDistanceLog2: distance?.inputTokens ?? null,
    outputDistanceLog2: distance?.outputTokens ?? null,
    concurrencyDistanceLog2: distance?.concurrency ?? null,
  };
}

function limitRecord(checks: MissedEntry['limits']): FileRow {
  return Object.fromEntries(
    LIMITS.flatMap((limit) => {
      const check = checks.find((each) => each.limit === limit);
      const name = limit.toLowerCase();
      return [
        [`${name}LimitMs`, check?.limitMs ?? null],
        [`${name}KnownMs`, check?.valueMs ?? null],
        [`${name}Statistic`, check?.statistic ?? null],
        [`${name}Verdict`, check?.verdict ?? null],
      ];
    }),
  );
}

function withoutRecord({ nearestPointId, distance, ...without }: WithoutData): FileRow {
  const { system, label, chip, reason, detail } = without;
  return { system, label, chip, ...distanceRecord(distance), pointIds: nearestPointId, reason, detail };
}
