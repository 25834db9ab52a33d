import { fullestSlice } from '@inferbench/db/board/board-reader';
import { boardStanding } from '@inferbench/db/board/board-version';
import type { BoardSlice } from '@inferbench/domain/board/board-slice';
import type { ApiContext } from '../graphql/context.ts';

type Source = Pick<ApiContext, 'database' | 'liveCatalogue' | 'catalogueVersion'>;

interface Kept {
  key: string;
  board: Promise<BoardSlice | null>;
}

/** Slice with which the board of a database opens, as it was found last. */
const keptOf = new WeakMap<ApiContext['liveCatalogue'], Kept>();

/**
 * The slice with which the board opens: looked for once a standing of the board, since the search goes through all slices, and the
 * standing alone is read for each request. A slice, its key counts and its version are those of that standing.
 */
export async function defaultSlice(
  { database, liveCatalogue, catalogueVersion }: Source,
  epochId: number | null,
): Promise<BoardSlice | null> {
  const found = await boardStanding(database.pool, epochId);
  if (found === null) return null;
  const key = [found.epochId, found.standing, catalogueVersion].join('|');
  const kept = keptOf.get(liveCatalogue);
  if (kept?.key === key) return kept.board;
  const board = fullestSlice(database.pool, found.epochId);
  keptOf.set(liveCatalogue, { key, board });
  // Forgets a search that failed, so that it is made again.
  board.catch(() => keptOf.delete(liveCatalogue));
  return board;
}
