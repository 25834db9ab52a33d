import { z } from 'zod';

const ms = z.number().nullable();

/** One point of a run as a step of its load. */
export const LoadStep = z
  .strictObject({
    pointId: z.string(),
    /** Achieved, else declared. */
    concurrency: z.number().describe('Requests in flight.'),
    outputTokensPerSec: z.number().nullable().describe('Answer tokens a second of the system.'),
    ttftMsP50: ms.describe('Median time to first token, ms.'),
    ttftMsP95: ms.describe('95th percentile of the time to first token, ms.'),
    tpotMsP50: ms.describe('Median time per output token, ms.'),
    tpotMsP95: ms.describe('95th percentile of the time per output token, ms.'),
    e2eMsP50: ms.describe('Median end-to-end time, ms.'),
    e2eMsP95: ms.describe('95th percentile of the end-to-end time, ms.'),
  })
  .describe('One point of a run as a step of its load. A percentile without enough samples is null.');
export type LoadStep = z.infer<typeof LoadStep>;

/** Where a p95 latency leaves the linear regime, or why that cannot be said. */
export const LoadKnee = z
  .strictObject({
    latency: z.enum(['TTFT', 'TPOT', 'E2E']).describe('Which latency.'),
    concurrency: z.number().nullable().describe('Concurrency of the knee.'),
    valueMs: ms.describe('p95 there, ms.'),
    belowConcurrency: z.number().nullable().describe('Concurrency of the step before.'),
    aboveConcurrency: z.number().nullable().describe('Concurrency of the step after.'),
    missing: z.string().nullable().describe('Why there is none.'),
  })
  .describe('Where a p95 latency leaves the linear regime.');
export type LoadKnee = z.infer<typeof LoadKnee>;

/** Points of one run over concurrency: what more users cost each of them. */
export const LoadCurve = z
  .strictObject({
    steps: z.array(LoadStep).describe('By concurrency.'),
    knees: z.array(LoadKnee).describe('Of TTFT, TPOT and E2E.'),
  })
  .describe('Points of one run over concurrency.');
export type LoadCurve = z.infer<typeof LoadCurve>;
