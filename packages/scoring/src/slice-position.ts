import { meanContext, meanLengths, type Point, type SummaryPoint } from '@inferbench/domain/runs/point';
import { rateSec } from '@inferbench/domain/runs/steady-window';
import { PRECISION_FORMATS, type PrecisionWord } from '@inferbench/domain/terms/precision';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import {
  type BatchBasis,
  NO_BATCH,
  type Scenario,
  type SlicePosition,
  type SliceShape,
} from '@inferbench/domain/terms/slice';
import { hasShape, shapeOf, sliceAround } from '@inferbench/domain/board/slice-buckets';
import { isPositive } from '@inferbench/units/numeric-guards';

/**
 * Static batch; else achieved concurrency = completed × mean E2E ÷ duration; else the client's declared limit
 * (docs/metrics.md#points-slices-comparability-key).
 */
export function batchOf(point: Point): { batch: number; basis: BatchBasis } | null {
  if (point.measurement === 'summary') {
    return point.batch === null ? null : { batch: point.batch, basis: point.batchBasis };
  }
  const meanE2eSec = point.latency.e2e?.meanSec ?? null;
  if (isPositive(meanE2eSec) && point.counts.completed > 0) {
    return { batch: (point.counts.completed * meanE2eSec) / rateSec(point), basis: 'ACHIEVED' };
  }
  const limit = point.load.concurrencyLimit;
  return limit === null ? null : { batch: limit, basis: 'DECLARED' };
}

interface Lengths {
  inputTokens: number;
  outputTokens: number;
}

/** Prompt of a prefill; exact context where the source states it; else input + output ÷ 2. */
export function contextOf(point: Point): number | null {
  if (point.measurement === 'summary') {
    if (point.phase === 'PREFILL') return point.inputTokens;
    if (point.contextTokens !== null) return point.contextTokens;
  }
  const lengths = meanLengths(point);
  return lengths === null ? null : meanContext(lengths);
}

/** Loads that are no fixed number of requests in flight: whatever their lengths, they have slices of their own. */
const OTHER_LOADS: ReadonlySet<SliceShape> = new Set(['OPEN_LOOP', 'AGENTIC']);

function offeredAs(point: Point): Scenario | null {
  if (point.measurement === 'summary') return point.scenario ?? null;
  return point.load.mode === 'open' ? 'OPEN_LOOP' : null;
}

function shapeFor(point: Point, lengths: Lengths | null): SliceShape | null {
  if (point.phase === 'SAMPLES' || !hasShape(point.phase)) return null;
  const offered = offeredAs(point);
  if (offered !== null && (lengths === null || OTHER_LOADS.has(offered))) return offered;
  return lengths && shapeOf(lengths.inputTokens, lengths.outputTokens);
}

/**
 * Batch that a point is placed by: of one's own load test what was in flight, never what the client would have allowed; what is
 * published keeps the limit that its source calls the batch.
 */
function placedBatch(point: Point, isReported: boolean): ReturnType<typeof batchOf> {
  const found = batchOf(point);
  const isClaimed = point.measurement === 'requests' && found?.basis === 'DECLARED' && !isReported;
  return isClaimed ? null : found;
}

/** Why a point has no context, or null where it has one. */
function missingLengths(point: Point, lengths: Lengths | null): string | null {
  if (point.phase === 'IMAGE') return null;
  if (point.measurement === 'requests') {
    const { completed, inputTokens } = point.counts;
    if (completed > 0 && inputTokens === null) return 'the prompt length is not stated';
    return lengths === null || lengths.outputTokens === 0 ? 'no completed request with an answer' : null;
  }
  if (point.phase === 'MAX_LOAD' && lengths === null && point.scenario !== undefined) return null;
  if (point.phase !== 'SAMPLES' && hasShape(point.phase) && (lengths === null || lengths.outputTokens === 0))
    return missingWords(point);
  return isPositive(contextOf(point)) ? null : missingWords(point);
}

function missingWords({ inputTokens, outputTokens }: SummaryPoint): string {
  if (inputTokens === null && outputTokens === null) return 'prompt and answer length are not published';
  return inputTokens === null ? 'the prompt length is not published' : 'the answer length is not published';
}

const AT_MAX_LOAD = { batch: NO_BATCH, basis: 'UNPUBLISHED' } as const;

/** Slice of a point, or the reason why it has none. */
export function slicePosition(
  point: Point,
  model: string,
  { weights, isReported }: { weights: PrecisionWord; isReported: boolean },
): Result<SlicePosition, string> {
  if (point.phase === 'SAMPLES') return fail('samples of a task that is not compared here');
  const lengths = meanLengths(point);
  const without = missingLengths(point, lengths);
  if (without !== null) return fail(without);
  const batch = point.phase === 'MAX_LOAD' ? AT_MAX_LOAD : placedBatch(point, isReported);
  if (batch === null) return fail(noBatchWords(point));
  const context = contextOf(point) ?? 0;
  return ok({
    slice: sliceAround({
      model,
      phase: point.phase,
      shape: shapeFor(point, lengths),
      batch: batch.batch,
      context,
      precision: PRECISION_FORMATS[weights].boardClass,
    }),
    batch: batch.batch,
    batchBasis: batch.basis,
    context,
  });
}

function noBatchWords(point: Point): string {
  if (point.measurement !== 'requests') return 'the batch is not published';
  const limit = point.load.concurrencyLimit;
  const declared = limit === null ? '' : `; a limit of ${limit} was declared`;
  return `no mean E2E latency, so how many requests were in flight is unknown${declared}`;
}
