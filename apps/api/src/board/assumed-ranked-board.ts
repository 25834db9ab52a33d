import type { BoardPosition, BoardRow, CellRow } from '@inferbench/db/board/board-reader';
import type { ScoredSlice } from '@inferbench/domain/board/board-slice';
import type { EvidenceFilter } from '@inferbench/db/shared/evidence-filter';
import { readPoints, type StoredPoint } from '@inferbench/db/points/point-reader';
import { MAX_SLICE_POINTS, readSlicePoints } from '@inferbench/db/board/slice-points';
import type { Assumptions } from '@inferbench/domain/scores/assumptions';
import { shownKey } from '@inferbench/domain/scores/comparability';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { Metric, METRIC_DEFINITIONS, REFERENCE_CHIP } from '@inferbench/domain/terms/metric';
import { type AssumedBoard, assumedBoard } from '@inferbench/analyses/ranking/assumed-board';
import { DEFAULT_ASSUMPTIONS } from '@inferbench/analyses/ranking/read-assumptions';
import type { ApiContext } from '../graphql/context.ts';
import type { RankedBoard, RankedRow } from './ranked-board.ts';

/**
 * The slice under a client's assumptions: all its points, scored anew from what their scores hold, ranked by the same rule.
 * Two statements, whatever the page. Error: TOO_LARGE for a slice of more points than are read at once.
 */
export async function assumedRankedBoard(
  { database: { pool } }: Pick<ApiContext, 'database'>,
  board: ScoredSlice,
  { assumptions, evidence }: { assumptions: Assumptions; evidence: EvidenceFilter | null },
): Promise<RankedBoard> {
  const withDocuments = JSON.stringify(assumptions.slo) !== JSON.stringify(DEFAULT_ASSUMPTIONS.slo);
  const found = await readSlicePoints(pool, board, { evidence, withDocuments });
  if (found.length > MAX_SLICE_POINTS) throw tooLarge();
  const stored = await readPoints(
    pool,
    found.map(({ pointId }) => pointId),
    board.epochId,
  );
  const byId = new Map(stored.map((point) => [point.id, point]));
  const assumed = assumedBoard(
    found.flatMap(({ pointId, systemId, technique, document: point }) => {
      const known = byId.get(pointId);
      const chip = known?.system.chip.chip.slug;
      return known === undefined || chip === undefined
        ? []
        : [{ pointId, systemId, chip, technique, score: known.score, point }];
    }),
    assumptions,
  );
  const { keyCounts } = assumed;
  return {
    keyCounts,
    page({ metric, comparabilityKey, after, limit }) {
      const rows = pageOf(rowsOf(assumed, metric, comparabilityKey), after, limit);
      return Promise.resolve(rows.flatMap((row) => withPoint(row, byId.get(row.pointId), assumed)));
    },
    cells: (systemIds) => Promise.resolve(cellsOf(assumed, systemIds)),
    reference: ({ metric, comparabilityKey }) =>
      Promise.resolve(
        assumed.ranked(metric, comparabilityKey).find(({ entry }) => entry.chip === REFERENCE_CHIP)?.entry
          .value ?? null,
      ),
  };
}

function withPoint(row: BoardRow, point: StoredPoint | undefined, { scores }: AssumedBoard): RankedRow[] {
  return point === undefined
    ? []
    : [{ row, point: { ...point, score: scores.get(point.id) ?? point.score } }];
}

function rowsOf(assumed: AssumedBoard, metric: Metric, key: string): BoardRow[] {
  const ranked = assumed.ranked(metric, key);
  const sign = METRIC_DEFINITIONS[metric].higherIsBetter ? 1 : -1;
  return ranked.map(({ entry, rank, tied }) => ({
    systemId: entry.id,
    pointId: entry.pointId,
    value: entry.value,
    sortValue: sign * entry.value,
    intervalLow: entry.interval.low,
    intervalHigh: entry.interval.high,
    intervalAssumed: entry.interval.assumed,
    rank,
    tied,
  }));
}

function pageOf(rows: readonly BoardRow[], after: BoardPosition | null, limit: number): BoardRow[] {
  const follows = ({ sortValue, systemId }: BoardRow) =>
    after === null ||
    sortValue < after.sortValue ||
    (sortValue === after.sortValue && systemId > after.systemId);
  return rows.filter(follows).slice(0, limit);
}

function cellsOf(assumed: AssumedBoard, systemIds: readonly string[]): CellRow[] {
  const wanted = new Set(systemIds);
  return Metric.options.flatMap((metric) => {
    const key = shownKey(metric, assumed.keyCounts);
    if (key === null) return [];
    return rowsOf(assumed, metric, key)
      .filter(({ systemId }) => wanted.has(systemId))
      .map(({ systemId, value, rank, tied }) => ({ metric, systemId, value, rank, tied }));
  });
}

function tooLarge(): InferbenchError {
  return new InferbenchError(
    'QUERY_TOO_COSTLY',
    `The slice has more than ${MAX_SLICE_POINTS} points: it is not ranked anew under other assumptions.`,
    { path: 'slice', fix: 'Narrow it by evidence, or leave the assumptions out.' },
  );
}
