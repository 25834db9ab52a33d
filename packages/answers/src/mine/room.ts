import type { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { ONE_CHIP, type Placement } from '@inferbench/domain/scores/simulation';
import { fewestHolding, type PlacementParts } from '@inferbench/evaluation/simulation/choose-placement';
import { splitOf, unplaced } from '@inferbench/evaluation/simulation/domain-placement';
import { capacityOf } from '@inferbench/simulator/capacity';
import { memoryAt } from '../load/memory.ts';
import { MOST_CARDS } from './request.ts';
import type { LongestBy } from './shape.ts';
import { lastThat } from '@inferbench/units/last-that';

/** Memory of so many cards against a model with a text. */
export interface Room {
  neededBytes: number;
  usableBytes: number;
  fits: boolean;
  /** Fewest cards that hold it; null where eight do not. */
  cardsNeeded: number | null;
  longestTokens: number | null;
  longestBy: LongestBy | null;
}

/** Room that a model has for one user's text; null where the engine has no model of the two. */
export function roomOf(request: SimulateRequest, count: number, catalogue: CatalogueView): Room | null {
  const found = unplaced(request, catalogue);
  if (!found.ok) return null;
  const one = found.value;
  const { neededBytes, usableBytes, fits } = memoryAt(one, count);
  return {
    neededBytes,
    usableBytes,
    fits,
    cardsNeeded: fits ? count : fewestHolding(one, MOST_CARDS),
    ...longestOf(one, count),
  };
}

/** The longest text that so many cards hold: the cache grows with the text, so halving finds its end. */
function longestOf(one: PlacementParts, count: number): Pick<Room, 'longestTokens' | 'longestBy'> {
  const { graph, chip, model } = one;
  const placement = placementOf(one, count);
  const holds = (context: number) => {
    const { bytesNeeded, bytesAvailable } = capacityOf({ graph, chip, placement, batch: 1, context });
    return bytesNeeded <= bytesAvailable;
  };
  const trained = model.maxContextTokens;
  if (holds(trained)) return { longestTokens: trained, longestBy: 'TRAINED' };
  if (!holds(1)) return { longestTokens: null, longestBy: null };
  return { longestTokens: lastThat(holds, 1, trained), longestBy: 'MEMORY' };
}

/** The fastest split of a short text; where none is known, layers are shared out. */
function placementOf(one: PlacementParts, count: number): Placement {
  if (count === 1) return ONE_CHIP;
  const split = splitOf({ ...one, load: { batch: 1, context: 1 } }, count);
  return split ?? { ...ONE_CHIP, chips: count, pipelineParallel: count };
}
