import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { Chip } from '@inferbench/domain/chips/chip';
import type { Compute } from '../compute/compute.ts';
import type { ComputeOutcome } from '../compute/compute-tasks.ts';

type Kept<Outcome> = WeakMap<Chip, Promise<Outcome>>;

const flexibilities: Kept<ComputeOutcome<'chipFlexibility'>> = new WeakMap();
/** Behaviours kept by catalogue, too: how a chip behaves is shown by the models that there are. */
const behaviours = new WeakMap<CatalogueView, Kept<ComputeOutcome<'chipBehaviour'>>>();

/** Computed the first time a specification is seen: lists of chips ask for all of them. */
export function keptFlexibility(chip: Chip, compute: Compute): Promise<ComputeOutcome<'chipFlexibility'>> {
  return kept(flexibilities, chip, () => compute('chipFlexibility', chip));
}

export function keptBehaviour(
  catalogue: CatalogueView,
  chip: Chip,
  compute: Compute,
): Promise<ComputeOutcome<'chipBehaviour'>> {
  const ofCatalogue = behaviours.get(catalogue) ?? new WeakMap();
  behaviours.set(catalogue, ofCatalogue);
  return kept(ofCatalogue, chip, () => compute('chipBehaviour', chip));
}

/** What failed is asked again: the queue may have been full. */
function kept<Outcome>(known: Kept<Outcome>, chip: Chip, work: () => Promise<Outcome>): Promise<Outcome> {
  const found = known.get(chip);
  if (found) return found;
  const outcome = work();
  known.set(chip, outcome);
  outcome.catch(() => known.delete(chip));
  return outcome;
}
