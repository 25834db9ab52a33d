import type { Constants } from '@inferbench/domain/scores/calibration';
import type { Chip } from '@inferbench/domain/chips/chip';
import type { Placement } from '@inferbench/domain/scores/simulation';
import { candidatePlacements, placementName, type PlacementSpace } from './candidate-placements.ts';
import { capacityOf, fits } from './capacity.ts';
import { compile, type Plan } from './compile.ts';

import type { PeakRates } from './family-model.ts';
import { SLOT, SLOT_COUNT, slot } from './slot.ts';

export interface PlacementSearch extends PlacementSpace {
  chip: Chip;
  peak: PeakRates;
  context: number;
  /** Left out: the fitted ones of the chip's family. */
  constants?: Constants;
  /** Plans that are compiled already; left out: each is compiled here. */
  planOf?: (placement: Placement) => Plan;
}

export interface PlacementChoice {
  placement: Placement;
  name: string;
  /** Attainable time of the step in which it is the fastest. */
  stepSec: number;
}

/**
 * The placement of least attainable time for one step of the whole batch, of those that fit. Every sequence gets one token
 * a step, so that equal times are equal throughput a sequence: then the one that holds more sequences wins, then the
 * earlier candidate (smaller tensor group, shorter pipeline). Null where none fits.
 */
export function bestPlacement(search: PlacementSearch): PlacementChoice | null {
  const { graph, chip, peak, batch, context } = search;
  const constants = search.constants === undefined ? {} : { constants: search.constants };
  const out = new Float64Array(SLOT_COUNT);
  let best: (PlacementChoice & { maxBatch: number }) | null = null;
  for (const placement of candidatePlacements(search)) {
    const capacity = capacityOf({ graph, chip, placement, batch, context });
    if (!fits(capacity)) continue;
    const { maxBatch } = capacity;
    const plan = search.planOf?.(placement) ?? compile({ graph, chip, peak, placement, ...constants });
    const stepSec = slot(plan.at(batch, context, out), SLOT.attainableSec);
    if (best === null || stepSec < best.stepSec || (stepSec === best.stepSec && maxBatch > best.maxBatch)) {
      best = { placement, name: placementName(placement), stepSec, maxBatch };
    }
  }
  return best;
}

/** The fewest chips, from `least` on, on which any placement fits, and the fastest there; null up to `most` chips. */
export function smallestBestPlacement(
  search: Omit<PlacementSearch, 'chips'>,
  { least, most }: { least: number; most: number },
): PlacementChoice | null {
  for (let chips = least; chips <= most; chips += 1) {
    const found = bestPlacement({ ...search, chips });
    if (found !== null) return found;
  }
  return null;
}
