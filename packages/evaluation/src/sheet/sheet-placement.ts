import type { Chip } from '@inferbench/domain/chip';
import type { InferbenchError } from '@inferbench/domain/inferbench-error';
import type { LanguageModel } from '@inferbench/domain/model';
import type { OperatorGraph } from '@inferbench/domain/operator-graph';
import { fail, ok, type Result } from '@inferbench/domain/result';
import type { Placement } from '@inferbench/domain/simulation';
import { capacityOf, fits } from '@inferbench/simulator/capacity';
import { evenSplit } from '../simulation/even-split.ts';
import { doesNotFit } from '../simulation/refusals.ts';

/** Chips that a placement of the suite may use: the scale-up domain; one where no domain is published. */
export function domainOf({ interconnect }: Chip): number {
  return interconnect?.scaleUpChips ?? 1;
}

interface SheetPlacementInput {
  chip: Chip;
  model: LanguageModel;
  graph: OperatorGraph;
  context: number;
}

/** The smallest power of two of chips inside the scale-up domain on which one sequence fits (metrics.md 1). Error: DOES_NOT_FIT. */
export function sheetPlacement({
  chip,
  model,
  graph,
  context,
}: SheetPlacementInput): Result<Placement, InferbenchError> {
  const load = { graph, chip, batch: 1, context };
  let largest = evenSplit(model, 1);
  for (let chips = 1; chips <= domainOf(chip); chips *= 2) {
    largest = evenSplit(model, chips);
    if (fits(capacityOf({ ...load, placement: largest }))) return ok(largest);
  }
  const capacity = capacityOf({ ...load, placement: largest });
  return fail(doesNotFit({ name: model.name, batch: 1, chip, placement: largest, capacity }));
}
