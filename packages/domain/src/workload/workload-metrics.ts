import type { Metric } from '../terms/metric.ts';

/** What a workload can be ranked by. */
export const WORKLOAD_METRICS = [
  'USD_PER_MTOK',
  'COST_EFFICIENCY',
  'ENERGY_EFFICIENCY',
  'TOKENS_PER_S_PER_CHIP',
  'TOKENS_PER_S_PER_USER',
  'USEFUL_TOPS',
] as const satisfies readonly Metric[];
