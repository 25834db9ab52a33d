import { z } from 'zod';
import { SchedulerSetting } from './scheduler.ts';
import { Cost } from '../scores/score.ts';
import { SimulatedEnergy, SimulatedPower } from './simulate-result.ts';
import { SimulatedPrecision } from '../terms/precision.ts';
import { Placement } from '../scores/simulation.ts';
import { ServingCapacity } from '../errors/serving-capacity.ts';
import { Slo } from '../terms/slo.ts';
import { ServingWindow } from './serve-request.ts';

const ms = z.number().nullable();

/** A latency of simulated requests, ms. A percentile of too few of them is null: `missing` says so. */
export const ServedLatency = z
  .strictObject({
    mean: ms.describe('Mean, ms.'),
    p50: ms.describe('Median, ms; null below 10 requests.'),
    p95: ms.describe('95th percentile, ms; null below 100 requests.'),
    p99: ms.describe('99th percentile, ms; null below 500 requests.'),
  })
  .describe('A latency of simulated requests, ms.');
export type ServedLatency = z.infer<typeof ServedLatency>;
export type ServedStatistic = keyof ServedLatency;

/** How near to this stack anything was measured, from the nearest to nothing (docs/serving.md#how-sure). */
export const ServingEvidence = z.enum(['STACK', 'FRAMEWORK', 'VENDOR', 'NONE']);
export type ServingEvidence = z.infer<typeof ServingEvidence>;

export const ServingBasis = z
  .strictObject({
    evidence: ServingEvidence.describe('How near to this stack anything was measured.'),
    words: z.string().describe('The same in words.'),
  })
  .describe('What the times of steps rest on.');
export type ServingBasis = z.infer<typeof ServingBasis>;

/** Ends of the range in which a measured figure is expected, as factors on the simulated one. */
export const ServingBand = z
  .strictObject({
    low: z.number().describe('Factor of the low end.'),
    high: z.number().describe('Factor of the high end.'),
    validated: z
      .boolean()
      .describe('Whether it was held against enough measured loads; otherwise it is a guess, and wide.'),
  })
  .describe('Where a measured figure is expected, as factors on the simulated one.');
export type ServingBand = z.infer<typeof ServingBand>;

const LatencyBands = z
  .strictObject({ mean: ServingBand, p50: ServingBand, p95: ServingBand, p99: ServingBand })
  .describe('Bands of one latency.');
export const ServingBands = z
  .strictObject({
    ttftMs: LatencyBands,
    tpotMs: LatencyBands,
    itlMs: LatencyBands,
    e2eMs: LatencyBands,
    rates: ServingBand.nullable().describe(
      'Band of tokens and requests a second; null for an open loop, which sets its own rate.',
    ),
    capacity: ServingBand.describe('Band of the largest rate that the system keeps up with.'),
  })
  .describe('Band of each latency and rate.');
export type ServingBands = z.infer<typeof ServingBands>;

export const FirstToken = z
  .strictObject({
    ingestMs: z.number().describe('Before a scheduler sees the request.'),
    queueMs: z.number().describe('Until its prompt enters a step.'),
    prefillMs: z.number().describe('The prompt by itself.'),
    interferenceMs: z.number().describe('What other requests in the same steps, and steps in between, add.'),
  })
  .describe('Of what the mean time to first token consists.');
export type FirstToken = z.infer<typeof FirstToken>;

export const ServedGoodput = z
  .strictObject({
    slo: Slo.describe('The limits.'),
    fraction: z.number().describe('Share of the requests that keep every limit.'),
    low: z.number().describe('Lower end of its 95 % interval (Wilson).'),
    high: z.number().describe('Upper end.'),
    requestsPerSec: z.number().describe('Requests a second that keep every limit.'),
  })
  .describe('How many requests keep all limits.');
export type ServedGoodput = z.infer<typeof ServedGoodput>;

/** Set-up on which requests were served, every default filled in. */
export const SERVED_ON = {
  precision: SimulatedPrecision.describe('Precision, defaults filled in.'),
  chips: z.int().describe('Number of chips.'),
  placement: Placement.describe('How the model is split where answers are computed.'),
  prefillPlacement: Placement.nullable().describe('The same of chips for prompts alone; null without.'),
  scheduler: SchedulerSetting.describe('As simulated, defaults filled in.'),
  seed: z.int().describe('Of all that was drawn.'),
  engineVersion: z.string().describe('Version of the simulator.'),
};

/** What `serve` answers: one simulated run of a load. */
export const ServeResult = z
  .strictObject({
    kind: z.literal('SIMULATED').describe('No figure of it was measured.'),
    ttftMs: ServedLatency.describe('Time to first token, from when a request is sent.'),
    tpotMs: ServedLatency.describe('Time per output token after the first, of a request.'),
    itlMs: ServedLatency.describe('Gaps between tokens of all answers.'),
    e2eMs: ServedLatency.describe('Until the last token.'),
    outputTokensPerSec: z.number().describe('Answer tokens a second, all chips.'),
    totalTokensPerSec: z.number().describe('Prompt and answer tokens a second, all chips.'),
    requestsPerSec: z.number().describe('Requests answered a second.'),
    meanInFlight: z.number().describe('Requests sent and not answered yet, on average.'),
    capacity: ServingCapacity.nullable().describe('Null where no request fits.'),
    firstToken: FirstToken.nullable().describe('Null where nothing was answered.'),
    mostlyWaits: z.boolean().describe('More than half of the time to first token is waiting.'),
    goodput: ServedGoodput.nullable().describe('Null where no limit was asked for.'),
    kvUse: z
      .strictObject({
        mean: z.number().describe('On average while steps run.'),
        peak: z.number().describe('At most.'),
      })
      .describe('Share of the room for keys and values in use, where answers are computed.'),
    preemptions: z.int().describe('Requests that gave up their cache and started over.'),
    requests: z
      .strictObject({
        sent: z.int().describe('Of the run.'),
        counted: z.int().describe('In the statistics.'),
        dropped: z.int().describe('Too long to ever fit.'),
      })
      .describe('Requests of the run.'),
    window: ServingWindow.describe('Which of them count.'),
    basis: ServingBasis.describe('What the times of steps rest on.'),
    band: ServingBands.describe('Where measured figures are expected.'),
    power: SimulatedPower.nullable().describe(
      'Mean over the run, gaps included; null without a power model.',
    ),
    energy: z
      .array(SimulatedEnergy)
      .nullable()
      .describe('One entry a power boundary; null without a power model.'),
    cost: Cost.nullable().describe('Null without a price.'),
    costs: z.array(Cost).describe('On every basis that has a price.'),
    missing: z.record(z.string(), z.string()).describe('Parts that are null, with the reason.'),
    ...SERVED_ON,
  })
  .describe('What one load gets from one system, simulated request by request.');
export type ServeResult = z.infer<typeof ServeResult>;
