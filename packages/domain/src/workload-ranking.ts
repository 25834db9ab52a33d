import { z } from 'zod';
import { Assumptions, PriceOverride } from './assumptions.ts';
import { Interval, Metric } from './metric.ts';
import { OwnershipAssumptions } from './ownership.ts';
import { PrecisionClass } from './precision.ts';
import { CostBasis, EvidenceGrade } from './score.ts';
import { Phase } from './slice.ts';
import { Kind } from './kind.ts';
import { Slug } from './slug.ts';
import { WORKLOAD_METRICS } from './workload-metrics.ts';

const tokens = z.number().min(1).max(10_000_000);
const limitMs = z.number().positive().max(1e9).nullable().default(null);

/** One kind of request of a workload and how often it comes, relative to the others. */
export const RequestShape = z.strictObject({
  inputTokens: tokens,
  outputTokens: tokens,
  weight: z.number().positive().max(1e9).default(1),
});
export type RequestShape = z.infer<typeof RequestShape>;

/** Limits on the 95th percentile; null asks for nothing. */
export const WorkloadLimits = z.strictObject({ ttftMs: limitMs, tpotMs: limitMs, e2eMs: limitMs });
export type WorkloadLimits = z.infer<typeof WorkloadLimits>;

/** What a buyer runs, and what counts for them (docs/metrics.md#your-workload-ranking, `rankForWorkload`). */
export const WorkloadRequest = z
  .strictObject({
    model: Slug,
    /** One entry for fixed lengths, several for a distribution. */
    requests: z.array(RequestShape).min(1).max(50),
    /** Requests in flight at once. */
    concurrency: z.number().min(1).max(1_000_000).nullable().default(null),
    /** Requests that arrive each second: as many systems as carry them. */
    requestsPerSec: z.number().positive().max(1_000_000).nullable().default(null),
    /** Any, where left out. */
    precision: PrecisionClass.nullable().default(null),
    limits: WorkloadLimits.prefault({}),
    metric: z.enum(WORKLOAD_METRICS).default('USD_PER_MTOK'),
    /** Of cost; where left out, the one with more systems. Never mixed. */
    costBasis: CostBasis.nullable().default(null),
    ownership: OwnershipAssumptions.partial().prefault({}),
    prices: z.array(PriceOverride).max(200).default([]),
    include: z
      .strictObject({ interpolated: z.boolean().default(false), simulated: z.boolean().default(false) })
      .prefault({}),
  })
  .refine(({ concurrency, requestsPerSec }) => (concurrency === null) !== (requestsPerSec === null), {
    message: 'either concurrency or requestsPerSec',
    path: ['concurrency'],
  });
export type WorkloadRequest = z.infer<typeof WorkloadRequest>;

/** How far a point is from the workload: |log₂| of each ratio; 0.5 is a factor of 1.41. */
export const WorkloadDistance = z.strictObject({
  inputTokens: z.number(),
  outputTokens: z.number(),
  /** Null where a rate is asked for: more systems carry more. */
  concurrency: z.number().nullable(),
  /** The largest of them. */
  largest: z.number(),
});
export type WorkloadDistance = z.infer<typeof WorkloadDistance>;

/** A latency against its limit. */
export const LimitCheck = z.strictObject({
  limit: z.enum(['TTFT', 'TPOT', 'E2E']),
  limitMs: z.number(),
  valueMs: z.number().nullable(),
  /**
   * P95 of requests · STATIC: a static batch, in which every request takes the same time · CEILING: no request of a static batch
   * can take longer · MEAN: no percentile is known, and a
   * mean over the limit misses it · SIMULATED: mean of a steady state, the far end of its error bar · FLOOR: the simulated time
   * of one prompt without a queue.
   */
  statistic: z.enum(['P95', 'STATIC', 'CEILING', 'MEAN', 'SIMULATED', 'FLOOR']).nullable(),
  verdict: z.enum(['KEPT', 'MISSED', 'UNKNOWN']),
});
export type LimitCheck = z.infer<typeof LimitCheck>;

/** One system for the workload. */
export const WorkloadEntry = z.strictObject({
  /** Slug: chip, number of chips, framework. */
  system: z.string(),
  label: z.string(),
  chip: z.string(),
  chips: z.int(),
  framework: z.string().nullable(),
  precision: PrecisionClass,
  phase: Phase,
  kind: Kind,
  evidenceGrade: EvidenceGrade,
  /** One, two for an interpolation, none for a simulation. */
  pointIds: z.array(z.string()),
  /** Systems side by side that the rate needs; 1 for a concurrency. */
  systems: z.int(),
  value: z.number(),
  interval: Interval,
  outputTokensPerSec: z.number(),
  usdPerHour: z.number().nullable(),
  usdPerMillionOutputTokens: z.number().nullable(),
  costBasis: CostBasis.nullable(),
  powerBoundary: z.string().nullable(),
  distance: WorkloadDistance,
  limits: z.array(LimitCheck),
});
export type WorkloadEntry = z.infer<typeof WorkloadEntry>;

export const RankedWorkloadEntry = WorkloadEntry.extend({ rank: z.int(), tied: z.boolean() });
export type RankedWorkloadEntry = z.infer<typeof RankedWorkloadEntry>;

/** A system that cannot be ranked for the workload, and how far its nearest point is. */
export const NoWorkloadData = z.strictObject({
  system: z.string(),
  label: z.string(),
  chip: z.string(),
  reason: z.enum(['TOO_FAR', 'LIMIT_UNKNOWN', 'NO_PRICE', 'NO_POWER', 'OTHER_BASIS', 'MISSING', 'UNRANKED']),
  detail: z.string(),
  nearestPointId: z.string().nullable(),
  distance: WorkloadDistance.nullable(),
});
export type NoWorkloadData = z.infer<typeof NoWorkloadData>;

/** What a changed assumption does to the order. */
export const Sensitivity = z.strictObject({
  assumption: z.string(),
  from: z.number(),
  to: z.number(),
  unit: z.string(),
  /** Pairs of entries that change places, of all pairs. */
  swappedPairs: z.int(),
  pairs: z.int(),
  leader: z.string(),
  leaderChanges: z.boolean(),
  /** Largest relative change of a value. */
  largestChange: z.number(),
});
export type Sensitivity = z.infer<typeof Sensitivity>;

export const WorkloadRanking = z.strictObject({
  model: z.string(),
  /** Means over the requests. */
  inputTokens: z.number(),
  outputTokens: z.number(),
  context: z.number(),
  metric: Metric,
  unit: z.string(),
  /** Of all ranked entries; null where the metric has none. */
  costBasis: CostBasis.nullable(),
  powerBoundary: z.string().nullable(),
  /** What was used: the policy's, but for what the request states. */
  assumptions: Assumptions.pick({ ownership: true, prices: true }),
  ranking: z.array(RankedWorkloadEntry),
  missesLimits: z.array(WorkloadEntry),
  noData: z.array(NoWorkloadData),
  sensitivity: z.array(Sensitivity),
  sentence: z.string(),
  engineVersion: z.string(),
  policyVersion: z.string(),
});
export type WorkloadRanking = z.infer<typeof WorkloadRanking>;
