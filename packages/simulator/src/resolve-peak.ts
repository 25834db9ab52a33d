import type { Chip } from '@inferbench/domain/chips/chip';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import {
  type ComputeClass,
  type PeakFormat,
  PRECISION_FORMATS,
  type PrecisionSetting,
  type PrecisionWord,
} from '@inferbench/domain/terms/precision';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import type { Confidence } from '@inferbench/domain/terms/sourced';

/** Published formats in which a class computes, best first; bf16 and fp16 stand for each other. */
const FORMATS: Readonly<Record<ComputeClass, readonly PeakFormat[]>> = {
  fp32: ['fp32'],
  fp16: ['fp16', 'bf16'],
  fp8: ['fp8'],
  int8: ['int8'],
  fp4: ['fp4'],
};

/** Classes in which activations of a class can be computed, best first: themselves, their stand-in, then wider ones. */
const FALLBACKS: Readonly<Record<ComputeClass, readonly ComputeClass[]>> = {
  fp4: ['fp4', 'fp8', 'int8', 'fp16', 'fp32'],
  fp8: ['fp8', 'int8', 'fp16', 'fp32'],
  int8: ['int8', 'fp8', 'fp16', 'fp32'],
  fp16: ['fp16', 'fp32'],
  fp32: ['fp32'],
};

export interface ResolvedPeak {
  /** Class that computes, echoed because it may differ from the declared one. */
  precision: ComputeClass;
  denseOpsPerSec: number;
  /** Scores and values compute in the wider class of activations and cache. */
  attentionPrecision: ComputeClass;
  attentionOpsPerSec: number;
  confidence: Confidence;
  /** True where fp8 and int8 stood for each other. */
  standIn: boolean;
}

/** Dense rates of one chip for the words of a run (docs/model.md#precision-and-peak). Error: UNSUPPORTED_PRECISION. */
export function resolvePeak(
  chip: Chip,
  { activations, kv }: Pick<PrecisionSetting, 'activations' | 'kv'>,
): Result<ResolvedPeak, InferbenchError> {
  const wanted = PRECISION_FORMATS[activations].computeClass;
  const linear = rateFor(chip, wanted);
  if (linear === null) return fail(unsupported(chip, activations));
  const { precision, peak } = linear;
  const attention = rateFor(chip, wider(wanted, PRECISION_FORMATS[kv].computeClass)) ?? linear;
  return ok({
    precision,
    denseOpsPerSec: peak.denseOpsPerSec,
    attentionPrecision: attention.precision,
    attentionOpsPerSec: attention.peak.denseOpsPerSec,
    confidence: peak.confidence,
    standIn: precision !== wanted && [wanted, precision].every((c) => c === 'fp8' || c === 'int8'),
  });
}

type Peak = Chip['peaks'][number];

/** The first class of which the chip has a rate, but none as slow as a wider one: those bits gain nothing, so kernels compute wider. */
function rateFor(chip: Chip, wanted: ComputeClass): { precision: ComputeClass; peak: Peak } | null {
  const rates = FALLBACKS[wanted].flatMap((precision) => {
    const peak = FORMATS[precision]
      .map((format) => chip.peaks.find((candidate) => candidate.precision === format))
      .find((found) => found !== undefined);
    return peak ? [{ precision, peak }] : [];
  });
  const isSlow = ({ precision, peak }: (typeof rates)[number]) =>
    rates.some(
      (other) =>
        WIDTH_BITS[other.precision] > WIDTH_BITS[precision] &&
        other.peak.denseOpsPerSec >= peak.denseOpsPerSec,
    );
  return rates.find((rate) => !isSlow(rate)) ?? null;
}

/** Bits of an operand. */
export const WIDTH_BITS: Readonly<Record<ComputeClass, number>> = {
  fp4: 4,
  fp8: 8,
  int8: 8,
  fp16: 16,
  fp32: 32,
};

function wider(a: ComputeClass, b: ComputeClass): ComputeClass {
  return WIDTH_BITS[b] > WIDTH_BITS[a] ? b : a;
}

function unsupported(chip: Chip, activations: PrecisionWord): InferbenchError {
  return new InferbenchError(
    'UNSUPPORTED_PRECISION',
    `${chip.name} has no dense rate as wide as ${activations}.`,
    {
      path: 'precision.activations',
      value: activations,
      expected: `one of ${chip.peaks.map((peak) => peak.precision).join(', ')}, or narrower`,
      fix: 'Choose activations that the chip computes.',
    },
  );
}
