import type { NamedSlice, Slice } from '@inferbench/domain/terms/slice';
import type { AnsweredSlice } from '@inferbench/graphql-documents/slice-fields';

/** A slice in which something stands. */
export interface AvailableSlice extends NamedSlice {
  /** Systems that rank in it. */
  systems: number;
}

/** The slice of an answer, its buckets beside the other keys. */
export function namedSlice({ model, phase, shape, effective, precision }: AnsweredSlice): NamedSlice {
  return { model, phase, shape, batch: effective.batch, context: effective.context, precision };
}

export function addressOfSlice(slice: NamedSlice): Slice {
  const { model, phase, shape, batch, context, precision } = slice;
  return { model: model.slug, phase, shape, batch, context, precision };
}

/** The address of the slice that the API chose. */
export function addressOfShown(slice: AnsweredSlice): Slice {
  return addressOfSlice(namedSlice(slice));
}

/** How far a slice is from what was asked: other models and phases are farther than any batch or context. */
function distance(slice: AvailableSlice, asked: Slice): number {
  const octaves = (a: number, b: number) => Math.abs(Math.log2(a / b));
  return (
    (slice.model.slug === asked.model ? 0 : 40) +
    (slice.phase === asked.phase ? 0 : 30) +
    (slice.precision === asked.precision ? 0 : 10) +
    (slice.shape === asked.shape ? 0 : 5) +
    octaves(slice.batch, asked.batch) +
    octaves(slice.context, asked.context)
  );
}

/** The nearest slices that hold something; of equally near ones those with more systems first. */
export function nearestSlices(slices: readonly AvailableSlice[], asked: Slice, most = 3): AvailableSlice[] {
  return slices
    .toSorted((a, b) => distance(a, asked) - distance(b, asked) || b.systems - a.systems)
    .slice(0, most);
}
