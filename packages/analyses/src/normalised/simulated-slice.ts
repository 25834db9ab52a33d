import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { PrecisionClass, PrecisionWord } from '@inferbench/domain/terms/precision';
import { fail, type Result } from '@inferbench/domain/errors/result';
import { type SimulatedPhase, SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import type { SimulateResult } from '@inferbench/domain/simulation/simulate-result';
import type { Phase, Slice } from '@inferbench/domain/terms/slice';
import { simulate } from '@inferbench/evaluation/simulate';
import { sharesOf } from '../context/step-curve.ts';

/** Words of a class, and what comes nearest on a chip without it: the next wider. */
const WORDS: Readonly<Record<PrecisionClass, readonly PrecisionWord[]>> = {
  FP32: ['fp32'],
  FP16: ['fp16'],
  FP8: ['fp8', 'fp16'],
  W8A16: ['int8-weight-only', 'fp16'],
  W4A16: ['int4', 'int8-weight-only', 'fp16'],
  FP4: ['fp4', 'fp8', 'fp16'],
};

const PHASES: Readonly<Partial<Record<Phase, SimulatedPhase>>> = {
  PREFILL: 'prefill',
  DECODE: 'decode',
  GENERATE: 'generate',
  SERVING: 'serving',
  IMAGE: 'image',
};

/**
 * A slice on the fewest chips of a kind that hold it, at its buckets, by the best public stack: in the precision of its class, else
 * in the next wider one that the chip has. The error is that of the first.
 */
export function simulatedSlice(
  slice: Slice,
  chip: string,
  catalogue: CatalogueView,
): Result<SimulateResult, InferbenchError> {
  let first: Result<SimulateResult, InferbenchError> | null = null;
  for (const word of WORDS[slice.precision]) {
    const outcome = inPrecision(slice, chip, { word, catalogue });
    if (outcome.ok) return outcome;
    first ??= outcome;
    if (outcome.error.code !== 'UNSUPPORTED_PRECISION') break;
  }
  return first ?? fail(new InferbenchError('UNSUPPORTED_PRECISION', `${chip} has no precision near it.`));
}

function inPrecision(
  slice: Slice,
  chip: string,
  { word, catalogue }: { word: PrecisionWord; catalogue: CatalogueView },
): Result<SimulateResult, InferbenchError> {
  const phase = PHASES[slice.phase];
  if (phase === undefined) {
    const message = `Nobody published the batch of ${slice.phase}: there is nothing to simulate.`;
    return fail(new InferbenchError('NOT_SIMULATED', message));
  }
  const request = SimulateRequest.safeParse({
    chip,
    model: slice.model,
    phase,
    batch: slice.batch,
    weightPrecision: word,
    ...lengthsOf(slice),
  });
  if (request.success) return simulate(request.data, catalogue);
  const message = request.error.issues[0]?.message ?? 'The slice cannot be simulated.';
  return fail(new InferbenchError('INVALID', message));
}

/** Lengths of the middle of a slice: prompt and answer in the round ratio of its shape. */
function lengthsOf({ phase, shape, context }: Slice) {
  if (phase === 'PREFILL') return { inputTokens: context };
  if (phase === 'DECODE') return { context };
  if (phase === 'IMAGE') return {};
  const { inputShare, outputShare } = sharesOf(shape, null);
  return {
    inputTokens: Math.max(1, Math.round(context * inputShare)),
    outputTokens: Math.max(1, Math.round(context * outputShare)),
  };
}
