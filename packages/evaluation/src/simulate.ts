import type { CatalogueView } from '@inferbench/domain/catalogue-view';
import type { Chip } from '@inferbench/domain/chip';
import { suggestion } from '@inferbench/domain/did-you-mean';
import { InferbenchError } from '@inferbench/domain/inferbench-error';
import { memoryTiers } from '@inferbench/domain/memory-tier';
import { fullPrecision, type PrecisionSetting } from '@inferbench/domain/precision';
import { meanContext } from '@inferbench/domain/point';
import { fail, ok, type Result } from '@inferbench/domain/result';
import type { SimulateRequest } from '@inferbench/domain/simulate-request';
import type { SimulatedTimes, SimulateResult } from '@inferbench/domain/simulate-result';
import type { StepBytes } from '@inferbench/domain/simulation';
import { rentedUsdPerChipHour } from '@inferbench/scoring/cost';
import { POLICY_VERSION } from '@inferbench/scoring/policy';
import { capacityOf, fits, secondsPerByte } from '@inferbench/simulator/capacity';
import { type Efficiency, efficiencyOf } from '@inferbench/simulator/efficiency';
import { familyProvenance } from '@inferbench/simulator/family-models';
import { resolvePeak } from '@inferbench/simulator/resolve-peak';
import { formatGigabytes } from '@inferbench/units/format';
import { MS_PER_SEC, SECONDS_PER_HOUR, TERA } from '@inferbench/units/si';
import { choosePlacement } from './choose-placement.ts';
import { ENGINE_VERSION } from './engine-version.ts';
import { graphsOf, type SetUp, withGraph, withMemory } from './set-up.ts';
import { addBytes, generationTime, servingLimit, servingTime, stepTime } from './step-times.ts';

/**
 * Simulates one configuration. Errors: NOT_FOUND (chip, model), NOT_SIMULATED, INCOMPLETE_SPEC, UNSUPPORTED_PRECISION,
 * DOES_NOT_FIT, INVALID (placement).
 */
export function simulate(
  request: SimulateRequest,
  catalogue: CatalogueView,
): Result<SimulateResult, InferbenchError> {
  const setUp = setUpOf(request, catalogue);
  if (!setUp.ok) return setUp;
  const { chip, decode: graph, placement, precision, peak, efficiency } = setUp.value;
  const capacity = capacityOf({ graph, chip, placement, ...footprintOf(request) });
  if (!fits(capacity)) return fail(doesNotFit(request, setUp.value, capacity));

  const phase = simulatePhase(request, setUp.value);
  const peakOpsPerSec = peak.denseOpsPerSec * placement.chips;
  const memoryBytes = phase.bytes.weights + phase.bytes.kv + phase.bytes.activations;
  const secPerByte = secondsPerByte(memoryTiers(chip), capacity.bytesNeeded / placement.chips);
  return ok({
    fits: true,
    chips: placement.chips,
    placement,
    precision: { ...precision, computed: peak.precision },
    boundBy: phase.boundBy,
    ideal: phase.ideal,
    attainable: phase.attainable,
    expected: null,
    errorBar: efficiency.errorBarShare,
    flops: phase.flops,
    bytes: phase.bytes,
    arithmeticIntensity: phase.flops / memoryBytes,
    ridgePoint: peak.denseOpsPerSec * secPerByte,
    usefulTops: phase.flops / phase.attainableSec / placement.chips / TERA,
    utilisation: phase.flops / phase.attainableSec / peakOpsPerSec,
    power: null,
    energy: null,
    cost: costAt(chip, placement.chips, phase),
    split: {
      algorithm: phase.flops / (phase.idealSec * peakOpsPerSec),
      hardware: phase.idealSec / phase.attainableSec,
    },
    missing: {
      expected: 'NOT_COMPUTED: no maturity factors are fitted yet',
      power: 'NO_POWER_MODEL',
      energy: 'NO_POWER_MODEL',
      ...(rentedUsdPerChipHour(chip) === null ? { cost: 'NO_PRICE' } : {}),
    },
    capacity,
    provenance: {
      peak: peak.confidence,
      ...(chip.memory ? { bandwidth: chip.memory.confidence, capacity: chip.memory.confidence } : {}),
      ...(chip.onChip ? { onChip: chip.onChip.confidence } : {}),
      interconnect:
        chip.interconnect?.bandwidthBytesPerSec == null ? 'unknown' : chip.interconnect.confidence,
      efficiency: efficiency.provenance,
      ...familyProvenance(chip),
    },
    engineVersion: ENGINE_VERSION,
    policyVersion: POLICY_VERSION,
  });
}

function costAt(
  chip: Chip,
  chips: number,
  { attainableSec, outputTokens }: SimulatedPhase,
): SimulateResult['cost'] {
  const usdPerChipHour = rentedUsdPerChipHour(chip);
  if (usdPerChipHour === null) return null;
  const usdPerHour = usdPerChipHour * chips;
  const usd = (usdPerHour * attainableSec) / SECONDS_PER_HOUR;
  return {
    basis: 'RENTED',
    usdPerHour,
    usdPerMillionOutputTokens: outputTokens > 0 ? (usd * 1e6) / outputTokens : null,
  };
}

/** Batch and context that memory must hold: whole sequences, since every one of them reaches its end. */
function footprintOf(request: SimulateRequest): { batch: number; context: number } {
  const whole = (request.inputTokens ?? 0) + (request.outputTokens ?? 0);
  return { batch: request.batch, context: Math.max(whole, request.context ?? 0) };
}

type SimulatedSetUp = SetUp & { precision: PrecisionSetting; efficiency: Efficiency };

function setUpOf(
  request: SimulateRequest,
  catalogue: CatalogueView,
): Result<SimulatedSetUp, InferbenchError> {
  const foundChip = catalogue.chips.get(request.chip);
  if (!foundChip) return fail(notFound('chip', request.chip, catalogue.chips.keys()));
  const foundModel = catalogue.models.get(request.model);
  if (!foundModel) return fail(notFound('model', request.model, catalogue.models.keys()));
  const model = withGraph(foundModel);
  if (!model.ok) return model;
  const efficiency = efficiencyOf(foundChip.family);
  if (efficiency === null) return fail(notSimulated(foundChip));
  const chip = withMemory(foundChip);
  if (!chip.ok) return chip;
  return placed(request, { chip: chip.value, model: model.value, efficiency });
}

function placed(
  request: SimulateRequest,
  parts: Pick<SimulatedSetUp, 'chip' | 'model' | 'efficiency'>,
): Result<SimulatedSetUp, InferbenchError> {
  const { chip, model } = parts;
  const precision = fullPrecision(request.weightPrecision, {
    activations: request.activationPrecision,
    kv: request.kvPrecision,
  });
  const peak = resolvePeak(chip, precision);
  if (!peak.ok) return peak;
  const graphs = graphsOf(model, precision);
  const placement = choosePlacement(request, {
    chip,
    model,
    graph: graphs.decode,
    peak: peak.value,
    load: footprintOf(request),
  });
  if (!placement.ok) return placement;
  return ok({ ...parts, ...graphs, peak: peak.value, placement: placement.value, precision });
}

function notSimulated(chip: Chip): InferbenchError {
  return new InferbenchError('NOT_SIMULATED', `This engine has no model of ${chip.family} chips yet.`, {
    path: 'chip',
    value: chip.slug,
  });
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
  idealSec: number;
  attainableSec: number;
  flops: number;
  bytes: StepBytes;
  /** Answer tokens that the attainable time produces. */
  outputTokens: number;
  boundBy: SimulateResult['boundBy'];
}

function simulatePhase(request: SimulateRequest, setUp: SetUp): SimulatedPhase {
  switch (request.phase) {
    case 'prefill':
      return prefillPhase(request, setUp);
    case 'decode':
      return decodePhase(request, setUp);
    case 'generate':
      return generatePhase(request, setUp);
    case 'serving':
      return servingPhase(request, setUp);
  }
}

function prefillPhase({ batch, inputTokens = 1 }: SimulateRequest, setUp: SetUp): SimulatedPhase {
  const step = stepTime('prefill', setUp, { batch, context: inputTokens });
  const times = (seconds: number) => ({ prefillLatencyMs: seconds * MS_PER_SEC });
  return {
    ...step,
    ideal: times(step.idealSec),
    attainable: times(step.attainableSec),
    outputTokens: 0,
    boundBy: step.limitedBy,
  };
}

function decodePhase(request: SimulateRequest, setUp: SetUp): SimulatedPhase {
  const { batch, inputTokens = 1, outputTokens = 0 } = request;
  const context = request.context ?? meanContext({ inputTokens, outputTokens });
  const step = stepTime('decode', setUp, { batch, context });
  return {
    ...step,
    ideal: tokenTimes(step.idealSec, batch),
    attainable: tokenTimes(step.attainableSec, batch),
    outputTokens: batch,
    boundBy: step.limitedBy,
  };
}

function generatePhase(
  { batch, inputTokens = 1, outputTokens = 1 }: SimulateRequest,
  setUp: SetUp,
): SimulatedPhase {
  const time = generationTime(setUp, { batch, inputTokens, outputTokens });
  const times = (key: 'idealSec' | 'attainableSec'): SimulatedTimes => ({
    ...tokenTimes(time.decode[key], batch),
    prefillLatencyMs: time.prefill[key] * MS_PER_SEC,
    e2eLatencySec: time[key],
    outputTokensPerSec: (batch * outputTokens) / time[key],
  });
  return {
    ...time,
    ideal: times('idealSec'),
    attainable: times('attainableSec'),
    outputTokens: batch * outputTokens,
    boundBy: time.limitedBy,
  };
}

function servingPhase(
  { batch, inputTokens = 1, outputTokens = 1 }: SimulateRequest,
  setUp: SetUp,
): SimulatedPhase {
  const load = { batch, inputTokens, outputTokens };
  const time = servingTime(setUp, load);
  const prompts = batch / outputTokens;
  return {
    ideal: tokenTimes(time.idealTpotSec, batch),
    attainable: tokenTimes(time.attainableTpotSec, batch),
    idealSec: time.idealTpotSec,
    attainableSec: time.attainableTpotSec,
    flops: time.decode.flops + prompts * time.prefill.flops,
    bytes: addBytes(time.decode.bytes, time.prefill.bytes, prompts),
    outputTokens: batch,
    boundBy: servingLimit(time, load),
  };
}

function tokenTimes(seconds: number, batch: number): SimulatedTimes {
  return {
    tpotMs: seconds * MS_PER_SEC,
    decodeTokensPerSec: 1 / seconds,
    outputTokensPerSec: batch / seconds,
  };
}
