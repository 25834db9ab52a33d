import type { Metric } from '@inferbench/domain/terms/metric';

/** Metrics that follow from time, work, price and simulated power; tails need a queue, and flexibility is of no one workload. */
const SIMULATED_METRICS = [
  'USEFUL_TOPS',
  'COST_EFFICIENCY',
  'ENERGY_EFFICIENCY',
  'TOKENS_PER_S_PER_USER',
  'TOKENS_PER_S_PER_CHIP',
  'USD_PER_MTOK',
] as const satisfies readonly Metric[];
export type SimulatedMetric = (typeof SIMULATED_METRICS)[number];

export function isSimulated(metric: Metric): metric is SimulatedMetric {
  return SIMULATED_METRICS.some((simulated) => simulated === metric);
}
