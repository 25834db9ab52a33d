import type { FourMetric } from '@inferbench/domain/four-metrics';
import type { Metric } from '@inferbench/domain/metric';
import type { Slice } from '@inferbench/domain/slice';
import {
  BoardExport,
  type BoardExportEdge,
  type BoardExportPage,
} from '@inferbench/graphql-documents/board-export';
import { askServer } from '../server/ask-server.ts';
import type { Cell } from './csv.ts';

export interface ExportRequest {
  server: URL;
  slice: Slice | null;
  metric: Metric;
}

/** Every page of a slice, one at a time; a board that changes on the way ends it with BAD_CURSOR. */
export async function* boardPages({ server, slice, metric }: ExportRequest): AsyncGenerator<BoardExportPage> {
  let after: string | null = null;
  do {
    const { leaderboard }: { leaderboard: BoardExportPage } = await askServer({ server }, BoardExport, {
      slice,
      metric,
      after,
    });
    yield leaderboard;
    after = leaderboard.pageInfo.hasNextPage ? leaderboard.pageInfo.endCursor : null;
  } while (after !== null);
}

/** One row: the same keys in CSV and JSON. */
export function rowOf({ rank, tied, node }: BoardExportEdge) {
  const { value, unit, interval, system, point, scores } = node;
  return {
    rank,
    tied,
    system: system.slug,
    chip: system.chip.slug,
    vendor: system.chip.vendor,
    chips: system.chips,
    framework: system.framework,
    value,
    unit,
    low: interval.low,
    high: interval.high,
    intervalAssumed: interval.assumed,
    kind: point.kind,
    example: point.example,
    evidenceGrade: point.evidenceGrade,
    pointId: point.id,
    engineVersion: scores.engineVersion,
    policyVersion: scores.policyVersion,
    ...fourMetrics(node),
  } satisfies Record<string, Cell>;
}

type Cells = BoardExportEdge['node'];

/** Each of the four metrics as the board shows it; where there is none, the reason stands beside it. */
function fourMetrics(node: Cells) {
  const tops = cellOf(node, 'USEFUL_TOPS');
  const cost = cellOf(node, 'COST_EFFICIENCY');
  const energy = cellOf(node, 'ENERGY_EFFICIENCY');
  const flexibility = cellOf(node, 'FLEXIBILITY');
  return {
    usefulTops: tops.value,
    usefulTopsMissing: tops.reason,
    costEfficiency: cost.value,
    costEfficiencyMissing: cost.reason,
    energyEfficiency: energy.value,
    energyEfficiencyMissing: energy.reason,
    flexibility: flexibility.value,
    flexibilityMissing: flexibility.reason,
  };
}

/** A value that is not comparable with the column is none of the column's; the server says so in words. */
function cellOf({ metrics }: Cells, metric: FourMetric): { value: number | null; reason: string | null } {
  const cell = metrics.find((each) => each.metric === metric);
  const reason = [cell?.missing, cell?.missingText].filter((part) => part !== null && part !== undefined);
  return reason.length === 0
    ? { value: cell?.value ?? null, reason: null }
    : { value: null, reason: reason.join(': ') };
}

export type ExportRow = ReturnType<typeof rowOf>;

export const ROW_KEYS: readonly (keyof ExportRow)[] = [
  'rank',
  'tied',
  'system',
  'chip',
  'vendor',
  'chips',
  'framework',
  'value',
  'unit',
  'low',
  'high',
  'intervalAssumed',
  'kind',
  'example',
  'evidenceGrade',
  'pointId',
  'engineVersion',
  'policyVersion',
  'usefulTops',
  'usefulTopsMissing',
  'costEfficiency',
  'costEfficiencyMissing',
  'energyEfficiency',
  'energyEfficiencyMissing',
  'flexibility',
  'flexibilityMissing',
];

/** How to cite what was exported; an epoch and a slice name the same figures for good. */
export function citation({ server }: ExportRequest, page: BoardExportPage) {
  const { slice, metric, epoch } = page;
  const name = slice
    ? [
        slice.model.slug,
        slice.phase,
        slice.shape,
        `batch ${slice.effective.batch}`,
        `context ${slice.effective.context}`,
        slice.precision,
      ]
        .filter((part) => part !== null)
        .join(', ')
    : 'empty board';
  const key = slice?.comparabilityKey ?? null;
  return {
    cite: `InferBench, ${metric} of ${name}, epoch ${epoch ?? 'none'}, ${server.origin}`,
    epoch,
    metric,
    slice: name,
    comparabilityKey: key,
    totalCount: page.totalCount,
  };
}
