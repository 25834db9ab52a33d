import type { Metric } from '@inferbench/domain/terms/metric';
import { distinctLeaders } from '@inferbench/scoring/distinct-leaders';

export interface LeaderOf {
  metric: Metric;
  /** Slug. */
  system: string;
  /** Systems that rank by the metric. */
  systems: number;
}

/** Leaders of the metrics by which at least two systems rank: who is alone leads nobody. */
export function contestedLeaders(leaders: readonly LeaderOf[]): number {
  const byMetric = new Map<Metric, string[]>();
  for (const { metric, system, systems } of leaders) {
    if (systems >= 2) byMetric.set(metric, [...(byMetric.get(metric) ?? []), system]);
  }
  return distinctLeaders([...byMetric.values()]);
}
