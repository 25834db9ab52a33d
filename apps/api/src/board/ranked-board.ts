import {
  type BoardPosition,
  type BoardRow,
  boardCells,
  boardPageWithPoints,
  type CellRow,
} from '@inferbench/db/board-reader';
import type { ScoredSlice } from '@inferbench/domain/board-slice';
import type { EvidenceFilter } from '@inferbench/db/evidence-filter';
import type { StoredPoint } from '@inferbench/db/point-reader';
import type { KeyCount } from '@inferbench/domain/comparability';
import type { Metric } from '@inferbench/domain/metric';
import type { ApiContext } from '../graphql/context.ts';

export interface RankedPage {
  metric: Metric;
  comparabilityKey: string;
  after: BoardPosition | null;
  limit: number;
}

/** An entry with the point behind it. */
export interface RankedRow {
  row: BoardRow;
  point: StoredPoint;
}

/** A slice that can be paged: as it is stored, or as it stands under a client's assumptions. */
export interface RankedBoard {
  keyCounts: KeyCount[];
  page(page: RankedPage): Promise<RankedRow[]>;
  /** Every metric of some systems, each with its own rank. */
  cells(systemIds: readonly string[]): Promise<CellRow[]>;
}

/** The board as the epoch holds it. */
export function storedBoard(
  { database: { pool } }: Pick<ApiContext, 'database'>,
  board: ScoredSlice,
  evidence: EvidenceFilter | null,
): RankedBoard {
  return {
    keyCounts: board.keyCounts,
    page: (page) => boardPageWithPoints(pool, { board, evidence, ...page }),
    cells: (systemIds) => boardCells(pool, board, { systemIds, evidence }),
  };
}
