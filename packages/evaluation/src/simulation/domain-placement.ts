import { sharedHeads } from '@inferbench/domain/models/head-group';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { Chip } from '@inferbench/domain/chips/chip';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import type { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { ONE_CHIP, type Placement } from '@inferbench/domain/scores/simulation';
import { bestPlacement } from '@inferbench/simulator/best-placement';
import { capacityOf } from '@inferbench/simulator/capacity';
import type { PlacementParts } from './choose-placement.ts';
import { footprintOf } from './language-work.ts';
import { doesNotFit } from './refusals.ts';
import { resolveRequest } from './resolve-request.ts';
import { graphsOf, languageModelIn } from './set-up.ts';

/** Chips that can share a model without leaving their scale-up domain; one where no domain is published. */
export function domainOf({ interconnect }: Chip): number {
  return interconnect?.scaleUpChips ?? 1;
}

/** A language model on a chip that no number of chips is chosen for yet. Errors: NOT_FOUND, NOT_SIMULATED, INCOMPLETE_SPEC, UNSUPPORTED_PRECISION. */
export function unplaced(
  request: SimulateRequest,
  catalogue: CatalogueView,
): Result<PlacementParts, InferbenchError> {
  const model = languageModelIn(request.model ?? '', catalogue);
  if (!model.ok) return model;
  const resolved = resolveRequest(request, catalogue);
  if (!resolved.ok) return resolved;
  const { chip, peak, precision } = resolved.value;
  const graph = graphsOf(model.value, precision)[request.phase === 'prefill' ? 'prefill' : 'decode'];
  return ok({ chip, peak, model: model.value, graph, load: footprintOf(request) });
}

/** The fastest split of exactly so many chips; null where none holds the load. */
export function splitOf(parts: PlacementParts, chips: number): Placement | null {
  const { model, load, chip, graph, peak } = parts;
  const experts = model.kind === 'moe' ? model.moe.experts : null;
  return (
    bestPlacement({ chip, graph, peak, heads: sharedHeads(model), experts, chips, ...load })?.placement ??
    null
  );
}

/** The smallest power of two of chips inside a scale-up domain that holds the load, in its fastest split. Error: DOES_NOT_FIT. */
export function domainPlacement(parts: PlacementParts): Result<Placement, InferbenchError> {
  const { chip, model, graph, load } = parts;
  let tried = 1;
  for (let chips = 1; chips <= domainOf(chip); chips *= 2) {
    const placement = splitOf(parts, chips);
    if (placement !== null) return ok(placement);
    tried = chips;
  }
  const largest = { ...ONE_CHIP, chips: tried, pipelineParallel: tried };
  const capacity = capacityOf({ graph, chip, placement: largest, ...load });
  return fail(doesNotFit({ name: model.name, batch: load.batch, chip, placement: largest, capacity }));
}
