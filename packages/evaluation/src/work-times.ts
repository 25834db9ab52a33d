import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { isItemModel, isLanguageModel } from '@inferbench/domain/models/model';
import { boardPhase, meanLengths, type Point } from '@inferbench/domain/runs/point';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import type { Work } from '@inferbench/domain/scores/score';
import { decodeLoad, prefillLoad } from '@inferbench/domain/models/step-load';
import type { SimulatedWork } from '@inferbench/scoring/score-point';
import { batchOf, contextOf } from '@inferbench/scoring/slice-position';
import type { RequiredFlops } from '@inferbench/scoring/useful-tops';
import type { NoWork } from '@inferbench/scoring/work';
import { fits } from '@inferbench/simulator/capacity';
import { errorBarShare, regimeOf } from '@inferbench/simulator/error-bar';
import { formatGigabytes } from '@inferbench/units/format';
import { isPositive } from '@inferbench/units/numeric-guards';
import { graphFlops } from '@inferbench/workloads/graph-cost';
import { declaredUnit, declaredWork } from './declared-work.ts';
import type { ResolvedRun } from './resolve-run.ts';
import { expectedPart, partJoules } from './simulation/expected.ts';
import { limitOf, type Part, secondsOf, totalOf } from './simulation/part.ts';
import type { PhaseUnit } from './simulation/phase-answer.ts';
import { withMemory } from './simulation/set-up.ts';
import { type Held, unitOf } from './simulation/work.ts';
import type { InForce } from './techniques/technique.ts';
import { declaredTechniques } from './techniques/techniques.ts';

/** Why the engine has no operator graph of a run's model on its chip; null where it has one. */
export function graphRefusal({ setUp, model, chip }: ResolvedRun): InferbenchError | null {
  if (!isItemModel(model)) return setUp.ok ? null : setUp.error;
  const memory = withMemory(chip);
  return memory.ok ? null : memory.error;
}

/**
 * F = F_prefill(input) · requests + F_decode(context) · output tokens (docs/metrics.md#useful-tops); of images, all passes that one takes,
 * with the encoders and the decoder that the pipeline runs. Lengths that nobody stated leave no part of it out: then there is
 * none (NOT_REPORTED).
 */
export function requiredFlops(
  resolved: ResolvedRun,
  point: Point,
  work: Work,
): Result<RequiredFlops, NoWork> {
  if (point.phase === 'IMAGE') {
    const images = declaredWork(resolved, point, []);
    if (!images.ok) return fail({ reason: 'NOT_COMPUTED', detail: images.error.message });
    const { parts } = unitOf(declaredUnit(point, work.images), images.value);
    return ok({ prefill: totalOf(parts, (part) => part.step.flops), decode: 0 });
  }
  const { requests, inputTokens, outputTokens } = work;
  const context = contextOf(point);
  if (requests === null || inputTokens === null || (outputTokens > 0 && context === null)) {
    return fail({
      reason: 'NOT_REPORTED',
      detail: 'the source does not state the prompt length or the context',
    });
  }
  const { setUp } = resolved;
  if (!setUp.ok) return fail({ reason: 'NOT_COMPUTED', detail: setUp.error.message });
  const { prefill, decode } = setUp.value;
  return ok({
    prefill: requests > 0 ? requests * graphFlops(prefill, prefillLoad(1, inputTokens / requests)) : 0,
    decode: outputTokens > 0 ? outputTokens * graphFlops(decode, decodeLoad(1, context ?? 0)) : 0,
  });
}

const NO_GRAPH: SimulatedWork = {
  present: false,
  reason: 'NOT_COMPUTED',
  detail: 'this engine has no operator graph of the model',
};

const NO_LAYOUT: NotSimulated = {
  present: false,
  reason: 'NOT_COMPUTED',
  detail: 'this engine scores neither chips of their own for prompts nor sequence parallelism: bounds only',
};

/** Times in which the point's own work would be done, at the bound and by the best public stack, and what power it takes. */
export function simulatedWork(resolved: ResolvedRun, point: Point, work: Work): SimulatedWork {
  const at = simulatedAt(resolved, point);
  if (!at.ok) return at.error;
  const { batch, context, techniques } = at.value;
  const plain = declaredWork(resolved, point, []);
  const declared = declaredWork(resolved, point, techniques);
  if (!plain.ok || !declared.ok) return NO_GRAPH;
  const capacity = declared.value.capacity(heldAt(point, { batch, context }));
  if (!fits(capacity)) {
    const { bytesNeeded, bytesAvailable } = capacity;
    const detail = `${formatGigabytes(bytesNeeded)} needed, ${formatGigabytes(bytesAvailable)} usable`;
    return { present: false, reason: 'DOES_NOT_FIT', detail };
  }
  if (!isLanguageModel(resolved.model) && point.phase !== 'IMAGE') return NO_GRAPH;
  const request = declaredUnit(point, batch);
  const [without, unit] = [unitOf(request, plain.value), unitOf(request, declared.value)];
  const units = unitsOf(work, unit);
  const seconds = (of: PhaseUnit<Part>, read: (part: Part) => number) => units * of.seconds(read);
  const times = {
    plainIdealSec: seconds(without, (part) => part.step.idealSec),
    idealSec: seconds(unit, (part) => part.step.idealSec),
    attainableSec: seconds(unit, (part) => part.step.attainableSec),
  };
  if (!Object.values(times).every(isPositive)) {
    const detail = 'work of these lengths has no time that can be told';
    return { present: false, reason: 'NOT_COMPUTED', detail };
  }
  return {
    present: true,
    ...times,
    limitedBy: limitOf(unit.parts),
    errorBarShare: errorBarShare(resolved.chip, regimeOf(boardPhase(point.phase))),
    ...simulatedPower(unit, units),
  };
}

type NotSimulated = SimulatedWork & { present: false };

/** What the point states for a simulation of it, or what it leaves open. */
function simulatedAt(
  { run }: ResolvedRun,
  point: Point,
): Result<Held & { techniques: InForce[] }, NotSimulated> {
  const notReported = (detail: string) =>
    fail<NotSimulated>({ present: false, reason: 'NOT_REPORTED', detail });
  const batch = batchOf(point)?.batch ?? null;
  // An image has no context.
  const context = contextOf(point) ?? (point.phase === 'IMAGE' ? 0 : null);
  if (batch === null || context === null)
    return notReported('the batch or the lengths of the point are unknown');
  const techniques = declaredTechniques(run);
  const untold = techniques.find((technique) => technique.untold !== undefined)?.untold;
  if (untold !== undefined) return notReported(untold);
  const { layout, sequenceParallel } = run.system;
  return (layout?.prefill ?? null) === null && sequenceParallel === undefined
    ? ok({ batch, context, techniques })
    : fail(NO_LAYOUT);
}

/** Units of a phase that a point's work is: batches, steps, or tokens of every sequence. */
function unitsOf({ requests, outputTokens, images }: Work, unit: PhaseUnit<Part>): number {
  if (unit.images > 0) return images / unit.images;
  return unit.outputTokens > 0 ? outputTokens / unit.outputTokens : (requests ?? 0) / unit.requests;
}

/** Serving: sequences are at their mean length on average; a static batch must hold its last step. */
function heldAt(point: Point, at: Held): Held {
  const lengths = point.phase === 'GENERATE' ? meanLengths(point) : null;
  return lengths ? { ...at, context: lengths.inputTokens + lengths.outputTokens } : at;
}

/** Power of the stack that the run names, and the energy of prompts and answers apart. */
function simulatedPower(unit: PhaseUnit<Part>, units: number) {
  const parts = unit.parts.map(expectedPart);
  if (parts.some((part) => part.chipWatts === null)) return { watts: null, energy: null };
  const joules = (kind: Part['kind']) =>
    units *
    totalOf(
      parts.filter((part) => part.kind === kind),
      partJoules,
    );
  const isCalibrated = parts.every((part) => part.powerBasis !== 'estimate');
  const energy = { prefillJoules: joules('prefill'), decodeJoules: joules('decode'), isCalibrated };
  const seconds = units * secondsOf(parts, (part) => part.expectedSec);
  return { watts: (energy.prefillJoules + energy.decodeJoules) / seconds, energy };
}
