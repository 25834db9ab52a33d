import { z } from 'zod';
import { LoadKnee } from './load-curve.ts';
import { ArrivalKind, ServeRequest } from './serve-request.ts';
import { FirstToken, SERVED_ON, ServedGoodput, ServingBands, ServingBasis } from './serve-result.ts';
import { ServingCapacity } from '../errors/serving-capacity.ts';

/** Most loads of one curve. */
export const MOST_LOADS = 12;

/** Loads of a curve that is asked for none. */
export const OWN_LOADS = 8;

const {
  id: _id,
  phase: _phase,
  batch: _batch,
  arrivals: _arrivals,
  rate: _rate,
  window: _window,
  ...system
} = ServeRequest.shape;

/** How often a load is simulated: once for a first look, until intervals are narrow for what is kept. */
export const CurveEffort = z.enum(['COARSE', 'LIVE', 'PRECISE']);
export type CurveEffort = z.infer<typeof CurveEffort>;

/** One system under several loads: in the words of `inferbench serve`. */
export const ServingCurveRequest = z
  .strictObject({
    ...system,
    rates: z
      .array(z.number().positive().max(1e6))
      .min(1)
      .max(MOST_LOADS)
      .optional()
      .describe(
        'Requests a second at random times; from an idle system to its capacity where no load is given.',
      ),
    clients: z
      .array(z.int().min(1).max(20_000))
      .min(1)
      .max(MOST_LOADS)
      .optional()
      .describe('Clients of closed loads, instead of rates.'),
    effort: CurveEffort.default('LIVE').describe(
      'How often each load is simulated: COARSE once, LIVE 8 to 16 times, PRECISE up to 64 times.',
    ),
  })
  .superRefine(({ rates, clients, frameworkVersion, framework }, issues) => {
    if (rates !== undefined && clients !== undefined) {
      issues.addIssue({ code: 'custom', path: ['clients'], message: 'state rates or clients, not both' });
    }
    if (frameworkVersion !== undefined && framework === undefined) {
      issues.addIssue({ code: 'custom', path: ['framework'], message: 'needed for frameworkVersion' });
    }
  })
  .describe('One system under several loads.');
export type ServingCurveRequest = z.infer<typeof ServingCurveRequest>;

const estimate = z.number().nullable();

/** One statistic of a latency over replications. */
export const LoadStatistic = z
  .strictObject({
    ms: z.number().describe('Mean over the replications, ms.'),
    lowMs: estimate.describe('Lower end of its 95 % interval, ms; null of a single run.'),
    highMs: estimate.describe('Upper end, ms.'),
  })
  .describe('A statistic of a latency, with the interval that simulating more often would narrow.');
export type LoadStatistic = z.infer<typeof LoadStatistic>;

const statistic = LoadStatistic.nullable();

export const LoadLatency = z
  .strictObject({
    mean: statistic.describe('Mean; null where no request was answered.'),
    p50: statistic.describe('Median; null of too few requests.'),
    p95: statistic.describe('95th percentile; null of too few requests.'),
    p99: statistic.describe('99th percentile; null of too few requests.'),
  })
  .describe('A latency under one load.');
export type LoadLatency = z.infer<typeof LoadLatency>;

export const ServedLoad = z
  .strictObject({
    arrivals: ArrivalKind.describe('Who sends requests.'),
    offeredRequestsPerSec: estimate.describe('Requests a second that are sent; null of closed loads.'),
    clients: z.int().nullable().describe('Clients of a closed load; null of rates.'),
    concurrency: z.number().describe('Requests sent and not answered yet, on average.'),
    ttft: LoadLatency.describe('Time to first token.'),
    tpot: LoadLatency.describe('Time per output token after the first, of a request.'),
    itl: LoadLatency.describe('Gaps between tokens of all answers.'),
    e2e: LoadLatency.describe('Until the last token.'),
    requestsPerSec: z.number().describe('Requests answered a second.'),
    outputTokensPerSec: z.number().describe('Answer tokens a second, all chips.'),
    outputTokensPerSecPerChip: z.number().describe('Answer tokens a second and chip.'),
    firstToken: FirstToken.nullable().describe('Of what the mean time to first token consists.'),
    waiting: z.number().describe('Share of the mean time to first token that is waiting in a queue.'),
    goodput: ServedGoodput.nullable().describe('Null where no limit was asked for.'),
    kvUse: z.number().describe('Share of the room for keys and values in use, on average.'),
    preemptions: z.int().describe('Requests that started over.'),
    watts: estimate.describe('All chips, gaps included; null without a power model.'),
    joulesPerOutputToken: estimate.describe('At the sensors of the chips; null without a power model.'),
    usdPerMillionOutputTokens: estimate.describe('Owned before rented; null without a price.'),
    converged: z
      .boolean()
      .nullable()
      .describe('Whether the intervals of p95 are within 5 %; null of a single run.'),
    replications: z.int().describe('Runs behind it.'),
    requests: z.number().describe('Requests of a run that count, on average.'),
  })
  .describe('One load that was served.');
export type ServedLoad = z.infer<typeof ServedLoad>;

/** What `servingCurve` and `inferbench serve` with several loads answer. */
export const ServingCurve = z
  .strictObject({
    kind: z.literal('SIMULATED').describe('No figure of it was measured.'),
    loads: z.array(ServedLoad).describe('From the lowest up; ends before the first that cannot be served.'),
    saturatedAt: estimate.describe('First rate that cannot be served, requests/s; null where all can.'),
    capacity: ServingCapacity.nullable().describe(
      'Limit of a load without end; what a simulated load served stands in `loads`. Null where no request fits.',
    ),
    knees: z.array(LoadKnee).describe('Of TTFT, TPOT and E2E over the requests in flight.'),
    stackBasis: ServingBasis.describe('What the times of steps rest on.'),
    band: ServingBands.describe('Where measured figures are expected.'),
    ...SERVED_ON,
  })
  .describe('One system under growing load, simulated request by request.');
export type ServingCurve = z.infer<typeof ServingCurve>;
