import type { BoardResult } from '@inferbench/graphql-documents/board';
import type { SliceAddress } from './board-request.ts';

export type NamedSlice = Pick<
  NonNullable<BoardResult['slice']>,
  'model' | 'phase' | 'shape' | 'precision' | 'effective'
>;

/** The address of the slice that the API chose, with its buckets. */
export function addressOfShown(slice: NamedSlice): SliceAddress {
  const { model, phase, shape, precision, effective } = slice;
  return { model: model.slug, phase, shape, precision, batch: effective.batch, context: effective.context };
}
