import {
  type BoardPosition,
  boardReference,
  type BoardRow,
  boardCells,
  boardPageWithPoints,
  type CellRow,
} from '@inferbench/db/board/board-reader';
import type { ScoredSlice } from '@inferbench/domain/board/board-slice';
import type { EvidenceFilter } from '@inferbench/db/shared/evidence-filter';
import type { StoredPoint } from '@inferbench/db/points/point-reader';
import type { KeyCount } from '@inferbench/domain/scores/comparability';
import type { Metric } from '@inferbench/domain/terms/metric';
import type { ApiContext } from '../graphql/context.ts';

export interface RankedKey {
  metric: Metric;
  comparabilityKey: string;
}

export interface RankedPage extends RankedKey {
  after: BoardPosition | null;
  limit: number;
  /** No row of a slice that has changed since it was read. */
  ifCurrent?: boolean;
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
  /** Value of the reference chip under a key; null where it has no entry. Rows under a filter have it themselves. */
  reference(key: RankedKey): Promise<number | null>;
}

/** The board as the epoch holds it. */
export function storedBoard(
  { database: { pages } }: Pick<ApiContext, 'database'>,
  board: ScoredSlice,
  evidence: EvidenceFilter | null,
): RankedBoard {
  return {
    keyCounts: board.keyCounts,
    page: (page) => boardPageWithPoints(pages, { board, evidence, ...page }),
    cells: (systemIds) => boardCells(pages, board, { systemIds, evidence }),
    reference: (key) => boardReference(pages, { board, ...key }),
  };
}
