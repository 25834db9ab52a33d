import type { Chip } from '@inferbench/domain/chip';
import { InferbenchError } from '@inferbench/domain/inferbench-error';
import { type ComputeClass, PRECISION_FORMATS, type PrecisionWord } from '@inferbench/domain/precision';
import { fail, ok, type Result } from '@inferbench/domain/result';

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
  /** True where fp8 and int8 stood for each other. */
  standIn: boolean;
}

/** Dense rate of one chip for activations of a word (simulator.md 0.9). Error: UNSUPPORTED_PRECISION. */
export function resolvePeak(chip: Chip, activations: PrecisionWord): Result<ResolvedPeak, InferbenchError> {
  const wanted = PRECISION_FORMATS[activations].computeClass;
  for (const precision of FALLBACKS[wanted]) {
    const peak = chip.peaks.find((candidate) => candidate.precision === precision);
    if (peak) {
      const standIn = precision !== wanted && [wanted, precision].every((c) => c === 'fp8' || c === 'int8');
      return ok({ precision, denseOpsPerSec: peak.denseOpsPerSec, standIn });
    }
  }
  return fail(
    new InferbenchError(
      'UNSUPPORTED_PRECISION',
      `${chip.name} has no dense rate as wide as ${activations}.`,
      {
        path: 'precision.activations',
        value: activations,
        expected: `one of ${chip.peaks.map((peak) => peak.precision).join(', ')}, or narrower`,
        fix: 'Choose activations that the chip computes.',
      },
    ),
  );
}
