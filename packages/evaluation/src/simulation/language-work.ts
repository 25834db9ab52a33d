import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { sharedHeads } from '@inferbench/domain/models/head-group';
import type { LanguageModel } from '@inferbench/domain/models/model';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import type { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { attentionRanks } from '@inferbench/simulator/attention-ranks';
import { capacityOf, fits } from '@inferbench/simulator/capacity';
import type { InForce } from '../techniques/technique.ts';
import { askedTechniques, draftUnder } from '../techniques/techniques.ts';
import { choosePlacement } from './choose-placement.ts';
import type { LanguageWork } from './language-parts.ts';
import { contextTooLong, doesNotFit, headsNotDivided, saturated } from './refusals.ts';
import { graphsOf, languageModelIn, type Resolved, type SetUp, setUpOf } from './set-up.ts';
import { planOf } from './step-times.ts';

/** Batch and context that memory must hold: whole sequences, since every one of them reaches its end; of a steady state the mean. */
export function footprintOf(request: SimulateRequest): { batch: number; context: number } {
  const { phase, batch, inputTokens = 0, outputTokens = 0, context = 0 } = request;
  const answered = phase === 'serving' ? outputTokens / 2 : outputTokens;
  return { batch, context: Math.max(inputTokens + answered, context) };
}

function refusalOf(
  request: SimulateRequest,
  model: LanguageModel,
  techniques: readonly InForce[],
): InferbenchError | null {
  const { inputTokens = 0, outputTokens = 0, context = 0 } = request;
  const longest = Math.max(inputTokens + outputTokens, context);
  if (longest > model.maxContextTokens) return contextTooLong(model, longest);
  return (
    techniques
      .map((technique) => technique.refuses?.(request, model) ?? null)
      .find((refused) => refused !== null) ?? null
  );
}

/** What a request for a language model runs on. Errors: NOT_FOUND, NOT_SIMULATED, INVALID, DOES_NOT_FIT, SATURATED. */
export function languageWork(
  request: SimulateRequest,
  resolved: Resolved,
): Result<LanguageWork, InferbenchError> {
  const found = languageModelIn(request.model ?? '', resolved.catalogue);
  if (!found.ok) return found;
  const techniques = askedTechniques(request);
  const refused = refusalOf(request, found.value, techniques);
  if (refused !== null) return fail(refused);
  const model = techniques.reduce((shown, technique) => technique.onModel?.(shown) ?? shown, found.value);
  const chips = techniques.find((technique) => technique.chips !== undefined)?.chips;
  const decode = placed(request, resolved, { model, chips: chips?.decode });
  if (!decode.ok) return decode;
  const prefill = chips
    ? placed({ ...request, batch: 1 }, resolved, { model, chips: chips.prefill })
    : decode;
  if (!prefill.ok) return prefill;
  const draft = draftUnder(techniques, resolved, decode.value.placement);
  if (!draft.ok) return draft;
  const pools = {
    decode: decode.value,
    prefill: prefill.value,
    apart: chips !== undefined,
    draft: draft.value,
  };
  return ok({ ...pools, techniques });
}

interface Wanted {
  model: LanguageModel;
  chips: number | undefined;
}

/** The model on the chips of the request, if they hold it. */
function placed(
  request: SimulateRequest,
  resolved: Resolved,
  { model, chips = request.chips }: Wanted,
): Result<SetUp, InferbenchError> {
  const { chip, peak, precision } = resolved;
  const on = { ...resolved, options: request };
  const graphs = graphsOf(model, precision, request);
  const load = footprintOf(request);
  const deciding = request.phase === 'prefill' ? 'prefill' : 'decode';
  const placement = choosePlacement(
    { ...request, chips },
    {
      chip,
      model,
      graph: graphs[deciding],
      peak,
      load,
      planOf: (candidate) => planOf(setUpOf(model, on, candidate), graphs[deciding]),
    },
  );
  if (!placement.ok) return placement;
  if (sharedHeads(model) % attentionRanks(placement.value).chips !== 0)
    return fail(headsNotDivided(model, placement.value));
  const capacity = capacityOf({ graph: graphs.decode, chip, placement: placement.value, ...load });
  if (!fits(capacity)) {
    const facts = { name: model.name, batch: request.batch, chip, placement: placement.value, capacity };
    const waits = request.phase === 'serving' && capacity.maxBatch >= 1;
    return fail(waits ? saturated(facts) : doesNotFit(facts));
  }
  return ok(setUpOf(model, on, placement.value));
}
