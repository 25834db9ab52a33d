import type { MissedEntry, WithoutData } from '@inferbench/graphql-documents/workload';
import type { Cell, FigureTable } from '../chart/figure.ts';
import { queryOfValues } from './form-values.ts';
import type { Ranked } from './workload-state.ts';
import { valuesOfWorkload } from './write-workload.ts';

const LIMITS = ['TTFT', 'TPOT', 'E2E'] as const;

const NUMERIC = new Set([
  'rank',
  'chips',
  'value',
  'low',
  'high',
  'usd_per_million_output_tokens',
  'usd_per_hour_all_systems',
  'systems_needed',
  'output_tokens_per_sec_one_system',
  'distance_log2_input',
  'distance_log2_output',
  'distance_log2_concurrency',
  ...LIMITS.flatMap((limit) => [`${limit.toLowerCase()}_limit_ms`, `${limit.toLowerCase()}_known_ms`]),
]);

/** Everything of the answer, a system a row, in the numbers of the API; each row names its workload and versions. */
export function workloadTable(ranked: Ranked): FigureTable {
  const { result } = ranked;
  const records = [
    ...result.ranking.map((entry) => ({
      group: 'ranked',
      rank: entry.rank,
      ...entryRecord(entry, ranked),
    })),
    ...result.missesLimits.map((entry) => ({
      group: 'misses a limit',
      rank: null,
      ...entryRecord(entry, ranked),
    })),
    ...result.noData.map((without) => ({ group: 'no data', rank: null, ...withoutRecord(without) })),
  ].map((record): Record<string, Cell> => ({ ...record, ...provenance(ranked) }));
  const heads = [...new Set(records.flatMap((record) => Object.keys(record)))];
  return {
    caption: result.sentence,
    columns: heads.map((head) => ({ head, numeric: NUMERIC.has(head) })),
    rows: records.map((record) => heads.map((head) => record[head] ?? null)),
  };
}

function provenance({ result, request }: Ranked): Record<string, Cell> {
  return {
    workload: queryOfValues(valuesOfWorkload(request)),
    engine: result.engineVersion,
    policy: result.policyVersion,
  };
}

function entryRecord(entry: MissedEntry, { result }: Ranked): Record<string, Cell> {
  const { interval, distance } = entry;
  return {
    system: entry.system,
    label: entry.label,
    chip: entry.chip,
    chips: entry.chips,
    framework: entry.framework,
    precision: entry.precision,
    phase: entry.phase,
    kind: entry.kind,
    evidence: entry.evidenceGrade,
    points: entry.pointIds.join(' '),
    metric: result.metric,
    unit: result.unit,
    value: entry.value,
    low: interval.low,
    high: interval.high,
    interval: interval.assumed ? 'assumed' : 'computed',
    usd_per_million_output_tokens: entry.usdPerMillionOutputTokens,
    usd_per_hour_all_systems: entry.usdPerHour,
    systems_needed: entry.systems,
    output_tokens_per_sec_one_system: entry.outputTokensPerSec,
    cost_basis: entry.costBasis,
    power_boundary: entry.powerBoundary,
    ...distanceRecord(distance),
    ...limitRecord(entry.limits),
    reason: null,
    detail: null,
  };
}

function distanceRecord(distance: WithoutData['distance']): Record<string, Cell> {
  return {
    distance_log2_input: distance?.inputTokens ?? null,
    distance_log2_output: distance?.outputTokens ?? null,
    distance_log2_concurrency: distance?.concurrency ?? null,
  };
}

function limitRecord(checks: MissedEntry['limits']): Record<string, Cell> {
  return Object.fromEntries(
    LIMITS.flatMap((limit) => {
      const check = checks.find((each) => each.limit === limit);
      const name = limit.toLowerCase();
      return [
        [`${name}_limit_ms`, check?.limitMs ?? null],
        [`${name}_known_ms`, check?.valueMs ?? null],
        [`${name}_statistic`, check?.statistic ?? null],
        [`${name}_verdict`, check?.verdict ?? null],
      ];
    }),
  );
}

function withoutRecord(without: WithoutData): Record<string, Cell> {
  const { system, label, chip, reason, detail, nearestPointId, distance } = without;
  return { system, label, chip, points: nearestPointId, ...distanceRecord(distance), reason, detail };
}
