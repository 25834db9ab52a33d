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
  'NOT_COMPUTED',
  'NOT_REPORTED',
  'NOT_APPLICABLE',
  'INSUFFICIENT_SAMPLES',
  'DOES_NOT_FIT',
  'UNSUPPORTED_PRECISION',
]);
export type MissingReason = z.infer<typeof MissingReason>;

/** Chip to which normalised values are related: its value in the same slice is 1 (metrics.md, introduction). */
export const REFERENCE_CHIP = 'nvidia-a100-sxm4-80gb';

export interface MetricDefinition {
  unit: string;
  /** What the value belongs to: rates and efficiencies are per chip already, speed of one user and latency are of the system. */
  per: 'chip' | 'system';
  higherIsBetter: boolean;
  /** Parts of the comparability key that this metric adds to the slice (metrics.md 8). */
  keyed: 'nothing' | 'costBasis' | 'powerBoundary';
}

export const METRIC_DEFINITIONS: Readonly<Record<Metric, MetricDefinition>> = {
  USEFUL_TOPS: { unit: 'TOPS per chip', per: 'chip', higherIsBetter: true, keyed: 'nothing' },
  COST_EFFICIENCY: { unit: 'TOPS per USD/h', per: 'chip', higherIsBetter: true, keyed: 'costBasis' },
  ENERGY_EFFICIENCY: { unit: 'TOPS per W', per: 'chip', higherIsBetter: true, keyed: 'powerBoundary' },
  FLEXIBILITY: { unit: 'share of cells', per: 'chip', higherIsBetter: true, keyed: 'nothing' },
  TOKENS_PER_S_PER_USER: { unit: 'tokens/s', per: 'system', higherIsBetter: true, keyed: 'nothing' },
  TOKENS_PER_S_PER_CHIP: { unit: 'tokens/s per chip', per: 'chip', higherIsBetter: true, keyed: 'nothing' },
  TTFT_P95: { unit: 'ms', per: 'system', higherIsBetter: false, keyed: 'nothing' },
  TPOT_P95: { unit: 'ms', per: 'system', higherIsBetter: false, keyed: 'nothing' },
  USD_PER_MTOK: {
    unit: 'USD per million output tokens',
    per: 'system',
    higherIsBetter: false,
    keyed: 'costBasis',
  },
  GOODPUT: { unit: 'good requests/s per chip', per: 'chip', higherIsBetter: true, keyed: 'nothing' },
};

export const Interval = z.strictObject({ low: z.number(), high: z.number(), assumed: z.boolean() });
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
