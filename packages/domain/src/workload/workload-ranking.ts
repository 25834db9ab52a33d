import { z } from 'zod';
import { Assumptions, PriceOverride } from '../scores/assumptions.ts';
import { Interval, Metric } from '../terms/metric.ts';
import { StatedOwnership } from '../terms/ownership.ts';
import { PrecisionClass } from '../terms/precision.ts';
import { CostBasis, EvidenceGrade } from '../scores/score.ts';
import { Phase } from '../terms/slice.ts';
import { Kind } from '../terms/kind.ts';
import { Slug } from '../names/slug.ts';
import { WORKLOAD_METRICS } from './workload-metrics.ts';
import { figure, wholeFigure, word } from '../terms/figure.ts';

const tokens = z.number().min(1).max(10_000_000);
const limitMs = z.number().positive().max(1e9).nullable().default(null);

/** One kind of request of a workload and how often it comes, relative to the others. */
export const RequestShape = z
  .strictObject({
    inputTokens: tokens.describe('Prompt, tokens.'),
    outputTokens: tokens.describe('Answer, tokens.'),
    weight: z
      .number()
      .positive()
      .max(1e9)
      .default(1)
      .describe('How often, relative to the others; 1 where left out.'),
  })
  .describe('One kind of request and how often it comes.');
export type RequestShape = z.infer<typeof RequestShape>;

/** Limits on the 95th percentile; null asks for nothing. */
export const WorkloadLimits = z.strictObject({ ttftMs: limitMs, tpotMs: limitMs, e2eMs: limitMs });
export type WorkloadLimits = z.infer<typeof WorkloadLimits>;

/** What a buyer runs, and what counts for them (docs/metrics.md#your-workload-ranking, `rankForWorkload`). */
export const WorkloadRequest = z
  .strictObject({
    model: Slug.describe('Model slug.'),
    requests: z
      .array(RequestShape)
      .min(1)
      .max(50)
      .describe('One entry for fixed lengths, up to 50 for a distribution.'),
    concurrency: z
      .number()
      .min(1)
      .max(1_000_000)
      .nullable()
      .default(null)
      .describe('Requests in flight at once.'),
    requestsPerSec: z
      .number()
      .positive()
      .max(1_000_000)
      .nullable()
      .default(null)
      .describe('Requests that arrive each second: as many systems as carry them.'),
    precision: PrecisionClass.nullable().default(null).describe('Precision; any where left out.'),
    limits: WorkloadLimits.prefault({}).describe('Limits that every ranked system keeps.'),
    metric: z
      .enum(WORKLOAD_METRICS)
      .default('USD_PER_MTOK')
      .describe(
        'USD_PER_MTOK where left out; else COST_EFFICIENCY, ENERGY_EFFICIENCY, TOKENS_PER_S_PER_CHIP, TOKENS_PER_S_PER_USER or USEFUL_TOPS.',
      ),
    costBasis: CostBasis.nullable()
      .default(null)
      .describe('Basis of cost; the one with more systems where left out.'),
    ownership: StatedOwnership.prefault({}).describe("Costs of owning otherwise than the policy's."),
    prices: z.array(PriceOverride).max(200).default([]).describe('Prices in place of the public ones.'),
    include: z
      .strictObject({
        interpolated: z.boolean().default(false).describe('Between two points of one system.'),
        simulated: z
          .boolean()
          .default(false)
          .describe('From the simulator, under the load, in a group of their own.'),
      })
      .describe('Kinds of entries beside measured and reported ones; off where left out.')
      .prefault({})
      .describe('What else may rank.'),
  })
  .refine(({ concurrency, requestsPerSec }) => (concurrency === null) !== (requestsPerSec === null), {
    message: 'either concurrency or requestsPerSec',
    path: ['concurrency'],
  })
  .describe('What is run, and what counts. State either concurrency or requestsPerSec.');
export type WorkloadRequest = z.infer<typeof WorkloadRequest>;

/** How far a point is from the workload: |log₂| of each ratio; 0.5 is a factor of 1.41. */
export const WorkloadDistance = z
  .strictObject({
    inputTokens: z.number().describe('Of the prompt.'),
    outputTokens: z.number().describe('Of the answer.'),
    concurrency: figure('Of the concurrency; null where a rate is asked for.'),
    largest: z.number().describe('The largest; up to 0.5 a point is near.'),
  })
  .describe('How far a point is from the workload, as |log₂| of each ratio.');
export type WorkloadDistance = z.infer<typeof WorkloadDistance>;

export const LimitCheck = z
  .strictObject({
    limit: z.enum(['TTFT', 'TPOT', 'E2E']).describe('Which.'),
    limitMs: z.number().describe('The limit, ms.'),
    valueMs: figure('What is known, ms.'),
    statistic: z
      .enum(['P95', 'P99', 'P90', 'P50', 'STATIC', 'CEILING', 'MEAN', 'SIMULATED', 'SIMULATED_P95', 'FLOOR'])
      .nullable()
      .describe('What it is known by.'),
    verdict: z.enum(['KEPT', 'MISSED', 'UNKNOWN']).describe('Whether it is kept.'),
  })
  .describe('A latency against its limit.');
export type LimitCheck = z.infer<typeof LimitCheck>;

export const WorkloadEntry = z
  .strictObject({
    system: z.string().describe('Slug of the system.'),
    label: z.string().describe('Chip, number and framework.'),
    chip: z.string().describe('Slug of the chip.'),
    chips: z.int().describe('Chips of one system.'),
    framework: word('Framework.'),
    precision: PrecisionClass.describe('Precision.'),
    phase: Phase.describe('GENERATE is a static batch, SERVING a steady state.'),
    kind: Kind.describe('Measured, reported, interpolated or simulated.'),
    evidenceGrade: EvidenceGrade.describe('How strongly it is backed.'),
    /** One, two for an interpolation, none for a simulation. */
    pointIds: z.array(z.string()),
    systems: z.int().describe('Systems side by side that the rate needs.'),
    value: z.number().describe('Value of the metric.'),
    interval: Interval.describe('Its interval.'),
    outputTokensPerSec: z.number().describe('Answer tokens a second of one system.'),
    usdPerHour: figure('USD per hour of all systems.'),
    usdPerMillionOutputTokens: figure('USD per million answer tokens, idle share included.'),
    costBasis: CostBasis.nullable().describe('Basis of both.'),
    powerBoundary: word('Power boundary, where energy ranks.'),
    distance: WorkloadDistance.describe('How far its point is.'),
    limits: z.array(LimitCheck).describe('Each limit that was asked for.'),
  })
  .describe('One system for the workload.');
export type WorkloadEntry = z.infer<typeof WorkloadEntry>;

export const RankedWorkloadEntry = WorkloadEntry.extend({
  rank: z.int().describe('1 + entries whose interval lies wholly on the better side.'),
  tied: z.boolean().describe('Overlaps the entry above.'),
}).describe('A system that keeps every limit, and its place.');
export type RankedWorkloadEntry = z.infer<typeof RankedWorkloadEntry>;

const ms = z.number().nullable();

/** A latency of a simulated load, and where a measured p95 is expected. */
export const SimulatedLatencyBand = z
  .strictObject({
    p50Ms: ms.describe('Median, ms; null of too few requests.'),
    p95Ms: ms.describe('95th percentile, ms; null of too few requests.'),
    p95LowMs: ms.describe('Near end of its band, ms.'),
    p95HighMs: ms.describe('Far end, ms.'),
  })
  .describe('A latency of a simulated load with the band of its p95.');
export type SimulatedLatencyBand = z.infer<typeof SimulatedLatencyBand>;

/** A system that nobody measured near the workload, served request by request in the simulator. It never takes a place. */
export const SimulatedWorkloadEntry = WorkloadEntry.extend({
  verdict: z
    .enum(['KEPT', 'WITHIN', 'MISSED'])
    .describe(
      'KEPT where the far ends of all bands keep the limits, MISSED where a near end breaks one, else WITHIN the band.',
    ),
  ttft: SimulatedLatencyBand.describe('Time to first token.'),
  tpot: SimulatedLatencyBand.describe('Time per output token after the first.'),
  e2e: SimulatedLatencyBand.describe('Until the last token.'),
  inFlight: z.number().describe('Requests in flight of one system, on average.'),
  basis: z.string().describe('What the times rest on, in words.'),
  validated: z.boolean().describe('Whether the bands were held against enough measured loads.'),
  furthestOver: figure('Largest simulated p95 ÷ its limit; null where no limit is asked for.'),
  keepsAtConcurrency: wholeFigure(
    'Requests in flight at which its simulated p95 keep the limits; null where it is not looked for or none does.',
  ),
}).describe('A system for the workload, simulated under its load; it never takes a measured place.');
export type SimulatedWorkloadEntry = z.infer<typeof SimulatedWorkloadEntry>;

/** A system that cannot be ranked for the workload, and how far its nearest point is. */
export const NoWorkloadData = z
  .strictObject({
    system: z.string().describe('Slug of the system.'),
    label: z.string().describe('Chip, number and framework.'),
    chip: z.string().describe('Slug of the chip.'),
    reason: z
      .enum(['TOO_FAR', 'LIMIT_UNKNOWN', 'NO_PRICE', 'NO_POWER', 'OTHER_BASIS', 'MISSING', 'UNRANKED'])
      .describe('Why.'),
    detail: z.string().describe('The reason in words.'),
    nearestPointId: z.string().nullable(),
    distance: WorkloadDistance.nullable().describe('How far that is.'),
  })
  .describe('A system that cannot be ranked, and why.');
export type NoWorkloadData = z.infer<typeof NoWorkloadData>;

/** What a changed assumption does to the order. */
export const Sensitivity = z
  .strictObject({
    assumption: z.string().describe('Which assumption.'),
    from: z.number().describe('As it was used.'),
    to: z.number().describe('As it is changed.'),
    unit: z.string().describe('Unit of both.'),
    swappedPairs: z.int().describe('Pairs of entries that change places.'),
    pairs: z.int().describe('All pairs.'),
    leader: z.string().describe('Who leads then.'),
    leaderChanges: z.boolean().describe('Whether that is another one.'),
    largestChange: z.number().describe('Largest relative change of a value.'),
  })
  .describe('What one changed assumption does to the order.');
export type Sensitivity = z.infer<typeof Sensitivity>;

export const WorkloadRanking = z
  .strictObject({
    model: z.string().describe('Model slug.'),
    inputTokens: z.number().describe('Mean prompt, tokens.'),
    outputTokens: z.number().describe('Mean answer, tokens.'),
    context: z.number().describe('Mean keys that an answer token attends to.'),
    metric: Metric.describe('Metric that ranks.'),
    unit: z.string().describe('Its unit.'),
    costBasis: CostBasis.nullable().describe('Basis of all ranked entries, where cost ranks.'),
    powerBoundary: word('Power boundary of all ranked entries, where energy ranks.'),
    assumptions: Assumptions.pick({ ownership: true, prices: true }).describe('What was assumed.'),
    ranking: z.array(RankedWorkloadEntry).describe('Systems that keep every limit, best first.'),
    missesLimits: z.array(WorkloadEntry).describe('Systems that miss a limit; `limits` says which.'),
    noData: z.array(NoWorkloadData).describe('Systems that cannot be ranked, and why; nearest first.'),
    simulated: z
      .array(SimulatedWorkloadEntry)
      .describe(
        'Systems simulated under the load, best first; those whose limits are within the band follow those that keep them.',
      ),
    nearest: z
      .array(SimulatedWorkloadEntry)
      .describe('Where nothing keeps the limits: the three simulated systems that come nearest.'),
    sensitivity: z.array(Sensitivity).describe('What each assumption does to the order, where cost ranks.'),
    sentence: z.string().describe('Who leads, in one sentence.'),
    engineVersion: z.string().describe('Version of the simulator.'),
    policyVersion: z.string().describe('Version of the scoring policy.'),
  })
  .describe("Systems for a buyer's own workload, in three groups.");
export type WorkloadRanking = z.infer<typeof WorkloadRanking>;
