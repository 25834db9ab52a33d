import { METRIC_DEFINITIONS } from '@inferbench/domain/metric';
import { RANKED_BY } from '../words/words.ts';
import type { AxisMetric } from '../address/pareto-request.ts';

/** "tokens/s per user (log)"; says it where less is better. */
export function axisTitle(metric: AxisMetric): string {
  const better = METRIC_DEFINITIONS[metric].higherIsBetter ? '' : ', lower is better';
  return `${RANKED_BY[metric]} (log${better})`;
}
