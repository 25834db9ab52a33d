import { RequestFailure } from '@inferbench/domain/runs/measurement/outcome';
import { MEASUREMENT_FORMAT, StageVerdict } from '@inferbench/domain/runs/measurement/record';
import type { AnsweredPoint } from '@inferbench/load/answer';
import { z } from 'zod';
import { judged, nullable } from './answer.ts';
import { submittedRun } from './submission-answers.ts';

const latencyMs = z
  .strictObject({
    n: z.int().positive(),
    mean: z.number(),
    stdev: z.number(),
    p50: z.number(),
    p90: z.number(),
    p95: z.number(),
    p99: z.number(),
    max: z.number(),
  })
  .nullable();

/** A load over its repeats. */
const point = z.strictObject({
  /** Null of an open load. */
  concurrency: nullable,
  /** Null of a closed load. */
  requestsPerSec: nullable,
  arrivals: z.string().nullable(),
  repeats: z.int().positive(),
  /** Repeats whose client was late: they are counted and in no figure. */
  repeatsLeftOut: z.int().nonnegative(),
  whyLeftOut: z.string().nullable(),
  issued: z.int(),
  completed: z.int(),
  failed: z.int(),
  failures: z.partialRecord(RequestFailure, z.int().positive()),
  /** Prompt tokens of completed requests of the other repeats; null where the server does not count prompts. */
  inputTokens: nullable,
  outputTokens: z.int(),
  durationSec: z.number(),
  ttftMs: latencyMs,
  tpotMs: latencyMs,
  /** Gaps between tokens; null where a chunk holds several. */
  itlMs: latencyMs,
  /** Gaps from chunk to chunk, however many tokens each holds. */
  chunkGapMs: latencyMs,
  e2eMs: latencyMs,
  completedPerSec: z.number(),
  /** Throughput while the load was whole. */
  outputTokensPerSec: z.number(),
  /** Throughput over the whole time, with its ramp and its drain. */
  outputTokensPerSecWhole: z.number(),
  /** Prompts and answers, at the same steady rate. */
  totalTokensPerSec: nullable,
  /** Time in which the load was whole, in seconds from the start of the stage; of the first repeat. */
  window: z.strictObject({ fromSec: z.number(), toSec: z.number(), answersPerClient: nullable }).nullable(),
  /** Requests of an open load that had no answer when the last one came. */
  backlogRequests: nullable,
  outputTokensPerSecInterval: z
    .strictObject({ mean: z.number(), low: z.number(), high: z.number() })
    .nullable(),
  /** Sent − due: what the client itself was late by. */
  clientLatenessMs: latencyMs,
  isOverloaded: z.boolean(),
  verdict: StageVerdict,
  why: z.string().nullable(),
}) satisfies z.ZodType<AnsweredPoint>;

/** What a server did under load; `ok` is false for a measurement that was stopped, which is whole as far as it came. */
export const MEASUREMENT_ANSWERS = {
  measure: judged('measure', {
    /** Where it stands. */
    file: z.string(),
    reason: z.string().nullable(),
    format: z.literal(MEASUREMENT_FORMAT),
    model: z.string(),
    seed: z.int(),
    isComplete: z.boolean(),
    points: z.array(point),
    /** Knee of a sweep: clients, or requests a second. */
    knee: nullable,
    /** Throughput of the first load at the end ÷ at first. */
    driftRatio: nullable,
    submitted: z.array(submittedRun).optional(),
  }),
} as const;
