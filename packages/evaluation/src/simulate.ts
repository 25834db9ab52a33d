import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { Chip } from '@inferbench/domain/chips/chip';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { memoryTiers } from '@inferbench/domain/chips/memory-tier';
import { isLanguageModel } from '@inferbench/domain/models/model';
import { ok, type Result } from '@inferbench/domain/errors/result';
import type { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import type { SimulateResult } from '@inferbench/domain/simulation/simulate-result';
import { costsOf } from '@inferbench/scoring/cost';
import { modelledPower, pricesOf } from '@inferbench/scoring/cost-inputs';
import { ownershipUnder, POLICY_VERSION } from '@inferbench/scoring/policy';
import { secondsPerByte } from '@inferbench/simulator/capacity';
import { placementName } from '@inferbench/simulator/candidate-placements';
import { unfittedLayers } from '@inferbench/domain/models/unfitted-layers';
import { efficiencyOf } from '@inferbench/simulator/efficiency';
import { bandOf } from '@inferbench/simulator/error-bar';
import { familyModelOf } from '@inferbench/simulator/family-models';
import { TERA } from '@inferbench/units/si';
import { ENGINE_VERSION } from './engine-version.ts';
import { Memo } from '@inferbench/units/memo';
import { bytesOf, limitOf, totalOf } from './simulation/part.ts';
import { powerAndEnergy } from './simulation/power-and-energy.ts';
import { prepare, type Prepared } from './simulation/prepare.ts';
import { simulatedPrecision } from './simulation/simulated-precision.ts';
import { resolveRequest } from './simulation/resolve-request.ts';
import { rivalOf } from './rival.ts';
import { techniqueEffects } from './technique-effects.ts';

/**
 * Simulates one configuration. Errors: NOT_FOUND (chip, model), NOT_SIMULATED, INCOMPLETE_SPEC, UNSUPPORTED_PRECISION,
 * DOES_NOT_FIT, SATURATED, INVALID (placement, context).
 */
export function simulate(
  request: SimulateRequest,
  catalogue: CatalogueView,
): Result<SimulateResult, InferbenchError> {
  const resolved = resolveRequest(request, catalogue);
  if (!resolved.ok) return resolved;
  const prepared = prepare(request, resolved.value);
  if (!prepared.ok) return prepared;
  const layers = layersOf(request, catalogue);
  const answered = answer(request, prepared.value, layers);
  const told =
    request.effects === true
      ? { ...answered, effects: techniqueEffects(request, (other) => simulate(other, catalogue)) }
      : answered;
  if (request.against === undefined) return ok(told);
  const against = rivalOf(request, told, { catalogue, simulate });
  return against.ok ? ok({ ...told, against: against.value }) : against;
}

/** What of the model's layers no constant was fitted for; null for most models. */
function layersOf({ model }: SimulateRequest, { models }: CatalogueView): string | null {
  const found = models.get(model ?? '');
  return found !== undefined && isLanguageModel(found) ? unfittedLayers(found) : null;
}

function answer(request: SimulateRequest, prepared: Prepared, layers: string | null): SimulateResult {
  const { chip, peak, placement, capacity, pressure, unit } = prepared;
  const { parts } = unit;
  const { chips } = placement;
  const peakOpsPerSec = peak.denseOpsPerSec * chips;
  const idealSec = unit.seconds((part) => part.step.idealSec);
  const attainableSec = unit.seconds((part) => part.step.attainableSec);
  const expectedSec = unit.seconds((part) => part.expectedSec);
  const flops = totalOf(parts, (part) => part.step.flops);
  const bytes = bytesOf(parts);
  const ownership = ownershipUnder(request.costAssumptions ?? {});
  const { power, energy } = powerAndEnergy(unit, { chips, hostWattsPerChip: ownership.hostWattsPerChip });
  const simulatedWatts = power?.acceleratorWatts ?? null;
  const inputs = { ...pricesOf(chip), power: modelledPower({ chip, chips, simulatedWatts }) };
  const costs = costsOf(inputs, {
    chips,
    work: {
      durationSec: expectedSec,
      inputTokens: request.phase === 'prefill' ? unit.requests * (request.inputTokens ?? 0) : 0,
      outputTokens: unit.outputTokens,
    },
    ownership,
  });
  const cost = costs.find(({ basis }) => basis === 'OWNED') ?? costs[0] ?? null;
  return {
    fits: true,
    chips,
    placement,
    precision: simulatedPrecision(prepared),
    boundBy: limitOf(parts),
    ideal: unit.times((part) => part.step.idealSec),
    attainable: unit.times((part) => part.step.attainableSec),
    expected: unit.times((part) => part.expectedSec),
    band: bandOf(chip, request.phase, parts[0]?.evidence.basis),
    flops,
    bytes,
    arithmeticIntensity: flops / (bytes.weights + bytes.kv + bytes.activations),
    ridgePoint: peak.denseOpsPerSec * secondsPerByte(memoryTiers(chip), capacity.bytesNeeded / chips),
    usefulTops: flops / attainableSec / chips / TERA,
    utilisation: flops / attainableSec / peakOpsPerSec,
    expectedUsefulTops: flops / expectedSec / chips / TERA,
    expectedUtilisation: flops / expectedSec / peakOpsPerSec,
    power,
    energy,
    cost,
    costs,
    costAssumptions: ownership,
    split: {
      algorithm: flops / (idealSec * peakOpsPerSec),
      hardware: idealSec / attainableSec,
    },
    missing: missingParts(request, { power, cost }),
    capacity: { ...capacity, ...(pressure ?? { kvPressure: null, batchHalvesAtContext: null }) },
    provenance: provenanceOf(chip, prepared, layers),
    engineVersion: ENGINE_VERSION,
    policyVersion: POLICY_VERSION,
  };
}

function missingParts(
  { phase }: SimulateRequest,
  { power, cost }: Pick<SimulateResult, 'power' | 'cost'>,
): Record<string, string> {
  const noPower = 'NO_POWER_MODEL';
  return {
    ...(power === null ? { power: noPower, energy: noPower } : {}),
    ...(cost === null ? { cost: 'NO_PRICE' } : {}),
    ...(phase === 'serving'
      ? { ttft: 'NEEDS_QUEUE_MODEL: time to first token under load is mostly waiting' }
      : {}),
  };
}

const MATURITY_WORDS = {
  reference: 'the best public stack',
  version: 'calibrated on this framework and version',
  framework: 'calibrated on other versions of this framework',
  uncalibrated: 'no stack was measured on this family',
  any: 'median of all calibrated frameworks: this one was not measured',
} as const;

const provenances = new Memo<Chip, Record<string, string>>();

/** How sure each figure is; one object for all answers that it is the same for. */
function provenanceOf(
  chip: Chip,
  { peak, unit, placement }: Prepared,
  layers: string | null,
): Record<string, string> {
  const [first] = unit.parts;
  const maturity = first?.evidence.basis ?? 'reference';
  const power = first?.powerBasis ?? null;
  const name = placementName(placement);
  return provenances.get(
    chip,
    `${peak.confidence} ${maturity} ${power ?? ''} ${name} ${layers ?? ''}`,
    () => ({
      peak: peak.confidence,
      ...(chip.memory ? { bandwidth: chip.memory.confidence, capacity: chip.memory.confidence } : {}),
      ...(chip.onChip ? { onChip: chip.onChip.confidence } : {}),
      interconnect:
        chip.interconnect?.bandwidthBytesPerSec == null ? 'unknown' : chip.interconnect.confidence,
      efficiency: efficiencyOf(chip).provenance,
      maturity: MATURITY_WORDS[maturity],
      placement: name,
      ...familyModelOf(chip).provenance?.(chip),
      ...(power === null ? {} : { power }),
      ...(layers === null ? {} : { layers: `${layers}: fitted to whole models, no layer was measured` }),
    }),
  );
}
