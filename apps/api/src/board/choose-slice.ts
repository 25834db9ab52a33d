import { type BoardSlice, filteredCounts, findSlice, fullestSlice } from '@inferbench/db/board-reader';
import type { EvidenceFilter } from '@inferbench/db/evidence-filter';
import { modelSuggestion } from '@inferbench/domain/name-suggestion';
import { InferbenchError } from '@inferbench/domain/inferbench-error';
import { sliceAround } from '@inferbench/domain/slice-buckets';
import type { ApiContext } from '../graphql/context.ts';
import type { SliceInput } from './leaderboard.type.ts';
import { checkSlice, sliceOf } from './slice-of-input.ts';

const epochOf = (board: BoardSlice | null) => board?.epochId;

/** Where the board opens; null while it is empty. */
export function openingSlice({
  database: { pool },
  epochs,
}: Pick<ApiContext, 'database' | 'epochs'>): Promise<BoardSlice | null> {
  return epochs.pinned((epochId) => fullestSlice(pool, epochId), epochOf);
}

/** The slice that an input names, with or without results. Errors: NOT_FOUND, INVALID. */
export async function namedSlice(
  { database, catalogue, epochs }: Pick<ApiContext, 'database' | 'catalogue' | 'epochs'>,
  input: SliceInput,
): Promise<BoardSlice> {
  checkSlice(input);
  const slice = sliceAround(sliceOf(input));
  const board = await epochs.pinned((epochId) => findSlice(database.pool, slice, epochId), epochOf);
  if (board !== null) return board;
  throw new InferbenchError(
    'NOT_FOUND',
    `The catalogue has no model "${input.model.slice(0, 80)}".${modelSuggestion(catalogue.models, input.model)}`,
    { path: 'slice.model', fix: `Known: ${[...catalogue.models.keys()].join(', ')}.` },
  );
}

/** The same with the keys that rank under a filter; what was read is said to the request. */
export async function filteredSlice(
  context: ApiContext,
  { slice, evidence }: { slice: SliceInput; evidence: EvidenceFilter | null },
): Promise<BoardSlice> {
  const board = await namedSlice(context, slice);
  context.reads.epoch(board.epochId);
  context.reads.catalogue(context.catalogueVersion);
  if (board.sliceId === null) return board;
  context.reads.slice(board.sliceId, board.version);
  return underFilter(context, board, evidence);
}

/** The slice with the keys that rank under a filter. */
export async function underFilter(
  { database }: Pick<ApiContext, 'database'>,
  board: BoardSlice,
  evidence: EvidenceFilter | null,
): Promise<BoardSlice> {
  const { sliceId } = board;
  if (evidence === null || sliceId === null) return board;
  return { ...board, keyCounts: await filteredCounts(database.pool, { ...board, sliceId }, evidence) };
}
