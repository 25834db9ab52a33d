import type { Constants } from '@inferbench/domain/scores/calibration';
import type { Chip } from '@inferbench/domain/chips/chip';
import type { Placement } from '@inferbench/domain/scores/simulation';
import { candidatePlacements, placementName, type PlacementSpace } from './candidate-placements.ts';
import { capacityOf, fits } from './capacity.ts';
import { compile, type Plan } from './compile.ts';
import type { PeakRates } from './family-model.ts';

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
  let best: (PlacementChoice & { maxBatch: number }) | null = null;
  for (const placement of candidatePlacements(search)) {
    const capacity = capacityOf({ graph, chip, placement, batch, context });
    if (!fits(capacity)) continue;
    const { maxBatch } = capacity;
    const plan = search.planOf?.(placement) ?? compile({ graph, chip, peak, placement, ...constants });
    const stepSec = plan.attainableSec(batch, context);
    if (best === null || stepSec < best.stepSec || (stepSec === best.stepSec && maxBatch > best.maxBatch)) {
      best = { placement, name: placementName(placement), stepSec, maxBatch };
    }
  }
  return best;
}

/** What has to fit, on a number of chips that is still looked for. */
export type ChipSearch = Omit<PlacementSpace, 'chips'> & Pick<PlacementSearch, 'chip' | 'context'>;

/** Numbers of chips to try, from `least` on. */
export interface ChipRange {
  least: number;
  most: number;
  next: (chips: number) => number;
}

/** The first number of chips on which any placement fits, found without timing one; null up to `most` chips. */
export function fewestChips(search: ChipSearch, { least, most, next }: ChipRange): number | null {
  for (let chips = least; chips <= most; chips = next(chips)) {
    const holds = (placement: Placement) => fits(capacityOf({ ...search, placement }));
    if (candidatePlacements({ ...search, chips }).some(holds)) return chips;
  }
  return null;
}

/** The fewest chips, from `least` on, on which any placement fits, and the fastest there; null up to `most` chips. */
export function smallestBestPlacement(
  search: Omit<PlacementSearch, 'chips'>,
  range: Omit<ChipRange, 'next'>,
): PlacementChoice | null {
  const chips = fewestChips(search, { ...range, next: (count) => count + 1 });
  return chips === null ? null : bestPlacement({ ...search, chips });
}
