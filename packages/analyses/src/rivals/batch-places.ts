import { type CatalogueView, soldChips } from '@inferbench/domain/catalogue/catalogue-view';
import { rangedByTime } from '@inferbench/domain/terms/ranged';
import type { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import type { SimulateResult } from '@inferbench/domain/simulation/simulate-result';
import type { BatchPlace } from '@inferbench/domain/simulation/what-if';
import { simulate } from '@inferbench/evaluation/simulate';
import { placeEntries, type PlaceEntry } from '@inferbench/scoring/place';
import { isCalibrated } from '@inferbench/simulator/is-calibrated';

/** Output per chip of every sold chip that runs the batch and that the simulator is fitted to. */
export function batchOutputs(request: Omit<SimulateRequest, 'chip'>, catalogue: CatalogueView): PlaceEntry[] {
  return soldChips(catalogue)
    .filter(isCalibrated)
    .flatMap(({ slug }) => {
      const outcome = simulate({ ...request, chip: slug }, catalogue);
      return outcome.ok ? (outputOf(slug, outcome.value) ?? []) : [];
    });
}

/**
 * Place that a chip would have were it to stand among them in place of the chip of its name; null where it gives no
 * output.
 */
export function placeAmong(
  others: readonly PlaceEntry[],
  slug: string,
  own: SimulateResult,
): BatchPlace | null {
  const entry = outputOf(slug, own);
  if (entry === null) return null;
  const placed = placeEntries([...others.filter(({ id }) => id !== slug), entry], true);
  const found = placed.find((each) => each.entry === entry);
  const [first] = placed;
  return found === undefined || first === undefined
    ? null
    : {
        place: found.place,
        of: placed.length,
        overlapsFirst: found.overlapsFirst,
        first: first.entry.id,
      };
}

/** The error of a time moves a rate the other way. */
function outputOf(id: string, { expected, chips, band }: SimulateResult): PlaceEntry | null {
  if (expected.outputTokensPerSec === undefined) return null;
  const value = expected.outputTokensPerSec / chips;
  return { id, value, interval: rangedByTime(value, band.share) };
}
