import type { CatalogueView } from '@inferbench/domain/catalogue-view';
import { suggestion } from '@inferbench/domain/did-you-mean';
import { InferbenchError } from '@inferbench/domain/inferbench-error';
import { fullPrecision, type PrecisionSetting } from '@inferbench/domain/precision';
import { meanContext } from '@inferbench/domain/point';
import { fail, ok, type Result } from '@inferbench/domain/result';
import type { SimulateRequest } from '@inferbench/domain/simulate-request';
import type { SimulatedTimes, SimulateResult } from '@inferbench/domain/simulate-result';
import type { StepBytes } from '@inferbench/domain/simulation';
import { POLICY_VERSION } from '@inferbench/scoring/policy';
import { capacityOf, fits } from '@inferbench/simulator/capacity';
import { EFFICIENCY } from '@inferbench/simulator/efficiency';
import { resolvePeak } from '@inferbench/simulator/resolve-peak';
import { formatGigabytes } from '@inferbench/units/format';
import { MS_PER_SEC, TERA } from '@inferbench/units/si';
import { denseTransformerGraph } from '@inferbench/workloads/dense-transformer';
import { ENGINE_VERSION } from './engine-version.ts';
import { declaredPlacement, smallestPlacement } from './placement.ts';
import { servingLimit, servingTime, type SetUp, stepTime } from './step-times.ts';

/**
 * Simulates one configuration. Errors: NOT_FOUND (chip, model), UNSUPPORTED_PRECISION, DOES_NOT_FIT, INVALID (placement).
 */
export function simulate(
  request: SimulateRequest,
  catalogue: CatalogueView,
): Result<SimulateResult, InferbenchError> {
  const setUp = setUpOf(request, catalogue);
  if (!setUp.ok) return setUp;
  const { chip, graph, placement, model, precision, peak } = setUp.value;
  const capacity = capacityOf({ graph, chip, placement, kvHeads: model.kvHeads, ...footprintOf(request) });
  if (!fits(capacity)) return fail(doesNotFit(request, setUp.value, capacity));

  const phase = simulatePhase(request, setUp.value);
  const peakOpsPerSec = peak.denseOpsPerSec * placement.chips;
  const memoryBytes = phase.bytes.weights + phase.bytes.kv + phase.bytes.activations;
  return ok({
    fits: true,
    chips: placement.chips,
    placement,
    precision: { ...precision, computed: peak.precision },
    boundBy: phase.boundBy,
    ideal: phase.ideal,
    attainable: phase.attainable,
    expected: null,
    flops: phase.flops,
    bytes: phase.bytes,
    arithmeticIntensity: phase.flops / memoryBytes,
    ridgePoint: peak.denseOpsPerSec / chip.memory.bandwidthBytesPerSec,
    usefulTops: phase.flops / phase.attainableSec / placement.chips / TERA,
    utilisation: phase.flops / phase.attainableSec / peakOpsPerSec,
    power: null,
    cost: null,
    missing: {
      expected: 'NOT_COMPUTED: no maturity factors are fitted yet',
      power: 'NO_POWER_MODEL',
      cost: 'NOT_COMPUTED: cost belongs to the expected time',
    },
    capacity,
    provenance: {
      peak: chip.peaks.find((entry) => entry.precision === peak.precision)?.confidence ?? 'estimate',
      bandwidth: chip.memory.confidence,
      capacity: chip.memory.confidence,
      efficiency: EFFICIENCY[chip.family].provenance,
    },
    engineVersion: ENGINE_VERSION,
    policyVersion: POLICY_VERSION,
  });
}

/** Batch and context that memory must hold: whole sequences, since every one of them reaches its end. */
function footprintOf(request: SimulateRequest): { batch: number; context: number } {
  const whole = (request.inputTokens ?? 0) + (request.outputTokens ?? 0);
  return { batch: request.batch, context: Math.max(whole, request.context ?? 0) };
}

function setUpOf(
  request: SimulateRequest,
  catalogue: CatalogueView,
): Result<SetUp & { precision: PrecisionSetting }, InferbenchError> {
  const chip = catalogue.chips.get(request.chip);
  if (!chip) return fail(notFound('chip', request.chip, catalogue.chips.keys()));
  const model = catalogue.models.get(request.model);
  if (!model) return fail(notFound('model', request.model, catalogue.models.keys()));
  const precision = fullPrecision(request.weightPrecision, {
    activations: request.activationPrecision,
    kv: request.kvPrecision,
  });
  const peak = resolvePeak(chip, precision.activations);
  if (!peak.ok) return peak;
  const graph = denseTransformerGraph(model, precision);
  const load = { kvHeads: model.kvHeads, ...footprintOf(request) };
  const chips = request.chips ?? (smallestPlacement(chip, graph, load)?.chips || 1);
  const placement = declaredPlacement(chips, request.tp ?? null);
  if (!placement.ok) return placement;
  return ok({ chip, model, graph, peak: peak.value, placement: placement.value, precision });
}

function notFound(kind: 'chip' | 'model', name: string, known: Iterable<string>): InferbenchError {
  return new InferbenchError(
    'NOT_FOUND',
    `The catalogue has no ${kind} "${name}".${suggestion(name, known)}`,
    {
      path: kind,
      value: name,
    },
  );
}

function doesNotFit(
  request: SimulateRequest,
  setUp: SetUp,
  capacity: { bytesNeeded: number; bytesAvailable: number },
) {
  const { chip, placement, model } = setUp;
  return new InferbenchError(
    'DOES_NOT_FIT',
    `${model.name} at batch ${request.batch} needs ${formatGigabytes(capacity.bytesNeeded)}; ` +
      `${placement.chips} × ${chip.name} have ${formatGigabytes(capacity.bytesAvailable)} usable (90 % of capacity).`,
    {
      path: 'chips',
      value: String(placement.chips),
      fix: 'Use more chips, a narrower precision, a smaller batch or context.',
    },
  );
}

interface SimulatedPhase {
  ideal: SimulatedTimes;
  attainable: SimulatedTimes;
  attainableSec: number;
  flops: number;
  bytes: StepBytes;
  boundBy: SimulateResult['boundBy'];
}

function simulatePhase(request: SimulateRequest, setUp: SetUp): SimulatedPhase {
  const { batch, inputTokens = 1, outputTokens = 1 } = request;
  if (request.phase === 'prefill') {
    const step = stepTime('prefill', setUp, { batch, context: inputTokens });
    const times = (seconds: number) => ({ prefillLatencyMs: seconds * MS_PER_SEC });
    return {
      ...step,
      ideal: times(step.idealSec),
      attainable: times(step.attainableSec),
      boundBy: step.limitedBy,
    };
  }
  if (request.phase === 'decode') {
    const context = request.context ?? meanContext({ inputTokens, outputTokens: request.outputTokens ?? 0 });
    const step = stepTime('decode', setUp, { batch, context });
    return { ...step, ...tokenTimes(step.idealSec, step.attainableSec, batch), boundBy: step.limitedBy };
  }
  const load = { batch, inputTokens, outputTokens };
  const time = servingTime(setUp, load);
  const prompts = batch / outputTokens;
  return {
    ...tokenTimes(time.idealTpotSec, time.attainableTpotSec, batch),
    attainableSec: time.attainableTpotSec,
    flops: time.decode.flops + prompts * time.prefill.flops,
    bytes: addBytes(time.decode.bytes, time.prefill.bytes, prompts),
    boundBy: servingLimit(time, load),
  };
}

function tokenTimes(idealSec: number, attainableSec: number, batch: number) {
  const times = (seconds: number): SimulatedTimes => ({
    tpotMs: seconds * MS_PER_SEC,
    decodeTokensPerSec: 1 / seconds,
    outputTokensPerSec: batch / seconds,
  });
  return { ideal: times(idealSec), attainable: times(attainableSec) };
}

function addBytes(a: StepBytes, b: StepBytes, times: number): StepBytes {
  return {
    weights: a.weights + times * b.weights,
    kv: a.kv + times * b.kv,
    activations: a.activations + times * b.activations,
    collectives: a.collectives + times * b.collectives,
  };
}
