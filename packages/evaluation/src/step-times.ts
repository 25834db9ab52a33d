import { meanContext } from '@inferbench/domain/point';
import type { StepBytes, StepTime } from '@inferbench/domain/simulation';
import { compile } from '@inferbench/simulator/compile';
import { servingTpotSec } from '@inferbench/simulator/serving';
import { limitingResource, SLOT, SLOT_COUNT } from '@inferbench/simulator/slot';
import type { SetUp } from './set-up.ts';

function read(out: Float64Array): StepTime {
  const at = (index: number) => out[index] ?? 0;
  return {
    idealSec: at(SLOT.idealSec),
    attainableSec: at(SLOT.attainableSec),
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

/** One step: a decode step at `context` keys a sequence, or the prefill of whole prompts of `context` tokens. */
export function stepTime(
  phase: 'prefill' | 'decode',
  { chip, peak, placement, constants, ...graphs }: SetUp,
  at: { batch: number; context: number },
): StepTime {
  const plan = compile({ graph: graphs[phase], chip, peak, placement, ...(constants ? { constants } : {}) });
  return read(plan.at(at.batch, at.context, new Float64Array(SLOT_COUNT)));
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

/**
 * Steady state at a mean batch B: a decode step at the mean context and B ÷ OSL prompts of one sequence between two steps.
 * Replicas take prompts side by side, so each of them prefills its own share.
 */
export function servingTime(setUp: SetUp, { batch, inputTokens, outputTokens }: GenerationLoad): ServingTime {
  const decode = stepTime('decode', setUp, { batch, context: meanContext({ inputTokens, outputTokens }) });
  const { placement } = setUp;
  const oneReplica = { ...placement, chips: placement.chips / placement.replicas, replicas: 1 };
  const prefill =
    inputTokens > 0
      ? stepTime('prefill', { ...setUp, placement: oneReplica }, { batch: 1, context: inputTokens })
      : NO_STEP;
  const share = batch / placement.replicas;
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
const NO_STEP: StepTime = {
  idealSec: 0,
  attainableSec: 0,
  flops: 0,
  bytes: NO_BYTES,
  limitedBy: 'memory',
};

/** The resource that most of the attainable serving time goes into. */
export function servingLimit({ decode, prefill }: ServingTime, load: GenerationLoad): StepTime['limitedBy'] {
  const prefillShare = (load.batch / load.outputTokens) * prefill.attainableSec;
  return decode.attainableSec >= prefillShare ? decode.limitedBy : prefill.limitedBy;
}

/** Contexts at which the decode steps of a generation are evaluated: step time is affine in context but for a few bends. */
const GENERATION_SAMPLES = 8;

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
    Array.from({ length: GENERATION_SAMPLES }, (_, i) =>
      stepTime('decode', setUp, {
        batch,
        context: inputTokens + (outputTokens * (i + 0.5)) / GENERATION_SAMPLES,
      }),
    ),
  );
  return {
    prefill,
    decode,
    idealSec: prefill.idealSec + outputTokens * decode.idealSec,
    attainableSec: prefill.attainableSec + outputTokens * decode.attainableSec,
    flops: prefill.flops + outputTokens * decode.flops,
    bytes: addBytes(prefill.bytes, decode.bytes, outputTokens),
    limitedBy:
      prefill.attainableSec > outputTokens * decode.attainableSec ? prefill.limitedBy : decode.limitedBy,
  };
}

function meanStep(steps: readonly StepTime[]): StepTime {
  const mean = (of: (step: StepTime) => number) =>
    steps.reduce((sum, step) => sum + of(step), 0) / steps.length;
  const middle = steps[Math.floor(steps.length / 2)] ?? NO_STEP;
  return {
    idealSec: mean((step) => step.idealSec),
    attainableSec: mean((step) => step.attainableSec),
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
