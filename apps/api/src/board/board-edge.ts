import type { BoardRow, CellRow } from '@inferbench/db/board/board-reader';
import type { StoredPoint } from '@inferbench/db/points/point-reader';
import type { KeyCount } from '@inferbench/domain/scores/comparability';
import { Metric, METRIC_DEFINITIONS, presentValue, REFERENCE_CHIP } from '@inferbench/domain/terms/metric';
import { boardProfile } from '@inferbench/analyses/ranking/board-profile';
import { type BoardReference, normalised } from '@inferbench/analyses/normalised/normalise';
import { valuePerKw } from '@inferbench/analyses/normalised/per-kw';
import { viewOf } from '../graphql/view-of.ts';
import { toPointType } from '../point/point.type.ts';
import { toSystemType } from '../chip/system.type.ts';
import { BoardEntryType, type BoardMetricType, LeaderboardEdgeType } from './leaderboard.type.ts';

/** What the rows of a page share. */
export interface BoardPageView {
  metric: Metric;
  /** Signs it: asked for seldom but for the last row. */
  cursorOf: (row: BoardRow) => string;
  cells: (systemId: string) => Promise<CellRow[]>;
  reference: () => Promise<number | null>;
  normalising: () => Promise<BoardReference>;
  /** Systems by metric and key under which the page ranks. */
  keyCounts: readonly KeyCount[];
}

interface BoardRowView {
  row: BoardRow;
  point: StoredPoint;
  page: BoardPageView;
}

const toEntry = viewOf<BoardRowView, BoardEntryType>(BoardEntryType, {
  value: ({ row }) => row.value,
  unit: ({ page }) => METRIC_DEFINITIONS[page.metric].unit,
  interval: ({ row }) => ({ low: row.intervalLow, high: row.intervalHigh, assumed: row.intervalAssumed }),
  valuePerChip: ({ row, page }) => (METRIC_DEFINITIONS[page.metric].per === 'chip' ? row.value : null),
  valuePerKw: ({ row, point, page }) => valuePerKw(page.metric, row.value, point.system.chip.chip),
  normalisedValue:
    ({ row, page }) =>
    async () =>
      normalised(row.value, await page.normalising()),
  relativeToReference:
    ({ row, page }) =>
    async () => {
      const reference = await page.reference();
      return reference === null ? null : { to: REFERENCE_CHIP, value: row.value / reference };
    },
  system: ({ point }) => toSystemType(point.system),
  point: ({ point }) => toPointType(point),
  scores: ({ point }) => toPointType(point).scores,
  split: ({ point }) => toPointType(point).split,
  metricCells: (view) => () => metricCells(view),
  ranksOfMetrics:
    ({ row, page }) =>
    async () =>
      boardProfile(await page.cells(row.systemId), page.keyCounts),
});

export const toEdge = viewOf<BoardRowView, LeaderboardEdgeType>(LeaderboardEdgeType, {
  cursor: ({ row, page }) => page.cursorOf(row),
  rank: ({ row }) => row.rank,
  tied: ({ row }) => row.tied,
  node: toEntry,
});

async function metricCells({ row, point, page }: BoardRowView): Promise<BoardMetricType[]> {
  const own = new Map((await page.cells(row.systemId)).map((cell) => [cell.metric, cell]));
  return Metric.options.map((option) => toCell(option, point, own.get(option)));
}

function toCell(metric: Metric, point: StoredPoint, cell: CellRow | undefined): BoardMetricType {
  const { unit } = METRIC_DEFINITIONS[metric];
  if (cell) {
    const { value, rank, tied } = cell;
    return { metric, unit, value, rank, tied, missing: null, missingText: null };
  }
  const own = point.score.metrics[metric];
  const shown = { metric, unit, value: presentValue(own), rank: null, tied: null };
  // A value under another power boundary, cost basis or technique than the column's is not comparable with it.
  return own.present
    ? { ...shown, missing: null, missingText: 'not comparable with this column' }
    : { ...shown, missing: own.reason, missingText: own.detail };
}
