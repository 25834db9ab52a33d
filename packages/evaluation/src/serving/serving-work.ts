import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { LanguageModel } from '@inferbench/domain/models/model';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import type { SchedulerSetting } from '@inferbench/domain/simulation/scheduler';
import type { ServeRequest } from '@inferbench/domain/simulation/serve-request';
import type { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import type { Placement } from '@inferbench/domain/scores/simulation';
import { kvBytesPerSequence } from '@inferbench/domain/models/step-load';
import type { Pool } from '@inferbench/serving/scheduler';
import type { ServingSystem } from '@inferbench/serving/system';
import type { StepClock } from '@inferbench/serving/step-clock';
import { attentionRanks } from '@inferbench/simulator/attention-ranks';
import { placedWeightBytes } from '@inferbench/simulator/capacity';
import type { Stack } from '@inferbench/simulator/effect-keys';
import { ingestSecOf, type StackEvidence } from '@inferbench/simulator/effects';
import { Memo } from '@inferbench/units/memo';
import type { FrontEnd } from '@inferbench/serving/load';
import { CALIBRATION } from '@inferbench/simulator/generated/calibration-data';
import { stepClock } from '../simulation/step-clock.ts';
import { contextTooLong } from '../simulation/refusals.ts';
import { resolveRequest } from '../simulation/resolve-request.ts';
import { languageModelIn, type Resolved, type SetUp } from '../simulation/set-up.ts';
import { askedTechniques, draftUnder } from '../techniques/techniques.ts';
import { asSimulated } from './as-simulated.ts';
import { cacheBlocks } from './cache-blocks.ts';
import { draftedClock } from './drafted-clock.ts';
import { statedPools } from './pool-placements.ts';
import { schedulerOf, simulatedScheduler } from './scheduler-of.ts';
import { servingPool } from './serving-pool.ts';
import { servingContext, stackTermsFor } from './stack-terms-for.ts';

/** A request's system, ready to serve any load of its lengths. */
export interface ServingWork {
  resolved: Resolved;
  stack: Stack;
  scheduler: SchedulerSetting;
  /** Chips that answer, and chips for prompts alone. */
  decode: SetUp;
  prefill: SetUp | null;
  chips: number;
  evidence: StackEvidence;
  system: ServingSystem;
  /** Slug of the model that drafts; null without. */
  drafting: string | null;
}

/** Errors: NOT_FOUND, NOT_SIMULATED, INCOMPLETE_SPEC, UNSUPPORTED_PRECISION, INVALID, DOES_NOT_FIT. */
export function servingWork(
  request: ServeRequest,
  catalogue: CatalogueView,
): Result<ServingWork, InferbenchError> {
  const simulated = asSimulated(request, catalogue);
  const resolved = resolveRequest(simulated, catalogue);
  if (!resolved.ok) return resolved;
  const model = shownModel(simulated, catalogue);
  if (!model.ok) return model;
  const pools = placedPools(request, simulated, model.value, resolved.value);
  if (!pools.ok) return pools;
  const { decode, prefill } = pools.value;
  const draft = draftUnder(askedTechniques(simulated), resolved.value, decode.placement);
  if (!draft.ok) return draft;
  const stack = resolved.value.stack ?? BEST_STACK;
  const scheduler = schedulerOf(request);
  const speculative = request.techniques?.speculative;
  const drafting =
    speculative && draft.value ? { setUp: draft.value, tokens: speculative.draftTokens } : null;
  const on = { request: simulated, stack, scheduler };
  const answers = poolOn(decode, on, drafting);
  const shared = {
    stack: ingestOf(stack, decode),
    speculation: speculative
      ? { draftTokens: speculative.draftTokens, acceptance: speculative.acceptance }
      : null,
  };
  const system: ServingSystem =
    prefill === null
      ? { ...answers, ...shared }
      : {
          prefill: poolOn(prefill, on, null),
          decode: answers,
          transfer: transferBetween(prefill, decode),
          ...shared,
        };
  return ok({
    resolved: resolved.value,
    stack,
    scheduler,
    decode,
    prefill,
    chips: decode.placement.chips + (prefill?.placement.chips ?? 0),
    evidence: stackTermsFor(decode, stack).evidence,
    system,
    drafting: draft.value?.model.slug ?? null,
  });
}

/** The model as techniques show it. Errors: NOT_FOUND, NOT_SIMULATED, INVALID. */
function shownModel(
  request: SimulateRequest,
  catalogue: CatalogueView,
): Result<LanguageModel, InferbenchError> {
  const found = languageModelIn(request.model ?? '', catalogue);
  if (!found.ok) return found;
  const { inputTokens = 0, outputTokens = 0 } = request;
  const longest = inputTokens + outputTokens;
  if (longest > found.value.maxContextTokens) return fail(contextTooLong(found.value, longest));
  const techniques = askedTechniques(request);
  return ok(techniques.reduce((shown, technique) => technique.onModel?.(shown) ?? shown, found.value));
}

interface PoolSetUps {
  decode: SetUp;
  prefill: SetUp | null;
}

function placedPools(
  request: ServeRequest,
  simulated: SimulateRequest,
  model: LanguageModel,
  resolved: Resolved,
): Result<PoolSetUps, InferbenchError> {
  const stated = statedPools(request);
  if (!stated.ok) return stated;
  const apart = request.techniques?.disaggregated;
  const on = (chips: number | undefined, placement: Placement | null, batch = simulated.batch) =>
    servingPool(
      { model, request: { ...simulated, batch, ...(chips === undefined ? {} : { chips }) }, placement },
      resolved,
    );
  const decode = on(apart?.decodeChips, stated.value?.decode ?? null);
  if (!decode.ok) return decode;
  const prompts = stated.value?.prefill ?? null;
  if (prompts === null && apart === undefined) return ok({ decode: decode.value, prefill: null });
  const prefill = on(apart?.prefillChips, prompts, 1);
  return prefill.ok ? ok({ decode: decode.value, prefill: prefill.value }) : prefill;
}

interface PoolOn {
  request: SimulateRequest;
  stack: Stack;
  scheduler: SchedulerSetting;
}

/** Engines of a pool: one for each rank, with a queue of its own. */
function poolOn(setUp: SetUp, on: PoolOn, drafting: { setUp: SetUp; tokens: number } | null): Pool {
  const { count } = attentionRanks(setUp.placement);
  const draftBytes =
    drafting === null ? 0 : placedWeightBytes(drafting.setUp.decode, drafting.setUp.placement);
  const { inputTokens = 1, outputTokens = 1 } = on.request;
  const model = clockOf(setUp, on.stack);
  return {
    clock:
      drafting === null ? model : draftedClock(model, clockOf(drafting.setUp, on.stack), drafting.tokens),
    scheduler: simulatedScheduler(on.scheduler),
    memory: cacheBlocks(setUp, {
      sequenceTokens: inputTokens + outputTokens,
      blockTokens: on.scheduler.blockTokens,
      draftBytes,
    }),
    replicas: count,
  };
}

/** Clock of one rank, while the others do as much. Its lines are filled once for all loads. */
function clockOf(setUp: SetUp, stack: Stack): StepClock {
  const { framework, version } = stack;
  return clocks.get(setUp, `${framework ?? ''} ${version ?? ''}`, () => {
    const { terms } = stackTermsFor(setUp, stack);
    return terms === null ? stepClock(setUp, 'attainable') : stepClock(setUp, 'expected', terms);
  });
}

const BEST_STACK: Stack = { framework: null, version: null };
const clocks = new Memo<SetUp, StepClock>();

/** Keys and values of a prompt move over the links of one group of the smaller side. */
function transferBetween(prefill: SetUp, decode: SetUp): { sec: number; secPerToken: number } {
  const links = Math.min(attentionRanks(prefill.placement).chips, attentionRanks(decode.placement).chips);
  const bandwidth = prefill.chip.interconnect?.bandwidthBytesPerSec ?? Number.POSITIVE_INFINITY;
  const { kvCache } = decode.decode;
  const perToken = kvBytesPerSequence(kvCache, 2) - kvBytesPerSequence(kvCache, 1);
  return { sec: kvCache.bytesPerSequence / (links * bandwidth), secPerToken: perToken / (links * bandwidth) };
}

/** Work of a stack's front end before a scheduler sees a request, fitted to first tokens of few requests in flight. */
function ingestOf(stack: Stack, setUp: SetUp): FrontEnd {
  const { fitted = CALIBRATION } = setUp;
  return { ingestSec: ingestSecOf(stack, servingContext(setUp), fitted), ingestSecPerKiloToken: 0 };
}
