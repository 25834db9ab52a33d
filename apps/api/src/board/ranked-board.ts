import {
  type BoardPosition,
  type BoardRow,
  type BoardSlice,
  boardCells,
  boardPage,
  type CellRow,
} from '@inferbench/db/board-reader';
import type { EvidenceFilter } from '@inferbench/db/evidence-filter';
import { readPoints, type StoredPoint } from '@inferbench/db/point-reader';
import type { KeyCount } from '@inferbench/domain/comparability';
import type { Metric } from '@inferbench/domain/metric';
import type { ApiContext } from '../graphql/context.ts';

export interface RankedPage {
  metric: Metric;
  comparabilityKey: string;
  after: BoardPosition | null;
  limit: number;
}

/** A slice that can be paged: as it is stored, or as it stands under a client's assumptions. */
export interface RankedBoard {
  keyCounts: KeyCount[];
  rows(page: RankedPage): Promise<BoardRow[]>;
  points(ids: readonly string[]): Promise<StoredPoint[]>;
  /** Every metric of some systems, each with its own rank. */
  cells(systemIds: readonly string[]): Promise<CellRow[]>;
}

/** The board as the epoch holds it. */
export function storedBoard(
  { database: { pool } }: Pick<ApiContext, 'database'>,
  board: BoardSlice & { sliceId: number },
  evidence: EvidenceFilter | null,
): RankedBoard {
  return {
    keyCounts: board.keyCounts,
    rows: (page) => boardPage(pool, { board, evidence, ...page }),
    points: (ids) => readPoints(pool, ids, board.epochId),
    cells: (systemIds) => boardCells(pool, board, { systemIds, evidence }),
  };
}
