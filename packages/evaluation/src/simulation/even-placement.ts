import type { Chip } from '@inferbench/domain/chip';
import type { InferbenchError } from '@inferbench/domain/inferbench-error';
import type { LanguageModel } from '@inferbench/domain/model';
import type { OperatorGraph } from '@inferbench/domain/operator-graph';
import { fail, ok, type Result } from '@inferbench/domain/result';
import type { Placement } from '@inferbench/domain/simulation';
import { capacityOf, fits } from '@inferbench/simulator/capacity';
import { doesNotFit } from './refusals.ts';

/** Chips that can share a model without leaving their scale-up domain; one where no domain is published. */
export function domainOf({ interconnect }: Chip): number {
  return interconnect?.scaleUpChips ?? 1;
}

/**
 * Chips as one tensor-parallel group as far as the heads divide into it and the scale-up domain reaches; what is left are
 * pipeline stages, which share the layers.
 */
export function evenSplit({ heads }: Pick<LanguageModel, 'heads'>, chips: number, domain = chips): Placement {
  let group = Math.min(chips, heads, domain);
  while (chips % group !== 0 || heads % group !== 0) group -= 1;
  return {
    chips,
    tensorParallel: group,
    pipelineParallel: chips / group,
    replicas: 1,
    expertParallel: 1,
  };
}

interface EvenPlacementInput {
  chip: Chip;
  model: LanguageModel;
  graph: OperatorGraph;
  batch: number;
  context: number;
  maxChips: number;
}

/** The smallest power of two of chips on which the load fits. Error: DOES_NOT_FIT, with the largest that was tried. */
export function smallestEvenPlacement({
  chip,
  model,
  graph,
  batch,
  context,
  maxChips,
}: EvenPlacementInput): Result<Placement, InferbenchError> {
  const load = { graph, chip, batch, context };
  let largest = evenSplit(model, 1);
  for (let chips = 1; chips <= maxChips; chips *= 2) {
    largest = evenSplit(model, chips, domainOf(chip));
    if (fits(capacityOf({ ...load, placement: largest }))) return ok(largest);
  }
  const capacity = capacityOf({ ...load, placement: largest });
  return fail(doesNotFit({ name: model.name, batch, chip, placement: largest, capacity }));
}
