import { z } from 'zod';

export const Metric = z.enum([
  'USEFUL_TOPS',
  'COST_EFFICIENCY',
  'ENERGY_EFFICIENCY',
  'FLEXIBILITY',
  'TOKENS_PER_S_PER_USER',
  'TOKENS_PER_S_PER_CHIP',
  'TTFT_P95',
  'TPOT_P95',
  'USD_PER_MTOK',
  'GOODPUT',
]);
export type Metric = z.infer<typeof Metric>;

/** Why a value is missing. Missing is missing, with a reason, never 0. */
export const MissingReason = z.enum([
  'NO_PRICE',
  'NO_POWER',
  'POWER_WINDOW_UNKNOWN',
  'NOT_COMPUTED',
  'NOT_REPORTED',
  'NOT_APPLICABLE',
  'INSUFFICIENT_SAMPLES',
  'DOES_NOT_FIT',
  'UNSUPPORTED_PRECISION',
]);
export type MissingReason = z.infer<typeof MissingReason>;

/** Chip to which normalised values are related: its value in the same slice is 1 (docs/metrics.md). */
export const REFERENCE_CHIP = 'nvidia-a100-sxm4-80gb';

export interface MetricDefinition {
  unit: string;
  /** What the value belongs to: rates and efficiencies are per chip already, speed of one user and latency are of the system. */
  per: 'chip' | 'system';
  higherIsBetter: boolean;
  /** Parts of the comparability key that this metric adds to the slice (docs/metrics.md#points-slices-comparability-key). */
  keyed: 'nothing' | 'costBasis' | 'powerBoundary';
  /** What it is, in a sentence of its own. */
  meaning: string;
  /** Inside a sentence. */
  phrase: string;
  /** Name as a table names it. */
  name: string;
  /** What a ranking or an axis goes by, with the unit. */
  axis: string;
  /** Key of the word that defines it in the site's glossary. */
  term: string;
  /** Where the site ranks its board by it: at the head of the ranks, and in "X leads per dollar". */
  ranked: { short: string; where: string } | null;
}

export const METRIC_DEFINITIONS = {
  USEFUL_TOPS: {
    unit: 'TOPS per chip',
    per: 'chip',
    higherIsBetter: true,
    keyed: 'nothing',
    meaning: 'Model FLOPs that the workload requires ÷ wall time, 1e12/s, per chip.',
    phrase: 'useful TOPS',
    name: 'Useful TOPS',
    axis: 'useful TOPS per chip',
    term: 'usefulTops',
    ranked: { short: 'TOPS', where: 'on useful TOPS' },
  },
  COST_EFFICIENCY: {
    unit: 'TOPS per USD/h',
    per: 'chip',
    higherIsBetter: true,
    keyed: 'costBasis',
    meaning: 'Useful TOPS ÷ USD per hour.',
    phrase: 'cost',
    name: 'Cost efficiency',
    axis: 'useful TOPS per USD/h',
    term: 'costEfficiency',
    ranked: { short: 'cost', where: 'per dollar' },
  },
  ENERGY_EFFICIENCY: {
    unit: 'TOPS per W',
    per: 'chip',
    higherIsBetter: true,
    keyed: 'powerBoundary',
    meaning: 'Useful TOPS ÷ watts at the named boundary.',
    phrase: 'energy',
    name: 'Energy efficiency',
    axis: 'useful TOPS per watt',
    term: 'energyEfficiency',
    ranked: { short: 'energy', where: 'per watt' },
  },
  FLEXIBILITY: {
    unit: 'share of cells',
    per: 'chip',
    higherIsBetter: true,
    keyed: 'nothing',
    meaning: 'Share of model sizes, batches and contexts that the chip runs well.',
    phrase: 'flexibility',
    name: 'Flexibility, simulated',
    axis: 'flexibility, share of cells',
    term: 'flexibility',
    ranked: null,
  },
  TOKENS_PER_S_PER_USER: {
    unit: 'tokens/s',
    per: 'system',
    higherIsBetter: true,
    keyed: 'nothing',
    meaning: '1 ÷ TPOT: its mean, or its median where a source states no mean.',
    phrase: 'tokens/s per user',
    name: 'Tokens a second, one user',
    axis: 'tokens/s per user',
    term: 'perUser',
    ranked: { short: 'user speed', where: 'per user' },
  },
  TOKENS_PER_S_PER_CHIP: {
    unit: 'tokens/s per chip',
    per: 'chip',
    higherIsBetter: true,
    keyed: 'nothing',
    meaning: 'Output tokens ÷ duration ÷ chips.',
    phrase: 'tokens/s per chip',
    name: 'Tokens a second, one chip',
    axis: 'tokens/s per chip',
    term: 'perChip',
    ranked: null,
  },
  TTFT_P95: {
    unit: 'ms',
    per: 'system',
    higherIsBetter: false,
    keyed: 'nothing',
    meaning: '95th percentile of the time to the first token, ms.',
    phrase: 'p95 TTFT',
    name: 'Time to first token, p95',
    axis: 'p95 TTFT, ms',
    term: 'ttft',
    ranked: null,
  },
  TPOT_P95: {
    unit: 'ms',
    per: 'system',
    higherIsBetter: false,
    keyed: 'nothing',
    meaning: '95th percentile of the time per output token after the first, ms.',
    phrase: 'p95 TPOT',
    name: 'Time per output token, p95',
    axis: 'p95 TPOT, ms',
    term: 'tpot',
    ranked: null,
  },
  USD_PER_MTOK: {
    unit: 'USD per million output tokens',
    per: 'system',
    higherIsBetter: false,
    keyed: 'costBasis',
    meaning: 'USD per million output tokens.',
    phrase: 'USD per million tokens',
    name: 'Price of output tokens',
    axis: 'USD per million output tokens',
    term: 'usdPerMtok',
    ranked: null,
  },
  GOODPUT: {
    unit: 'good requests/s per chip',
    per: 'chip',
    higherIsBetter: true,
    keyed: 'nothing',
    meaning: 'Requests a second and chip that keep every limit of an SLO; CHATBOT where none is given.',
    phrase: 'goodput',
    name: 'Goodput, chatbot limits',
    axis: 'good requests/s per chip',
    term: 'goodput',
    ranked: null,
  },
} as const satisfies Readonly<Record<Metric, MetricDefinition>>;

type Definitions = typeof METRIC_DEFINITIONS;

/** Metrics that the site ranks its board by. */
export type RankMetric = { [M in Metric]: Definitions[M]['ranked'] extends null ? never : M }[Metric];

export const Interval = z
  .strictObject({
    low: z.number().describe('Lower end.'),
    high: z.number().describe('Upper end.'),
    assumed: z.boolean().describe('True for ±5 % assumed because the source gives no interval.'),
  })
  .describe('Range in which a value is known.');
export type Interval = z.infer<typeof Interval>;

/** A value with its interval, or the reason why there is none. */
export const MetricValue = z.discriminatedUnion('present', [
  z.strictObject({ present: z.literal(true), value: z.number(), interval: Interval }),
  z.strictObject({ present: z.literal(false), reason: MissingReason, detail: z.string() }),
]);
export type MetricValue = z.infer<typeof MetricValue>;

/** The number, where there is one. */
export function presentValue(metric: MetricValue): number | null {
  return metric.present ? metric.value : null;
}
