import { meanContext, meanLengths, type Point } from '@inferbench/domain/point';
import { PRECISION_FORMATS, type PrecisionWord } from '@inferbench/domain/precision';
import { fail, ok, type Result } from '@inferbench/domain/result';
import type { BatchBasis, Shape, SlicePosition } from '@inferbench/domain/slice';
import { sliceAround } from '@inferbench/domain/slice-buckets';
import { isPositive } from '@inferbench/units/numeric-guards';

/** Achieved concurrency = completed × mean E2E ÷ duration; else the client's declared limit (metrics.md 8). */
export function batchOf(point: Point): { batch: number; basis: BatchBasis } | null {
  const meanE2eSec = point.latency.e2e?.meanSec ?? null;
  if (isPositive(meanE2eSec) && point.counts.completed > 0) {
    return { batch: (point.counts.completed * meanE2eSec) / point.durationSec, basis: 'ACHIEVED' };
  }
  const limit = point.load.concurrencyLimit;
  return limit === null ? null : { batch: limit, basis: 'DECLARED' };
}

/** Prompt-heavy from in ÷ out ≥ 4, answer-heavy to ≤ 1/4, else balanced. */
export function shapeOf(inputTokens: number, outputTokens: number): Shape {
  if (inputTokens >= 4 * outputTokens) return 'PROMPT_HEAVY';
  return 4 * inputTokens <= outputTokens ? 'ANSWER_HEAVY' : 'BALANCED';
}

/** Slice of a SERVING point, or the reason why it has none. */
export function slicePosition(
  point: Point,
  model: string,
  weights: PrecisionWord,
): Result<SlicePosition, string> {
  const lengths = meanLengths(point);
  if (lengths === null || lengths.outputTokens === 0) return fail('no completed request with an answer');
  const batch = batchOf(point);
  if (batch === null) return fail('neither mean E2E latency nor a concurrency limit: the batch is unknown');
  const context = meanContext(lengths);
  return ok({
    slice: sliceAround({
      model,
      phase: point.phase,
      shape: shapeOf(lengths.inputTokens, lengths.outputTokens),
      batch: batch.batch,
      context,
      precision: PRECISION_FORMATS[weights].boardClass,
    }),
    batch: batch.batch,
    batchBasis: batch.basis,
    context,
  });
}
