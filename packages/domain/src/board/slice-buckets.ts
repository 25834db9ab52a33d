import { nearestPowerOfTwo } from '@inferbench/units/exact-math';
import {
  MAX_BATCH_BUCKET,
  MAX_CONTEXT_BUCKET,
  MIN_BATCH_BUCKET,
  MIN_CONTEXT_BUCKET,
  NO_BATCH,
  NO_CONTEXT,
  type Phase,
  type Shape,
  type Slice,
} from '../terms/slice.ts';

/** Phases with prompt and answer. */
const SHAPED: ReadonlySet<Phase> = new Set(['GENERATE', 'SERVING', 'MAX_LOAD']);

export function hasShape(phase: Phase): boolean {
  return SHAPED.has(phase);
}

function bucket(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, nearestPowerOfTwo(value)));
}

/** Prompt-heavy from in ÷ out ≥ 4, answer-heavy to ≤ 1/4, else balanced. */
export function shapeOf(inputTokens: number, outputTokens: number): Shape {
  if (inputTokens >= 4 * outputTokens) return 'PROMPT_HEAVY';
  return 4 * inputTokens <= outputTokens ? 'ANSWER_HEAVY' : 'BALANCED';
}

/** The slice whose buckets are nearest to exact values; a phase with prompt and answer is BALANCED unless stated. */
export function sliceAround(exact: Slice): Slice {
  const hasContext = exact.phase !== 'IMAGE' && !(exact.phase === 'MAX_LOAD' && exact.context === NO_CONTEXT);
  return {
    model: exact.model,
    phase: exact.phase,
    shape: hasShape(exact.phase) ? (exact.shape ?? 'BALANCED') : null,
    batch: exact.phase === 'MAX_LOAD' ? NO_BATCH : bucket(exact.batch, MIN_BATCH_BUCKET, MAX_BATCH_BUCKET),
    context: hasContext ? bucket(exact.context, MIN_CONTEXT_BUCKET, MAX_CONTEXT_BUCKET) : NO_CONTEXT,
    precision: exact.precision,
  };
}
