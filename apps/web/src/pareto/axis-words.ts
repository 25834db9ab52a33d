import { METRIC_DEFINITIONS } from '@inferbench/domain/metric';
import type { AxisMetric } from '../address/pareto-request.ts';

/** "tokens/s per user (log)"; says it where less is better. */
export function axisTitle(metric: AxisMetric): string {
  const better = METRIC_DEFINITIONS[metric].higherIsBetter ? '' : ', lower is better';
  return `${METRIC_DEFINITIONS[metric].axis} (log${better})`;
}
