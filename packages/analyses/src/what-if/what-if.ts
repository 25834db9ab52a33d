import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { Chip } from '@inferbench/domain/chips/chip';
import { editedChip, editsOf } from '@inferbench/domain/simulation/edited-chip';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { chipNames } from '@inferbench/domain/catalogue/names';
import { type Outcome, outcomeOf } from '@inferbench/domain/errors/outcome';
import type { ReferenceSheet } from '@inferbench/domain/simulation/reference-sheet';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import type { AttainableShares, WhatIfPlaces, WhatIfRequest } from '@inferbench/domain/simulation/what-if';
import { attainableShares } from '@inferbench/evaluation/attainable-shares';
import { ENGINE_VERSION } from '@inferbench/evaluation/engine-version';
import { chipNotFound } from '@inferbench/evaluation/simulation/refusals';
import type { PlaceEntry } from '@inferbench/scoring/place';
import { Memo } from '@inferbench/units/memo';
import { batchOutputs, placeAmong } from '../rivals/batch-places.ts';
import { referenceSheet } from '../sheet/reference-sheet.ts';
import { simulatePoint, type SimulatedPoint } from './simulate-point.ts';

/** A chip before and after its edits; all but its grid, which takes as long again. */
export interface WhatIf {
  /** The chip that was asked about. */
  edited: Chip;
  attainable: AttainableShares;
  before: SimulatedPoint;
  after: SimulatedPoint;
  places: WhatIfPlaces;
  /** Sheet of the edited chip. */
  sheet: Outcome<ReferenceSheet>;
  engineVersion: string;
}

/** What edits of a specification do at an operating point. Errors: NOT_FOUND, INVALID. */
export function whatIf(
  { chip: slug, edits: stated, ...point }: WhatIfRequest,
  catalogue: CatalogueView,
): Result<WhatIf, InferbenchError> {
  const chip = catalogue.chips.get(slug);
  if (chip === undefined) return fail(chipNotFound(slug, catalogue.chips));
  const edits = editsOf(chip, stated);
  if (!edits.ok) return edits;
  const edited = editedChip(chip, edits.value);
  const other = { ...catalogue, chips: new Map([...catalogue.chips, [slug, edited]]) };
  const before = simulatePoint(slug, point, catalogue);
  const after = edited === chip ? before : simulatePoint(slug, point, other);
  return ok({
    edited,
    attainable: attainableShares(chip),
    before,
    after,
    places: placesOf(chip, { before, after, catalogue }),
    sheet: outcomeOf(referenceSheet(slug, other)),
    engineVersion: ENGINE_VERSION,
  });
}

/** Outputs of the others do not change with an edit. */
const others = new Memo<CatalogueView, PlaceEntry[]>();

interface Placed {
  before: SimulatedPoint;
  after: SimulatedPoint;
  catalogue: CatalogueView;
}

function placesOf(chip: Chip, { before, after, catalogue }: Placed): WhatIfPlaces {
  const { chip: _, ...request } = before.requests.generate;
  const entries = others.get(catalogue, JSON.stringify(request), () => batchOutputs(request, catalogue));
  const placeOf = ({ phases }: SimulatedPoint) =>
    phases.ok && !attainableShares(chip).uncalibrated
      ? placeAmong(entries, chip.slug, phases.value.generate)
      : null;
  const [was, is] = [placeOf(before), placeOf(after)];
  const first = catalogue.chips.get(is?.first ?? '');
  return { before: was, after: is, firstName: first === undefined ? '' : chipNames(first).short };
}
