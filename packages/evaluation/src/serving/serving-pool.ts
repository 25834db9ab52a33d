import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { sharedHeads } from '@inferbench/domain/models/head-group';
import type { LanguageModel } from '@inferbench/domain/models/model';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import type { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import type { Placement } from '@inferbench/domain/scores/simulation';
import { attentionRanks } from '@inferbench/simulator/attention-ranks';
import { capacityOf, fits } from '@inferbench/simulator/capacity';
import { choosePlacement } from '../simulation/choose-placement.ts';
import { doesNotFit, headsNotDivided } from '../simulation/refusals.ts';
import { graphsOf, type Resolved, type SetUp, setUpOf } from '../simulation/set-up.ts';
import { planOf } from '../simulation/step-times.ts';

/** Chips that do the same, and whole requests that each of their ranks can hold at least. */
export interface PoolWanted {
  model: LanguageModel;
  /** What the placement is chosen for where none is given. */
  request: SimulateRequest;
  placement: Placement | null;
}

/**
 * The model on chips that can hold at least one whole request; more than they can hold wait. Where the split is not stated it is
 * the best for the requests in flight, or for as many of them as fit. Errors: INVALID, DOES_NOT_FIT.
 */
export function servingPool(wanted: PoolWanted, resolved: Resolved): Result<SetUp, InferbenchError> {
  const { model, request } = wanted;
  const { chip, precision } = resolved;
  const { inputTokens = 1, outputTokens = 1 } = request;
  const placement = wanted.placement === null ? chosen(wanted, resolved) : ok(wanted.placement);
  if (!placement.ok) return placement;
  const ranks = attentionRanks(placement.value);
  if (sharedHeads(model) % ranks.chips !== 0) return fail(headsNotDivided(model, placement.value));
  const { decode: graph } = graphsOf(model, precision, request);
  const least = { batch: ranks.count, context: inputTokens + outputTokens };
  const capacity = capacityOf({ graph, chip, placement: placement.value, ...least });
  if (!fits(capacity)) {
    return fail(
      doesNotFit({ name: model.name, batch: ranks.count, chip, placement: placement.value, capacity }),
    );
  }
  return ok(setUpOf(model, { ...resolved, options: request }, placement.value));
}

/** Chooses a placement: of requests in flight that do not fit together, a quarter at a time is left to wait. */
function chosen(wanted: PoolWanted, resolved: Resolved): Result<Placement, InferbenchError> {
  const { model, request } = wanted;
  const { chip, peak, precision } = resolved;
  const { decode: graph } = graphsOf(model, precision, request);
  const { inputTokens = 1, outputTokens = 1 } = request;
  for (let { batch } = request; ; batch = Math.max(1, Math.floor(batch / 4))) {
    const load = { batch, context: inputTokens + outputTokens };
    const placement = choosePlacement(request, {
      chip,
      model,
      graph,
      peak,
      load,
      planOf: (candidate) => planOf(setUpOf(model, { ...resolved, options: request }, candidate), graph),
    });
    if (!placement.ok || batch === 1) return placement;
    if (fits(capacityOf({ graph, chip, placement: placement.value, ...load }))) return placement;
  }
}
