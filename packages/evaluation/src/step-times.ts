import type { Chip } from '@inferbench/domain/chip';
import type { Model } from '@inferbench/domain/model';
import { meanContext } from '@inferbench/domain/point';
import type { OperatorGraph } from '@inferbench/domain/operator-graph';
import type { Placement, StepTime } from '@inferbench/domain/simulation';
import { compile, limitingResource, type Plan, SLOT, SLOT_COUNT } from '@inferbench/simulator/compile';
import type { ResolvedPeak } from '@inferbench/simulator/resolve-peak';
import { servingTpotSec } from '@inferbench/simulator/serving';

export interface SetUp {
  chip: Chip;
  model: Model;
  graph: OperatorGraph;
  peak: ResolvedPeak;
  placement: Placement;
}

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

function planOf(phase: 'prefill' | 'decode', { graph, chip, peak, placement, model }: SetUp): Plan {
  return compile({ graph, phase, chip, peak, placement, kvHeads: model.kvHeads });
}

/** One step: a decode step at `context` keys a sequence, or the prefill of whole prompts of `context` tokens. */
export function stepTime(
  phase: 'prefill' | 'decode',
  setUp: SetUp,
  at: { batch: number; context: number },
): StepTime {
  return read(planOf(phase, setUp).at(at.batch, at.context, new Float64Array(SLOT_COUNT)));
}

export interface ServingTime {
  decode: StepTime;
  prefill: StepTime;
  /** Steady-state time per output token of one sequence, prompt processing of the others included. */
  idealTpotSec: number;
  attainableTpotSec: number;
}

export interface ServingLoad {
  batch: number;
  inputTokens: number;
  outputTokens: number;
}

/**
 * Steady state at a mean batch B: a decode step at the mean context and B ÷ OSL prompts of one sequence between two steps.
 * Replicas take prompts side by side, so each of them prefills its own share.
 */
export function servingTime(setUp: SetUp, { batch, inputTokens, outputTokens }: ServingLoad): ServingTime {
  const decode = stepTime('decode', setUp, { batch, context: meanContext({ inputTokens, outputTokens }) });
  const oneReplica = {
    ...setUp,
    placement: { ...setUp.placement, chips: setUp.placement.tensorParallel, replicas: 1 },
  };
  const prefill = stepTime('prefill', oneReplica, { batch: 1, context: inputTokens });
  const share = batch / setUp.placement.replicas;
  const tpot = (decodeSec: number, prefillSec: number) =>
    servingTpotSec({ decodeSec, prefillSec, batch: share, outputTokens });
  return {
    decode,
    prefill,
    idealTpotSec: tpot(decode.idealSec, prefill.idealSec),
    attainableTpotSec: tpot(decode.attainableSec, prefill.attainableSec),
  };
}

/** The resource that most of the attainable serving time goes into. */
export function servingLimit({ decode, prefill }: ServingTime, load: ServingLoad): StepTime['limitedBy'] {
  const prefillShare = (load.batch / load.outputTokens) * prefill.attainableSec;
  return decode.attainableSec >= prefillShare ? decode.limitedBy : prefill.limitedBy;
}
