import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { Slice } from '@inferbench/domain/terms/slice';
import { onceFor } from '@inferbench/units/once-for';
import { LruMap } from '../cache/lru-map.ts';
import type { ComputeOutcome } from '../compute/compute-tasks.ts';
import type { ApiContext } from '../graphql/context.ts';

const MAX_KEPT = 2_000;

type Simulated = ComputeOutcome<'normalisingSlice'>;

/**
 * References kept by catalogue, which is another object as soon as a chip or model changes; the engine is that of the
 * process.
 */
const keptOf = onceFor((_catalogue: CatalogueView) => new LruMap<Promise<Simulated>>(MAX_KEPT, 'references'));

/** The reference chip in a slice: simulated once a slice, whatever rows, metrics and requests ask for it. */
export function keptReference(
  { catalogue, compute }: Pick<ApiContext, 'catalogue' | 'compute'>,
  slice: Slice,
): Promise<Simulated> {
  const known = keptOf(catalogue);
  const { model, phase, shape, batch, context, precision } = slice;
  const key = JSON.stringify([model, phase, shape, batch, context, precision]);
  const found = known.get(key);
  if (found) return found;
  const simulated = compute('normalisingSlice', slice);
  known.set(key, simulated);
  // What failed is asked again: the queue may have been full.
  simulated.catch(() => known.delete(key));
  return simulated;
}
