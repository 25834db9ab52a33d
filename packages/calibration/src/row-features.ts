import { layerKindOf } from '@inferbench/domain/models/layer-kind';
import { isLanguageModel } from '@inferbench/domain/models/model';
import type { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import type { Placement } from '@inferbench/domain/scores/simulation';
import type { Part } from '@inferbench/evaluation/simulation/part';
import { requestedWork } from '@inferbench/evaluation/simulation/prepare';
import { unitOf } from '@inferbench/evaluation/simulation/work';
import { attentionRanks } from '@inferbench/simulator/attention-ranks';
import { DEFAULT_CONSTANTS, UNIT_CONSTANTS } from '@inferbench/simulator/default-constants';
import { contextOf, type EffectKeys, hardwareKeys, stackKeys } from '@inferbench/simulator/effect-keys';
import type { Observation } from './observation.ts';
import { measuredSec } from './predicted.ts';
import { type OperatorFeature, recorder, type StepFeatures } from './step-features.ts';

/** An operator of a row's unit, with how often it runs in it. */
export interface RowOperator extends OperatorFeature {
  /** Whether it belongs to prompts that others of a closed loop may wait through. */
  prompt: boolean;
}

/** A published time as sums of what constants multiply. */
export interface RowFeatures {
  observation: Observation;
  /** NaN of watts and joules, whose work is timed and not compared. */
  measuredSec: number;
  operators: RowOperator[];
  /** Steps, sequences of steps and prompts that the host serves in a unit; of those inside a closed loop the prompts apart. */
  host: { steps: number; sequences: number; prompts: number };
  promptHost: { steps: number; sequences: number; prompts: number };
  keys: EffectKeys;
  /** Figures of a closed loop that hold part of its prompts only. */
  betweenTokens: boolean;
}

/**
 * Every step of an observation's unit under constants that are all one. The split of its chips is settled beforehand, since what
 * is fastest depends on constants.
 */
export function rowFeatures(observation: Observation): RowFeatures | null {
  const { request, resolved } = observation;
  const settled = requestedWork(request, resolved);
  if (!settled.ok) throw new RangeError(`refused: ${settled.error.message}`);
  const { placement } = settled.value;
  // Pieces of a pipeline run side by side: their sum is no sum of operators.
  if (placement.pipelineParallel > 1) return null;
  const { steps, probe } = recorder(placement.expertParallel > 1 && attentionRanks(placement).sharing > 1);
  const constants = resolved.chip.family === 'simt' ? UNIT_CONSTANTS : UNFITTED;
  const work = requestedWork(settledRequest(request, placement), { ...resolved, constants, probe });
  if (!work.ok) throw new RangeError(`refused under unit constants: ${work.error.message}`);
  steps.length = 0;
  const { parts } = unitOf(request, work.value);
  const collected = collect(steps, { times: repeats(parts, steps), served: resolved.chip.family === 'simt' });
  const keys = keysOf(observation, { phase: steps[0]?.phase ?? 'decode', placement });
  const betweenTokens = request.phase === 'serving' && observation.metric === 'tpot_ms';
  const sec = observation.quantity === 'latency' ? measuredSec(observation) : Number.NaN;
  return { observation, measuredSec: sec, ...collected, keys, betweenTokens };
}

/** Operators and host work of all steps of a unit; chips without a host in their steps are not served. */
function collect(
  steps: readonly StepFeatures[],
  { times: timesOfSteps, served }: { times: readonly number[]; served: boolean },
): Pick<RowFeatures, 'operators' | 'host' | 'promptHost'> {
  const host = { steps: 0, sequences: 0, prompts: 0 };
  const promptHost = { steps: 0, sequences: 0, prompts: 0 };
  const operators: RowOperator[] = [];
  for (const [index, { phase, sequences, operators: ofStep }] of steps.entries()) {
    const times = timesOfSteps[index] ?? Number.NaN;
    const prompt = phase !== 'decode';
    for (const feature of ofStep) operators.push({ ...feature, times: feature.times * times, prompt });
    if (!served || phase === 'kernel') continue;
    const into = prompt ? promptHost : host;
    into.steps += times;
    if (phase === 'pass') continue;
    into.sequences += times * sequences;
    if (prompt) into.prompts += times * sequences;
  }
  return { operators, host, promptHost };
}

/** What effects tell of a row, the way in which it was measured included. */
function keysOf(
  { request, resolved, framework, version, harness }: Observation,
  { phase, placement }: { phase: StepFeatures['phase']; placement: Placement },
): EffectKeys {
  const model = resolved.catalogue.models.get(request.model ?? '');
  const layers =
    model !== undefined && isLanguageModel(model)
      ? { layerKind: layerKindOf(model), model: model.slug, weightWord: resolved.precision.weights }
      : {};
  const on = { chip: resolved.chip, precision: resolved.peak.precision, placement };
  const context = contextOf({ phase, ...layers }, on);
  return {
    ...hardwareKeys(context),
    ...stackKeys({ framework, version }, context),
    ...(harness === null ? {} : { harness }),
  };
}

/** How often each step runs in a unit: the part that it is, or an equal piece of a part that is a mean of steps. */
function repeats(parts: readonly Part[], steps: readonly StepFeatures[]): number[] {
  const kindOf = ({ phase }: StepFeatures) => (phase === 'decode' ? 'decode' : 'prefill');
  const left = { prefill: timesOfParts(parts, 'prefill'), decode: timesOfParts(parts, 'decode') };
  const counts = { prefill: 0, decode: 0 };
  for (const step of steps) counts[kindOf(step)] += 1;
  const next = { prefill: 0, decode: 0 };
  return steps.map((step) => {
    const kind = kindOf(step);
    const times = left[kind];
    const own = times.length === counts[kind] ? times[next[kind]] : undefined;
    next[kind] += 1;
    return own ?? times.reduce((sum, each) => sum + each, 0) / counts[kind];
  });
}

function timesOfParts(parts: readonly Part[], kind: Part['kind']): number[] {
  return parts.filter((part) => part.kind === kind).map(({ times }) => times);
}

/** Chips whose constants are not fitted take theirs as they are; only collectives are told apart. */
const UNFITTED = { ...DEFAULT_CONSTANTS, allReduceSec: 0, allToAllSec: 0 };

/** The request with its split said in full. */
function settledRequest(request: SimulateRequest, placement: Placement): SimulateRequest {
  if (request.phase === 'image' || request.phase === 'op') return request;
  const { chips, tensorParallel: tp, replicas: dp, expertParallel: ep, attentionParallel } = placement;
  return { ...request, chips, tp, pp: 1, dp, ep, attentionParallel };
}
