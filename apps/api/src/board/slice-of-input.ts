import { InferbenchError } from '@inferbench/domain/inferbench-error';
import { NO_CONTEXT, type Slice } from '@inferbench/domain/slice';
import type { SliceInput } from './leaderboard.type.ts';

/** Throws INVALID for numbers that no slice has. */
export function checkSlice({ phase, batch, context }: SliceInput): void {
  if (batch >= 1 && (phase === 'IMAGE' ? context >= NO_CONTEXT : context >= 1)) return;
  const message = 'slice: batch and context are 1 or more; the context of IMAGE is 0.';
  throw new InferbenchError('INVALID', message, { path: 'slice' });
}

export function sliceOf({ model, phase, shape, batch, context, precision }: SliceInput): Slice {
  return { model, phase, shape: shape ?? null, batch, context, precision };
}
