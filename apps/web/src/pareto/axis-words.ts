import { METRIC_DEFINITIONS } from '@inferbench/domain/metric';
import type { AxisMetric } from './pareto-request.ts';

/** In pickers and table heads. */
export const AXIS_WORDS: Readonly<Record<AxisMetric, string>> = {
  TOKENS_PER_S_PER_USER: 'tokens/s per user',
  TOKENS_PER_S_PER_CHIP: 'tokens/s per chip',
  USEFUL_TOPS: 'useful TOPS per chip',
  COST_EFFICIENCY: 'useful TOPS per USD/h',
  USD_PER_MTOK: 'USD per million output tokens',
  ENERGY_EFFICIENCY: 'useful TOPS per W',
  FLEXIBILITY: 'flexibility, share of cells',
};

/** "tokens/s per user (log)"; says it where less is better. */
export function axisTitle(metric: AxisMetric): string {
  const better = METRIC_DEFINITIONS[metric].higherIsBetter ? '' : ', lower is better';
  return `${AXIS_WORDS[metric]} (log${better})`;
}
