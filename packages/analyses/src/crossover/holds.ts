import { sharedHeads } from '@inferbench/domain/models/head-group';
import { capacityOf, fits } from '@inferbench/simulator/capacity';
import { candidatePlacements } from '@inferbench/simulator/candidate-placements';
import type { PlacementParts } from '@inferbench/evaluation/simulation/choose-placement';

/** A chip with everything a split of it is chosen by. */
export type Candidate = PlacementParts;

/** True where some split of so many chips holds the batch. */
export function holds({ chip, model, graph, load }: Candidate, chips: number): boolean {
  const experts = model.kind === 'moe' ? model.moe.experts : null;
  const { batch } = load;
  return candidatePlacements({ graph, chips, heads: sharedHeads(model), experts, batch }).some(
    (placement) => {
      const capacity = capacityOf({ graph, chip, placement, ...load });
      return fits(capacity) && capacity.maxBatch >= batch;
    },
  );
}
