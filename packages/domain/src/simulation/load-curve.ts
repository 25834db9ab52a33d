import { z } from 'zod';
import { figure, word } from '../terms/figure.ts';

const ms = z.number().nullable();

/** One point of a run as a step of its load. */
export const LoadStep = z
  .strictObject({
    pointId: z.string(),
    /** Achieved, else declared. */
    concurrency: z.number().describe('Requests in flight.'),
    clients: figure('Clients of a closed loop, as asked for; null of any other load.'),
    outputTokensPerSec: figure('Answer tokens a second of the system.'),
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
    concurrency: figure('Concurrency of the knee.'),
    valueMs: ms.describe('p95 there, ms.'),
    belowConcurrency: figure('Concurrency of the step before.'),
    aboveConcurrency: figure('Concurrency of the step after.'),
    missing: word('Why there is none.'),
  })
  .describe('Where a p95 latency leaves the linear regime.');
export type LoadKnee = z.infer<typeof LoadKnee>;

/** What all repeats of one load of a closed loop gave. */
export const LoadOutput = z
  .strictObject({
    clients: z.number().describe('Clients of the closed loop.'),
    repeats: z.int().describe('Points of the run with so many clients.'),
    outputTokensPerSec: z.number().describe('Answer tokens a second of the system, mean of the repeats.'),
    low: figure('Lower end of the 95 % interval of the mean; null for one repeat.'),
    high: figure('Upper end of it.'),
  })
  .describe('What all repeats of one load of a closed loop gave.');
export type LoadOutput = z.infer<typeof LoadOutput>;

/** Points of one run over concurrency: what more users cost each of them. */
export const LoadCurve = z
  .strictObject({
    steps: z.array(LoadStep).describe('By concurrency.'),
    knees: z.array(LoadKnee).describe('Of TTFT, TPOT and E2E.'),
    outputs: z.array(LoadOutput).describe('By clients; empty for loads of any other kind.'),
    outputKneeClients: figure(
      'Fewest clients that get all there is, 95 % of the most; null while more clients get more.',
    ),
  })
  .describe('Points of one run over concurrency.');
export type LoadCurve = z.infer<typeof LoadCurve>;
