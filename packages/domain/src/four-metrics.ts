import type { Metric } from './metric.ts';

/** The four that stand side by side, never folded into one (metrics.md 6). */
export const FOUR_METRICS = [
  'USEFUL_TOPS',
  'COST_EFFICIENCY',
  'ENERGY_EFFICIENCY',
  'FLEXIBILITY',
] as const satisfies readonly Metric[];
export type FourMetric = (typeof FOUR_METRICS)[number];
