import { chipShortName } from '@inferbench/domain/catalogue/names';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { type Claim, ClaimReading, type ClaimRequest } from '@inferbench/domain/simulation/claim';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { ok, type Result } from '@inferbench/domain/errors/result';
import type { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { formatGigabytes, formatNumber } from '@inferbench/units/format';
import { efficiencyOf } from '@inferbench/simulator/efficiency';
import { invariant } from '@inferbench/units/invariant';
import { ENGINE_VERSION } from '@inferbench/evaluation/engine-version';
import { simulate } from '@inferbench/evaluation/simulate';
import { languageModelIn } from '@inferbench/evaluation/simulation/set-up';
import { simulatedPrecision } from '@inferbench/evaluation/simulation/simulated-precision';
import { resolveRequest } from '@inferbench/evaluation/simulation/resolve-request';
import type { Chip } from '@inferbench/domain/chips/chip';
import { GIGA } from '@inferbench/units/si';
import { bindingOf } from './binding.ts';
import { answerReading, type ReadingInput } from './readings.ts';
import { regionOf } from './region.ts';
import { type ClaimSystem, lengthsOf, type Speeds, speedsAt } from './speeds.ts';

/** Batches beyond this are not looked for: no steady state of a service holds more. */
const MAX_BATCH = 65_536;

/**
 * Computes under which batch and context a claimed speed can hold, in each sense of the words. Errors: those of
 * `simulate`.
 */
export function checkClaim(request: ClaimRequest, shipped: CatalogueView): Result<Claim, InferbenchError> {
  const catalogue = withMemoryBytes(shipped, request.chip, request.memoryBytesPerChip);
  const { context, batch, tokensPerSec } = request;
  const decode = decodeRequest(request);
  const resolved = resolveRequest(decode, catalogue);
  if (!resolved.ok) return resolved;
  const model = languageModelIn(request.model, catalogue);
  if (!model.ok) return model;
  const { chip } = resolved.value;
  const first = simulate(
    { ...decode, ...(request.chips === undefined ? {} : { chips: request.chips }) },
    catalogue,
  );
  if (!first.ok) return first;
  const { chips, tensorParallel: tp, pipelineParallel: pp, expertParallel: ep } = first.value.placement;
  const placed = { ...decode, chips, tp, pp, ep, dp: 1 };
  const alone = simulate(placed, catalogue);
  if (!alone.ok) return alone;
  const { phase: _phase, batch: _batch, context: _context, ...base } = placed;
  const system: ClaimSystem = { base, catalogue };
  const lengths = lengthsOf(request, context);
  const maxBatch = Math.min(alone.value.capacity.maxBatch, MAX_BATCH);
  const input: ReadingInput = {
    target: tokensPerSec,
    batch: batch ?? null,
    maxBatch,
    at: remembered((size) => {
      const speeds = speedsAt(system, { batch: size, context, ...lengths });
      invariant(speeds.ok, 'a batch that fits has a speed');
      return speeds.value;
    }),
  };
  const readings = ClaimReading.options.map((reading) => answerReading(reading, input));
  const stated = batch !== undefined && batch <= maxBatch ? batch : 1;
  const step = stated === 1 ? alone : simulate({ ...placed, batch: stated }, catalogue);
  if (!step.ok) return step;
  const binding = bindingOf(resolved.value, step.value, stated);
  return ok({
    chip: chip.slug,
    model: request.model,
    tokensPerSec,
    context,
    ...lengths,
    batch: batch ?? null,
    placement: alone.value.placement,
    precision: simulatedPrecision(resolved.value),
    maxBatch,
    readings,
    binding,
    region: regionOf(system, request, model.value.maxContextTokens),
    sentence: [
      `${formatNumber(tokensPerSec)} tokens/s at ${formatNumber(context)} tokens on ${chips} × ${chipShortName(chip)}, ${model.value.name}:`,
      ...readings.map(({ sentence }) => sentence),
      `The bound: ${binding.sentence}`,
    ].join(' '),
    assumptions: assumptionsOf(request, efficiencyOf(chip).provenance === 'uncalibrated'),
    errorBar: alone.value.band.share,
    engineVersion: ENGINE_VERSION,
  });
}

function decodeRequest(request: ClaimRequest): SimulateRequest {
  const { chip, model, context, weightPrecision, activationPrecision, kvPrecision } = request;
  return {
    chip,
    model,
    phase: 'decode',
    batch: 1,
    context,
    ...(weightPrecision === undefined ? {} : { weightPrecision }),
    ...(activationPrecision === undefined ? {} : { activationPrecision }),
    ...(kvPrecision === undefined ? {} : { kvPrecision }),
  };
}

function remembered(compute: (batch: number) => Speeds): (batch: number) => Speeds {
  const known = new Map<number, Speeds>();
  return (batch) => {
    const found = known.get(batch) ?? compute(batch);
    known.set(batch, found);
    return found;
  };
}

function assumptionsOf({ memoryBytesPerChip, chips }: ClaimRequest, uncalibrated: boolean): string[] {
  return [
    ...(chips === undefined
      ? ['The claim names no number of chips: the fewest on which one sequence fits.']
      : []),
    ...(memoryBytesPerChip === undefined
      ? []
      : [
          `Memory of ${formatGigabytes(memoryBytesPerChip)} a chip as stated, all of it at the bandwidth of the chip’s own: in favour of the claim.`,
        ]),
    ...(uncalibrated ? ['Too few public runs of its family to calibrate: its efficiency is a default.'] : []),
  ];
}

function resized(chip: Chip, bytes: number): Chip {
  const { memory, onChip } = chip;
  if (memory !== null) {
    return { ...chip, memory: { ...memory, capacity: { value: bytes / GIGA, unit: 'GB' } } };
  }
  return onChip === null ? chip : { ...chip, onChip: { ...onChip, capacityBytes: bytes } };
}

/** The catalogue with another memory size of one chip; its bandwidth stays, which favours whoever counts slower memory in. */
function withMemoryBytes(catalogue: CatalogueView, slug: string, bytes: number | undefined): CatalogueView {
  const chip = catalogue.chips.get(slug);
  if (!chip || bytes === undefined) return catalogue;
  return { ...catalogue, chips: new Map([...catalogue.chips, [slug, resized(chip, bytes)]]) };
}
