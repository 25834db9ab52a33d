import { z } from 'zod';
import { Finding } from '../errors/finding.ts';
import { Interval, Metric, MetricValue, MissingReason } from '../terms/metric.ts';
import { PointTag } from '../runs/point-tag.ts';
import { PowerBoundary } from '../terms/power-boundary.ts';
import { LimitingResource, Placement } from './simulation.ts';
import { Goodput } from '../terms/slo.ts';
import { SlicePosition } from '../terms/slice.ts';
import { figure, word } from '../terms/figure.ts';

/** software = stack × share: what a stack delivers while it has work, and how much of the time the load gave it some. */
export const SplitLoad = z
  .strictObject({
    share: figure(
      'Share of the window in which the best public stack would have had work under the same arrivals, simulated; 1 in a closed loop.',
    ),
    stack: figure('software ÷ share: what the stack delivers while there is work.'),
    reason: word('Why the two are not known apart; null where they are.'),
  })
  .describe('software = stack × share of the load.');
export type SplitLoad = z.infer<typeof SplitLoad>;

/** measured useful TOPS = peak × algorithm × hardware × software, exactly (docs/metrics.md#three-way-split). */
export const Split = z.strictObject({
  /** workload × technique. */
  algorithm: z.number(),
  /** What the workload's arithmetic intensity allows without the declared techniques, as a share of peak. */
  workload: z.number(),
  /** Ideal time without the declared techniques ÷ with them; 1 without any. */
  technique: z.number(),
  hardware: z.number(),
  software: z.number().nullable(),
  /** Natural logs of the factors; they add. */
  ln: z.strictObject({
    workload: z.number(),
    technique: z.number(),
    hardware: z.number(),
    software: z.number().nullable(),
  }),
  limitedBy: LimitingResource,
  /** Half-width of the attainable time's error bar as a share: hardware and software are known that well. */
  errorBarShare: z.number(),
  load: SplitLoad.optional().describe(
    'Left out of what has no arrivals, and of scores of engines before 0.6.0.',
  ),
  sentence: z.string(),
});
export type Split = z.infer<typeof Split>;

/** Share above which a run is told as faster than a whole: half a percent is rounding. */
const WHOLE = 1.005;

/** Names what a run is faster than: the bound, or what the simulator expects of the best stack alone; null for neither. */
export function fasterThan({
  hardware,
  software,
}: Pick<Split, 'hardware' | 'software'>): 'BOUND' | 'STACK' | null {
  if (software === null) return null;
  if (hardware * software > WHOLE) return 'BOUND';
  return software > WHOLE ? 'STACK' : null;
}

/** What a run is faster than, in words after "faster than" or "as fast as". */
export const FASTER_THAN_WORDS = {
  BOUND:
    'the bound of an average load (mean lengths, experts chosen evenly where there are any), and the checks say whether that is possible',
  STACK: 'the simulator expects of the best stack',
} as const;

/** One entry per power boundary the result has. A quantity that its phase does not have is null. */
export const EnergyEntry = z
  .strictObject({
    boundary: PowerBoundary.describe('Where power was taken.'),
    averageWatts: z.number().describe('Mean power of all chips, watts.'),
    joulesPerOutputToken: figure('Joules per output token, prompt included where the work has one.'),
    /** Energy of a source that measured the prompts alone, or shared out by the simulated energy. */
    joulesPerPromptToken: figure('Joules of the prompts per prompt token; null without prompts.'),
    joulesPerDecodeToken: figure(
      'Joules of the answers per output token, prompts not included; null without answers.',
    ),
    phaseSplit: z
      .enum(['MEASURED', 'SIMULATED'])
      .nullable()
      .describe('Whether prompts and answers were measured apart; null where the two are not known apart.'),
    joulesPerRequest: figure('Joules per request.'),
    joulesPerImage: figure('Joules per image.'),
  })
  .describe('Power and energy of a point at one boundary.');
export type EnergyEntry = z.infer<typeof EnergyEntry>;

/** Bases, in the words of cost-basis-words.ts. */
export const CostBasis = z.enum(['OWNED', 'RENTED', 'CONTRACT']);
export type CostBasis = z.infer<typeof CostBasis>;

export const CostItem = z
  .strictObject({
    label: z.string().describe('What it is for.'),
    usdPerHour: z.number().describe('USD per hour, all chips.'),
    source: z.string().describe('Where the figures were read.'),
  })
  .describe('One line of a cost.');
export type CostItem = z.infer<typeof CostItem>;

export const Cost = z
  .strictObject({
    basis: CostBasis.describe('Bought, rented, or rented by a contract of three years.'),
    usdPerHour: z.number().describe('USD per hour, all chips.'),
    usdPerMillionOutputTokens: figure('Null where no answer tokens are produced.'),
    usdPerMillionInputTokens: figure('Null where no prompts are processed.'),
    items: z.array(CostItem).describe('What it is made of.'),
  })
  .describe('What the chips of a point cost on one basis, itemised.');
export type Cost = z.infer<typeof Cost>;

/** What costs are worked out from, so that a client's own assumptions need no other input. */
export const CostInputs = z.strictObject({
  rental: z.strictObject({ usdPerChipHour: z.number(), label: z.string(), source: z.string() }).nullable(),
  /** Left out of scores of engines before 0.5.0, which knew none. */
  contract: z
    .strictObject({ usdPerChipHour: z.number(), label: z.string(), source: z.string() })
    .nullable()
    .optional(),
  purchase: z.strictObject({ usdPerChip: z.number(), label: z.string(), source: z.string() }).nullable(),
  /**
   * Power of all chips: at the wall, or of the chips alone, measured, simulated or at most; their hosts come on top.
   */
  power: z
    .strictObject({
      watts: z.number(),
      at: z.enum(['WALL', 'DEVICE', 'SIMULATED_DEVICE', 'LIMIT_DEVICE']),
      how: z.string(),
    })
    .nullable(),
});
export type CostInputs = z.infer<typeof CostInputs>;

/** The work whose wall time is known: what useful FLOPs, cost and energy are related to. */
export const Work = z.strictObject({
  durationSec: z.number(),
  /** Prompts processed in that time; null where the source does not say how many or how long. */
  requests: z.number().nullable(),
  inputTokens: z.number().nullable(),
  outputTokens: z.number(),
  images: z.number(),
});
export type Work = z.infer<typeof Work>;

/** A latency distribution behind its sample gates, milliseconds. */
export const ScoredLatency = z.strictObject({
  n: z.int().nullable(),
  meanMs: z.number().nullable(),
  p50Ms: MetricValue,
  p90Ms: MetricValue,
  p95Ms: MetricValue,
  p99Ms: MetricValue,
  /** Recomputed by us from single requests, or as the source states it; null without any figure. */
  origin: z.enum(['reported', 'recomputed']).nullable(),
});
export type ScoredLatency = z.infer<typeof ScoredLatency>;

/** Server-computed metrics of one point under one engine and policy version. Per chip, SI units, append-only. */
export const Score = z.strictObject({
  engineVersion: z.string(),
  policyVersion: z.string(),
  /** SHA-256 of everything the score depends on. */
  inputHash: z.string().regex(/^[0-9a-f]{64}$/),
  metrics: z.strictObject({
    USEFUL_TOPS: MetricValue,
    COST_EFFICIENCY: MetricValue,
    ENERGY_EFFICIENCY: MetricValue,
    FLEXIBILITY: MetricValue,
    TOKENS_PER_S_PER_USER: MetricValue,
    TOKENS_PER_S_PER_CHIP: MetricValue,
    TTFT_P95: MetricValue,
    TPOT_P95: MetricValue,
    USD_PER_MTOK: MetricValue,
    /** Goodput under the preset CHATBOT; any other limits are worked out when they are asked for. */
    GOODPUT: MetricValue,
  }),
  /** Model FLOPs of the work that was timed: prompts and answers apart. Null where no time or no graph is known. */
  flops: z.strictObject({ prefill: z.number(), decode: z.number(), total: z.number() }).nullable(),
  work: Work.nullable(),
  /** Dense rate of the resolved precision, all chips. */
  peakOpsPerSec: z.number(),
  peakPrecision: z.string(),
  utilisation: z.number().nullable(),
  placement: Placement,
  split: z.discriminatedUnion('present', [
    z.strictObject({ present: z.literal(true), value: Split }),
    z.strictObject({ present: z.literal(false), reason: MissingReason, detail: z.string() }),
  ]),
  latency: z.strictObject({
    ttft: ScoredLatency,
    tpot: ScoredLatency,
    itl: ScoredLatency,
    e2e: ScoredLatency,
  }),
  /** Null where the point has no latencies of requests. */
  goodput: Goodput.nullable(),
  /** Characters a second that one user reads, so that models with other tokenizers compare. */
  textCharactersPerSecPerUser: MetricValue,
  energy: z.array(EnergyEntry),
  /** One entry per basis on which the chip has a price; they never mix. */
  costs: z.array(Cost),
  costInputs: CostInputs,
  /** Half-width of the interval of rates as a share, from replicates; null where it is assumed. */
  replicateShare: z.number().nullable(),
  durationShare: z
    .number()
    .positive()
    .optional()
    .describe(
      'By how much the duration can be off as a share, in every interval of a rate; left out where the tool states it.',
    ),
});
export type Score = z.infer<typeof Score>;

export const EvidenceGrade = z.enum(['E0', 'E1', 'E2', 'E3', 'E4']);
export type EvidenceGrade = z.infer<typeof EvidenceGrade>;

/** A value that stands on the board. Cost has one for each basis, energy one for each boundary. */
export const BoardValue = z.strictObject({
  metric: Metric,
  /** What has to be equal, besides the slice, for two values to rank together. */
  comparabilityKey: z.string(),
  value: z.number(),
  interval: Interval,
});
export type BoardValue = z.infer<typeof BoardValue>;

/** NO_LATENCIES: a load test without distributions of TTFT and TPOT · EXAMPLE: shows the way, takes no rank · RECHECK: a specification
 * that was reviewed since contradicts it · PROVISIONAL: nobody reviewed it; said of what is stored, never by the engine. */
export const UnrankedReason = z.enum([
  'SOURCE_GRADE_C',
  'SMOKE_RUN',
  'CLAIMS_ONLY',
  'NO_LATENCIES',
  'EXAMPLE',
  'RECHECK',
  'PROVISIONAL',
]);
export type UnrankedReason = z.infer<typeof UnrankedReason>;

export const Unranked = z
  .strictObject({
    reason: UnrankedReason.describe(`One of ${UnrankedReason.options.join(', ')}; in lists also FLAGGED.`),
    detail: z.string().describe('The reason in words.'),
  })
  .describe('Why a point is shown and never ranks.');
export type Unranked = z.infer<typeof Unranked>;

/** What `evaluate()` says of one point. `position` is null where no slice can be named; `positionReason` says why. */
export const EvaluatedPoint = z.strictObject({
  index: z.int(),
  /** SHA-256 of system, model, precision, techniques and the point: the same figures enter once. */
  contentHash: z.string().regex(/^[0-9a-f]{64}$/),
  position: SlicePosition.nullable(),
  positionReason: z.string().nullable(),
  evidenceGrade: EvidenceGrade,
  /** Badges: what the evidence lacks. */
  tags: z.array(PointTag),
  /** Null: it ranks wherever it has a slice. */
  unranked: Unranked.nullable(),
  boardValues: z.array(BoardValue),
  score: Score,
});
export type EvaluatedPoint = z.infer<typeof EvaluatedPoint>;

/** REJECTED cannot enter · FLAGGED waits for an explanation, off the board · VALIDATED stands on the board at once. */
export const Verdict = z.enum(['REJECTED', 'FLAGGED', 'VALIDATED']);
export type Verdict = z.infer<typeof Verdict>;

export const Evaluation = z.strictObject({
  engineVersion: z.string(),
  policyVersion: z.string(),
  verdict: Verdict,
  findings: z.array(Finding),
  points: z.array(EvaluatedPoint),
});
export type Evaluation = z.infer<typeof Evaluation>;
