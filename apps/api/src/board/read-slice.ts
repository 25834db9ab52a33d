import { filteredCounts, findSlice, fullestSlice } from '@inferbench/db/board/board-reader';
import type { BoardSlice } from '@inferbench/domain/board/board-slice';
import type { EvidenceFilter } from '@inferbench/db/shared/evidence-filter';
import { modelSuggestion } from '@inferbench/domain/catalogue/resolve-entry';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { sliceAround } from '@inferbench/domain/board/slice-buckets';
import type { ApiContext } from '../graphql/context.ts';
import type { SliceInput } from './leaderboard.type.ts';
import { checkSlice, sliceOf } from './slice-of-input.ts';

interface AskedSlice {
  slice: SliceInput | null;
  evidence: EvidenceFilter | null;
}

const epochOf = (board: BoardSlice | null) => board?.epochId;

/**
 * The slice that a request names (null: where the board opens), with the keys that rank under its filter; the request learns what
 * was read. Null while the board is empty. Errors: NOT_FOUND, INVALID.
 */
export async function readSlice(
  context: ApiContext,
  asked: AskedSlice & { slice: SliceInput },
): Promise<BoardSlice>;
export async function readSlice(context: ApiContext, asked: AskedSlice): Promise<BoardSlice | null>;
export async function readSlice(
  context: ApiContext,
  { slice, evidence }: AskedSlice,
): Promise<BoardSlice | null> {
  const { database, epochs } = context;
  const board =
    slice === null
      ? await epochs.pinned((epochId) => fullestSlice(database.pages, epochId), epochOf)
      : await namedSlice(context, slice);
  if (board === null) return null;
  recordSlice(context, board);
  const { sliceId } = board;
  if (sliceId === null) return board;
  if (evidence === null) return board;
  return { ...board, keyCounts: await filteredCounts(database.pool, { ...board, sliceId }, evidence) };
}

/** Says what an answer about a slice was read from. */
export function recordSlice(
  { reads, catalogueVersion }: Pick<ApiContext, 'reads' | 'catalogueVersion'>,
  { epochId, sliceId, version }: Pick<BoardSlice, 'epochId' | 'sliceId' | 'version'>,
): void {
  reads.epoch(epochId);
  reads.catalogue(catalogueVersion);
  if (sliceId !== null) reads.slice(sliceId, version);
}

/** Finds a slice by its name, with or without results. */
async function namedSlice(
  { database, catalogue, epochs }: Pick<ApiContext, 'database' | 'catalogue' | 'epochs'>,
  input: SliceInput,
): Promise<BoardSlice> {
  checkSlice(input);
  const slice = sliceAround(sliceOf(input, catalogue));
  const board = await epochs.pinned((epochId) => findSlice(database.pages, slice, epochId), epochOf);
  if (board !== null) return board;
  throw new InferbenchError(
    'NOT_FOUND',
    `The catalogue has no model "${input.model.slice(0, 80)}".${modelSuggestion(catalogue.models, input.model)}`,
    { path: 'slice.model', fix: `Known: ${[...catalogue.models.keys()].join(', ')}.` },
  );
}
