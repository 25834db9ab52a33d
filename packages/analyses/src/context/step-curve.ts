import type { Phase, SliceShape } from '@inferbench/domain/terms/slice';
import { capacityOf, fits } from '@inferbench/simulator/capacity';
import type { StepTime } from '@inferbench/domain/scores/simulation';
import { expectedPart } from '@inferbench/evaluation/simulation/expected';
import type { Machine } from '@inferbench/evaluation/simulation/set-up';
import {
  generationTime,
  oneReplica,
  servingTime,
  stepTime,
} from '@inferbench/evaluation/simulation/step-times';
import type { Anchor, SimulatedSystem } from './curve-system.ts';

/** What is the same at every context of a curve. */
export interface CurveLoad {
  phase: Phase;
  batch: number;
  /** Prompt and answer as shares of the context, which is input + output ÷ 2. */
  inputShare: number;
  outputShare: number;
}

const RATIOS: Readonly<Record<SliceShape, number>> = {
  PROMPT_HEAVY: 8,
  BALANCED: 1,
  ANSWER_HEAVY: 1 / 8,
  // Work that is offered otherwise says nothing of its lengths.
  OFFLINE: 1,
  SERVER: 1,
  INTERACTIVE: 1,
  OPEN_LOOP: 1,
  AGENTIC: 1,
};

/** Shares for an input to output ratio: of a point where one is known, else the round one of the shape. */
export function sharesOf(
  shape: SliceShape | null,
  ratio: number | null,
): Pick<CurveLoad, 'inputShare' | 'outputShare'> {
  const inputPerOutput = ratio ?? RATIOS[shape ?? 'BALANCED'];
  const whole = inputPerOutput + 0.5;
  return { inputShare: inputPerOutput / whole, outputShare: 1 / whole };
}

export interface StepAt {
  sec: number;
  flops: number;
  /** Answer tokens of all sequences that the time produces. */
  outputTokens: number;
  /** Mean watts of all chips at their own sensors over that time; null without a power model. */
  deviceWatts: number | null;
}

/**
 * Expected time per step at a context: of one decode step, one prefill, or one answer token of a whole generation or of
 * steady-state serving. Null where the memory is too small.
 */
export function simulatedStep(system: SimulatedSystem, load: CurveLoad, context: number): StepAt | null {
  const { batch, phase } = load;
  const inputTokens = context * load.inputShare;
  const outputTokens = context * load.outputShare;
  const whole = phase === 'GENERATE' ? inputTokens + outputTokens : context;
  const { setUp } = system;
  const { chip, placement, decode: graph } = setUp;
  if (!fits(capacityOf({ graph, chip, placement, batch, context: whole }))) return null;
  switch (phase) {
    case 'PREFILL': {
      const step = stepTime('prefill', setUp, { batch, context });
      return stepAt([{ times: 1, ...expected(system, 'prefill', step) }], step.flops, 0);
    }
    case 'DECODE': {
      const step = stepTime('decode', setUp, { batch, context });
      return stepAt([{ times: 1, ...expected(system, 'decode', step) }], step.flops, batch);
    }
    case 'GENERATE': {
      const { prefill, decode, flops } = generationTime(setUp, { batch, inputTokens, outputTokens });
      const parts = [
        { times: 1 / outputTokens, ...expected(system, 'prefill', prefill) },
        { times: 1, ...expected(system, 'decode', decode) },
      ];
      return stepAt(parts, flops / outputTokens, batch);
    }
    case 'SERVING': {
      const { prefill, decode } = servingTime(setUp, { batch, inputTokens, outputTokens });
      const perToken = batch / outputTokens;
      const { replicas } = placement;
      const prompts = expected(system, 'prefill', prefill, oneReplica(setUp));
      const parts = [
        // Every replica computes its own share of the prompts, so all chips draw power meanwhile.
        { ...prompts, times: perToken / replicas, joules: prompts.joules && prompts.joules * replicas },
        { times: 1, ...expected(system, 'decode', decode) },
      ];
      return stepAt(parts, decode.flops + perToken * prefill.flops, batch);
    }
    // At maximum load nobody knows what a step held.
    case 'MAX_LOAD':
    case 'IMAGE':
      return null;
  }
}

interface TimedPart {
  times: number;
  sec: number;
  joules: number | null;
}

function expected(
  system: SimulatedSystem,
  kind: 'prefill' | 'decode',
  step: StepTime,
  machine: Machine = system.setUp,
): Omit<TimedPart, 'times'> {
  const { expectedSec, chipWatts } = expectedPart({ kind, times: 1, copies: 1, step, machine });
  const joules = chipWatts === null ? null : chipWatts * machine.placement.chips * expectedSec;
  return { sec: expectedSec, joules: expectedSec === 0 ? 0 : joules };
}

function stepAt(parts: readonly TimedPart[], flops: number, outputTokens: number): StepAt {
  const sec = parts.reduce((sum, part) => sum + part.times * part.sec, 0);
  const known = parts.every(({ joules }) => joules !== null);
  const joules = parts.reduce((sum, part) => sum + part.times * (part.joules ?? 0), 0);
  return { sec, flops, outputTokens, deviceWatts: known ? joules / sec : null };
}

/** Simulated time of the anchor's own configuration; null where it does not fit. */
export function anchorStep(system: SimulatedSystem, phase: Phase, anchor: Anchor): number | null {
  const { inputTokens, outputTokens, context, batch } = anchor;
  const load = {
    phase,
    batch,
    inputShare: inputTokens / context,
    outputShare: outputTokens / context,
  };
  return simulatedStep(system, load, context)?.sec ?? null;
}
