import { onceFor } from '@inferbench/units/once-for';
import type { OperatorGraph } from '@inferbench/domain/models/operator-graph';
import { meanContext } from '@inferbench/domain/runs/point';
import type { Constants } from '@inferbench/domain/scores/calibration';
import type { StepBytes, StepTime } from '@inferbench/domain/scores/simulation';
import { attentionRanks } from '@inferbench/simulator/attention-ranks';
import type { StackTerms } from '@inferbench/domain/names/stack-terms';
import { compile, type Plan } from '@inferbench/simulator/compile';
import { contextOf, type EffectContext, type Stack } from '@inferbench/simulator/effect-keys';
import { attainableConstants, stackTermsOf } from '@inferbench/simulator/effects';
import { CALIBRATION } from '@inferbench/simulator/generated/calibration-data';
import { compileMixed, type MixedPlan } from '@inferbench/simulator/compile-mixed';
import { servingTpotSec } from '@inferbench/simulator/serving';
import { limitingResource, SLOT, SLOT_COUNT } from '@inferbench/simulator/slot';
import type { Machine, SetUp } from './set-up.ts';

interface Compiled {
  plan: Plan;
  stack: StackTerms | undefined;
}

const plans = new WeakMap<Machine, Map<OperatorGraph, Compiled>>();

/** A machine and a graph are compiled once: what asks many batches and contexts pays for none of it again. */
export function planOf(machine: Machine, graph: OperatorGraph): Plan {
  return compiledOf(machine, graph).plan;
}

function compiledOf(machine: Machine, graph: OperatorGraph): Compiled {
  const known = plans.get(machine) ?? new Map<OperatorGraph, Compiled>();
  plans.set(machine, known);
  const found = known.get(graph);
  if (found) return found;
  const { chip, peak, placement, probe, stack } = machine;
  const made = {
    plan: compile({ graph, chip, peak, placement, probe, ...constantsOn(machine, graph) }),
    stack: stack === undefined ? undefined : (stackOn(stack, machine, graph) ?? undefined),
  };
  known.set(graph, made);
  return made;
}

function contextOn({ chip, peak, placement }: Machine, graph: OperatorGraph): EffectContext {
  return contextOf(graph, { chip, precision: peak.precision, placement });
}

/** Constants that are not those of the release. */
function constantsOn(machine: Machine, graph: OperatorGraph): { constants?: Constants } {
  const { constants, fitted } = machine;
  if (constants) return { constants };
  return fitted ? { constants: attainableConstants(contextOn(machine, graph), fitted) } : {};
}

function stackOn(stack: Stack, machine: Machine, graph: OperatorGraph): StackTerms | null {
  return stackTermsOf(stack, contextOn(machine, graph), machine.fitted ?? CALIBRATION);
}

/** Steps of answers and prompts together on a set-up; compiled once. */
export const mixedPlanOf = onceFor((setUp: SetUp): MixedPlan =>
  compileMixed({ ...setUp, ...constantsOn(setUp, setUp.decode) }),
);

/** The figures of a step that is filled. */
export function stepOf(out: Float64Array): StepTime {
  const at = (index: number) => out[index] ?? 0;
  return {
    idealSec: at(SLOT.idealSec),
    attainableSec: at(SLOT.attainableSec),
    expectedSec: at(SLOT.expectedSec),
    computeBusySec: at(SLOT.computeBusySec),
    flops: at(SLOT.flops),
    bytes: {
      weights: at(SLOT.weightBytes),
      kv: at(SLOT.kvBytes),
      activations: at(SLOT.activationBytes),
      collectives: at(SLOT.collectiveBytes),
    },
    limitedBy: limitingResource(out),
  };
}

export interface StepAt {
  batch: number;
  context: number;
  /** Tokens of the context that the step computes; left out: a whole prompt, or one token. */
  newTokens?: number;
}

/** One step of a graph on a machine. */
export function graphTime(machine: Machine, graph: OperatorGraph, at: StepAt): StepTime {
  const { batch, context, newTokens } = at;
  const { plan, stack } = compiledOf(machine, graph);
  return stepOf(plan.at(batch, context, new Float64Array(SLOT_COUNT), { newTokens, stack }));
}

/** One step: a decode step at `context` keys a sequence, or the prefill of whole prompts of `context` tokens. */
export function stepTime(phase: 'prefill' | 'decode', setUp: SetUp, at: StepAt): StepTime {
  return graphTime(setUp, setUp[phase], at);
}

/** Mean decode step over some contexts. */
export function meanDecodeStep(
  setUp: SetUp,
  { batch, contexts }: { batch: number; contexts: readonly number[] },
  newTokens?: number,
): StepTime {
  const more = newTokens === undefined ? {} : { newTokens };
  return meanStep(contexts.map((context) => stepTime('decode', setUp, { batch, context, ...more })));
}

/** Batch and lengths of GENERATE and SERVING. */
export interface GenerationLoad {
  batch: number;
  inputTokens: number;
  outputTokens: number;
}

export interface ServingTime {
  decode: StepTime;
  prefill: StepTime;
  /** Steady-state time per output token of one sequence, prompt processing of the others included. */
  idealTpotSec: number;
  attainableTpotSec: number;
}

const singleOf = onceFor((machine: Machine): Machine => {
  const { placement } = machine;
  return {
    ...machine,
    placement: { ...placement, chips: placement.chips / placement.replicas, replicas: 1 },
  };
});

/** One replica of a set-up: what prefills one prompt on each of its ranks. */
export function oneReplica(setUp: SetUp): Machine {
  return setUp.placement.replicas === 1 ? setUp : singleOf(setUp);
}

/** Prefill of one prompt on each rank of a replica, while the other replicas take their own. */
export function promptTime(setUp: SetUp, inputTokens: number, newTokens?: number): StepTime {
  if (inputTokens <= 0) return NO_STEP;
  const at = {
    batch: setUp.placement.attentionParallel,
    context: inputTokens,
    ...(newTokens === undefined ? {} : { newTokens }),
  };
  return graphTime(oneReplica(setUp), setUp.prefill, at);
}

/**
 * Steady state at a mean batch B: a decode step at the mean context and B ÷ OSL prompts of one sequence between two steps.
 * Ranks take prompts side by side, so each of them prefills its own share.
 */
export function servingTime(setUp: SetUp, { batch, inputTokens, outputTokens }: GenerationLoad): ServingTime {
  const decode = stepTime('decode', setUp, { batch, context: meanContext({ inputTokens, outputTokens }) });
  const prefill = promptTime(setUp, inputTokens);
  const share = batch / attentionRanks(setUp.placement).count;
  const tpot = (decodeSec: number, prefillSec: number) =>
    servingTpotSec({ decodeSec, prefillSec, batch: share, outputTokens });
  return {
    decode,
    prefill,
    idealTpotSec: tpot(decode.idealSec, prefill.idealSec),
    attainableTpotSec: tpot(decode.attainableSec, prefill.attainableSec),
  };
}

const NO_BYTES: StepBytes = { weights: 0, kv: 0, activations: 0, collectives: 0 };

/** A prompt of no tokens. */
export const NO_STEP: StepTime = {
  idealSec: 0,
  attainableSec: 0,
  expectedSec: 0,
  computeBusySec: 0,
  flops: 0,
  bytes: NO_BYTES,
  limitedBy: 'memory',
};

/** Contexts at which the decode steps of a generation are evaluated: step time is affine in context but for a few bends. */
const GENERATION_SAMPLES = 8;

/** Middles of equal pieces of the contexts that a generation runs through. */
export function generationContexts({ inputTokens, outputTokens }: Omit<GenerationLoad, 'batch'>): number[] {
  return Array.from(
    { length: GENERATION_SAMPLES },
    (_, i) => inputTokens + (outputTokens * (i + 0.5)) / GENERATION_SAMPLES,
  );
}

/** Static batch: all prompts, then one step for each answer token, at contexts that grow from the prompt to the end. */
export interface GenerationTime extends StepTime {
  prefill: StepTime;
  /** Mean over the steps. */
  decode: StepTime;
}

export function generationTime(setUp: SetUp, load: GenerationLoad): GenerationTime {
  const { batch, inputTokens, outputTokens } = load;
  const prefill = inputTokens > 0 ? stepTime('prefill', setUp, { batch, context: inputTokens }) : NO_STEP;
  const decode = meanStep(
    generationContexts(load).map((context) => stepTime('decode', setUp, { batch, context })),
  );
  return {
    prefill,
    decode,
    idealSec: prefill.idealSec + outputTokens * decode.idealSec,
    attainableSec: prefill.attainableSec + outputTokens * decode.attainableSec,
    expectedSec: prefill.expectedSec + outputTokens * decode.expectedSec,
    computeBusySec: prefill.computeBusySec + outputTokens * decode.computeBusySec,
    flops: prefill.flops + outputTokens * decode.flops,
    bytes: addBytes(prefill.bytes, decode.bytes, outputTokens),
    limitedBy:
      prefill.attainableSec > outputTokens * decode.attainableSec ? prefill.limitedBy : decode.limitedBy,
  };
}

export function meanStep(steps: readonly StepTime[]): StepTime {
  const mean = (of: (step: StepTime) => number) =>
    steps.reduce((sum, step) => sum + of(step), 0) / steps.length;
  const middle = steps[Math.floor(steps.length / 2)] ?? NO_STEP;
  return {
    idealSec: mean((step) => step.idealSec),
    attainableSec: mean((step) => step.attainableSec),
    expectedSec: mean((step) => step.expectedSec),
    computeBusySec: mean((step) => step.computeBusySec),
    flops: mean((step) => step.flops),
    bytes: {
      weights: mean((step) => step.bytes.weights),
      kv: mean((step) => step.bytes.kv),
      activations: mean((step) => step.bytes.activations),
      collectives: mean((step) => step.bytes.collectives),
    },
    limitedBy: middle.limitedBy,
  };
}

/** a + times · b */
export function addBytes(a: StepBytes, b: StepBytes, times: number): StepBytes {
  return {
    weights: a.weights + times * b.weights,
    kv: a.kv + times * b.kv,
    activations: a.activations + times * b.activations,
    collectives: a.collectives + times * b.collectives,
  };
}
