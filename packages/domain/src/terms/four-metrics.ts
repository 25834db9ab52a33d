import type { Metric } from './metric.ts';

/** The four that stand side by side, never folded into one (docs/metrics.md#why-four-dominance-pareto-set-specialist). */
export const FOUR_METRICS = [
  'USEFUL_TOPS',
  'COST_EFFICIENCY',
  'ENERGY_EFFICIENCY',
  'FLEXIBILITY',
] as const satisfies readonly Metric[];
export type FourMetric = (typeof FOUR_METRICS)[number];
