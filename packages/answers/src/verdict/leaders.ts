import { isOneClass, type SystemClass } from '@inferbench/domain/board/system-class';
import { FOUR_METRICS, type FourMetric } from '@inferbench/domain/terms/four-metrics';
import type { Metric } from '@inferbench/domain/terms/metric';
import type { TradeoffDocument } from '@inferbench/domain/tradeoff/tradeoff-point';
import { type Ranking, whollyBetter } from '@inferbench/domain/scores/ranking';
import { distinctLeaders } from '@inferbench/scoring/distinct-leaders';
import { rateIntervalOf, ratioShare } from '@inferbench/domain/tradeoff/interval';

/** Words for why nobody leads systems of several sizes or layouts, and a single one. */
export const NOBODY_LEADS = {
  UNLIKE: 'no leader: these systems differ in size or layout',
  ALONE: 'no leader: one system alone leads nobody',
} as const;

/** An observed run in a list, by a value of which more is better, with the interval that its row shows. */
export interface ListedRun
  extends
    SystemClass,
    Ranking,
    Pick<TradeoffDocument, 'intervalShare' | 'intervalAssumed' | 'measured' | 'source'> {}

/** Leaders of a list, several where they cannot be told apart; nobody, with the reason. */
export interface Led<Run> {
  leaders: Run[];
  reason: string | null;
}

/**
 * Leaders of observed runs of one slice: the one that gives most, and every other whose interval overlaps its, or that the interval of the two does
 * not exclude. Nobody leads a list of one, or one of several sizes and layouts (docs/metrics.md#verdicts).
 */
export function leadersOfList<Run extends ListedRun>(runs: readonly Run[]): Led<Run> {
  const [first, ...others] = runs.toSorted((a, b) => b.value - a.value);
  if (first === undefined) return { leaders: [], reason: null };
  if (others.length === 0) return { leaders: [], reason: NOBODY_LEADS.ALONE };
  if (!isOneClass(runs)) return { leaders: [], reason: NOBODY_LEADS.UNLIKE };
  const tied = others.filter(
    (other) =>
      !whollyBetter(first, other, true) ||
      first.value <= other.value * (1 + ratioShare(rateIntervalOf(first), rateIntervalOf(other))),
  );
  return { leaders: [first, ...tied], reason: null };
}

/** Leaders of a metric, of how many systems, or why nobody leads. */
export interface MetricLed<Run> extends Led<Run> {
  metric: FourMetric;
  systems: number;
}

/** Leaders of each metric by which somebody ranks; of each of the four more is better. */
export function leadersByMetric<Run extends ListedRun & { metric: Metric }>(
  runs: readonly Run[],
): MetricLed<Run>[] {
  return FOUR_METRICS.flatMap((metric) => {
    const own = runs.filter((run) => run.metric === metric);
    return own.length === 0 ? [] : [{ metric, systems: own.length, ...leadersOfList(own) }];
  });
}

/** The fewest of which one leads each list that somebody leads: three means that no two lead them all. */
export function fewestLeaders<Run>(lists: readonly Led<Run>[], nameOf: (run: Run) => string): number {
  return distinctLeaders(lists.map(({ leaders }) => leaders.map(nameOf)));
}
