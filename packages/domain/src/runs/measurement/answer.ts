import { z } from 'zod';
import { RequestFailure } from './outcome.ts';
import { MEASUREMENT_FORMAT, StageVerdict } from './record.ts';

/** A latency of the requests of one load, in milliseconds. */
export const AnsweredLatency = z.strictObject({
  n: z.int().positive(),
  mean: z.number(),
  stdev: z.number(),
  p50: z.number(),
  p90: z.number(),
  p95: z.number(),
  p99: z.number(),
  max: z.number(),
});
export type AnsweredLatency = z.infer<typeof AnsweredLatency>;

/** One load over all of its repeats: every request is counted, and figures are of the repeats whose client kept up. */
export const AnsweredPoint = z.strictObject({
  /** Requests in flight; null of an open load. */
  concurrency: z.number().nullable(),
  /** Rate that was sent; null of a closed load. */
  requestsPerSec: z.number().nullable(),
  arrivals: z.string().nullable(),
  repeats: z.int().positive(),
  /** Repeats whose client was late: they are counted and in no figure, unless none is left. */
  repeatsLeftOut: z.int().nonnegative(),
  /** Why the first of them is. */
  whyLeftOut: z.string().nullable(),
  issued: z.int(),
  completed: z.int(),
  failed: z.int(),
  failures: z.partialRecord(RequestFailure, z.int().positive()),
  /** Prompt tokens of completed requests of the other repeats; null where the server does not count prompts. */
  inputTokens: z.number().nullable(),
  outputTokens: z.int(),
  durationSec: z.number(),
  ttftMs: AnsweredLatency.nullable(),
  tpotMs: AnsweredLatency.nullable(),
  /** Gaps between tokens; null where a chunk holds several. */
  itlMs: AnsweredLatency.nullable(),
  /** Gaps from chunk to chunk, however many tokens each holds. */
  chunkGapMs: AnsweredLatency.nullable(),
  e2eMs: AnsweredLatency.nullable(),
  completedPerSec: z.number(),
  /** Throughput while the load was whole; see `window`. */
  outputTokensPerSec: z.number(),
  /** Throughput over the whole time, with its ramp and its drain. */
  outputTokensPerSecWhole: z.number(),
  /** Prompts and answers, at the same steady rate. */
  totalTokensPerSec: z.number().nullable(),
  /** Time in which the load was whole, in seconds from the start of the stage; of the first repeat. */
  window: z
    .strictObject({ fromSec: z.number(), toSec: z.number(), answersPerClient: z.number().nullable() })
    .nullable(),
  /** Requests of an open load that had no answer when the last one came. */
  backlogRequests: z.number().nullable(),
  outputTokensPerSecInterval: z
    .strictObject({ mean: z.number(), low: z.number(), high: z.number() })
    .nullable(),
  /** Sent − due: what the client itself was late by. */
  clientLatenessMs: AnsweredLatency.nullable(),
  isOverloaded: z.boolean(),
  verdict: StageVerdict,
  why: z.string().nullable(),
});
export type AnsweredPoint = z.infer<typeof AnsweredPoint>;

/** Answer of a measurement, however far it came. */
export const MeasurementAnswer = z.strictObject({
  format: z.literal(MEASUREMENT_FORMAT),
  model: z.string(),
  seed: z.int(),
  isComplete: z.boolean(),
  points: z.array(AnsweredPoint),
  /** Knee of a sweep: clients, or requests a second; null where it was not found. */
  knee: z.number().nullable(),
  /** Throughput of the first load when it ran again at the end ÷ the first time. */
  driftRatio: z.number().nullable(),
});
export type MeasurementAnswer = z.infer<typeof MeasurementAnswer>;
