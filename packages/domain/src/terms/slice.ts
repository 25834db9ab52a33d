import { z } from 'zod';
import { PrecisionClass } from './precision.ts';

/** MAX_LOAD: all work is offered at once or as fast as it keeps limits, and nobody published the batch that ran. */
export const Phase = z.enum(['PREFILL', 'DECODE', 'GENERATE', 'SERVING', 'IMAGE', 'MAX_LOAD']);
export type Phase = z.infer<typeof Phase>;

/** Prompt-heavy: input ÷ output ≥ 4 · answer-heavy: ≤ 1/4 · else balanced. */
export const Shape = z.enum(['PROMPT_HEAVY', 'BALANCED', 'ANSWER_HEAVY']);
export type Shape = z.infer<typeof Shape>;

/**
 * How work is offered where that makes it another measurement than a fixed number of requests in flight: as one queue, as
 * arrivals under limits of latency, under tighter ones, as arrivals at a set rate, or as conversations that share their beginnings.
 */
export const Scenario = z.enum(['OFFLINE', 'SERVER', 'INTERACTIVE', 'OPEN_LOOP', 'AGENTIC']);
export type Scenario = z.infer<typeof Scenario>;

/** The shape of a slice; where its work is offered otherwise than to a fixed number in flight, its scenario. */
export const SliceShape = z.enum([...Shape.options, ...Scenario.options]);
export type SliceShape = z.infer<typeof SliceShape>;

/** Where a point's batch comes from: a static batch, completed × mean E2E ÷ duration, the client's declared limit, or nowhere. */
export const BatchBasis = z.enum(['STATIC', 'ACHIEVED', 'DECLARED', 'UNPUBLISHED']);
export type BatchBasis = z.infer<typeof BatchBasis>;

export const MIN_BATCH_BUCKET = 1;
export const MAX_BATCH_BUCKET = 1024;
export const MIN_CONTEXT_BUCKET = 128;
export const MAX_CONTEXT_BUCKET = 1_048_576;

/** Images have no context, and a data set may not say its own. */
export const NO_CONTEXT = 0;
/** Batch at maximum load, which nobody knows. */
export const NO_BATCH = 0;

/** Where results are comparable: model × phase × shape × batch × context × precision, the last numbers as buckets nearest in log2. */
export const Slice = z
  .strictObject({
    model: z.string().describe('Slug of the model.'),
    phase: Phase.describe('Phase.'),
    shape: SliceShape.nullable().describe('Shape; null for phases without one.'),
    batch: z.int().describe('Batch bucket.'),
    context: z.int().describe('Context bucket, tokens.'),
    precision: PrecisionClass.describe('Precision class.'),
  })
  .describe('Names a slice, as `leaderboard(slice)` takes it.');
export type Slice = z.infer<typeof Slice>;

/** Exact values behind a slice's buckets. */
export const SlicePosition = z.strictObject({
  slice: Slice,
  batch: z.number(),
  batchBasis: BatchBasis,
  context: z.number(),
});
export type SlicePosition = z.infer<typeof SlicePosition>;
