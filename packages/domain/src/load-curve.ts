import { z } from 'zod';

const ms = z.number().nullable();

/** One point of a run as a step of its load. */
export const LoadStep = z.strictObject({
  pointId: z.string(),
  /** Requests in flight: achieved, else declared. */
  concurrency: z.number(),
  outputTokensPerSec: z.number().nullable(),
  ttftMsP50: ms,
  ttftMsP95: ms,
  tpotMsP50: ms,
  tpotMsP95: ms,
  e2eMsP50: ms,
  e2eMsP95: ms,
});
export type LoadStep = z.infer<typeof LoadStep>;

/** Where a p95 latency leaves the linear regime, or why that cannot be said. */
export const LoadKnee = z.strictObject({
  latency: z.enum(['TTFT', 'TPOT', 'E2E']),
  concurrency: z.number().nullable(),
  valueMs: ms,
  /** The steps on both sides: the knee lies between them. */
  belowConcurrency: z.number().nullable(),
  aboveConcurrency: z.number().nullable(),
  missing: z.string().nullable(),
});
export type LoadKnee = z.infer<typeof LoadKnee>;

/** Points of one run over concurrency: what more users cost each of them. */
export const LoadCurve = z.strictObject({ steps: z.array(LoadStep), knees: z.array(LoadKnee) });
export type LoadCurve = z.infer<typeof LoadCurve>;
