import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { modelSlug } from '@inferbench/domain/catalogue/resolve-entry';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { NO_BATCH, NO_CONTEXT, type Slice } from '@inferbench/domain/terms/slice';
import type { SliceInput } from './leaderboard.type.ts';

/** Throws INVALID for numbers that no slice has. */
export function checkSlice({ phase, batch, context }: SliceInput): void {
  const isMaxLoad = phase === 'MAX_LOAD';
  const leastContext = phase === 'IMAGE' || isMaxLoad ? NO_CONTEXT : 1;
  if (batch >= (isMaxLoad ? NO_BATCH : 1) && context >= leastContext) return;
  const message =
    'slice: batch and context are 1 or more; the context of IMAGE is 0, and so is the batch of MAX_LOAD.';
  throw new InferbenchError('INVALID', message, { path: 'slice' });
}

/** The slice that an input names, under the slug of its model. */
export function sliceOf(
  { model, phase, shape, batch, context, precision }: SliceInput,
  catalogue: CatalogueView,
): Slice {
  return { model: modelSlug(catalogue, model), phase, shape: shape ?? null, batch, context, precision };
}
