import type { Slice } from '@inferbench/domain/terms/slice';

/** A slice and how many systems rank in it. */
interface Filled {
  slice: Slice;
  systems: number;
}

/** Number of systems that make rivals of each other. */
export const RIVALS = 2;

/**
 * The slice of the same model nearest to one in which systems rank against each other; the slice itself where they do. First
 * comes the phase, then the distance of batch and context in doublings, then precision, shape and how many rank. Null where
 * no slice of the model has rivals.
 */
export function nearestSliceWithRivals<T extends Filled>(own: Slice, filled: readonly T[]): T | null {
  const [nearest] = filled
    .filter(({ slice, systems }) => slice.model === own.model && systems >= RIVALS)
    .map((candidate) => ({ candidate, order: orderOf(own, candidate) }))
    .toSorted((a, b) => compareOrder(a.order, b.order));
  return nearest?.candidate ?? null;
}

function orderOf(own: Slice, { slice, systems }: Filled): (number | string)[] {
  return [
    Number(slice.phase !== own.phase),
    doublings(slice.batch, own.batch) + doublings(slice.context, own.context),
    Number(slice.precision !== own.precision),
    Number(slice.shape !== own.shape),
    -systems,
    // Equal in all of this: any order, but always the same.
    JSON.stringify([slice.phase, slice.shape, slice.batch, slice.context, slice.precision]),
  ];
}

/** Buckets are powers of two, and 0 where a phase has none. */
function doublings(a: number, b: number): number {
  return Math.abs(Math.clz32(Math.max(1, a)) - Math.clz32(Math.max(1, b)));
}

function compareOrder(a: readonly (number | string)[], b: readonly (number | string)[]): number {
  const index = a.findIndex((part, i) => part !== b[i]);
  if (index === -1) return 0;
  return (a[index] ?? 0) < (b[index] ?? 0) ? -1 : 1;
}
