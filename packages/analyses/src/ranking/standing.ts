import type { BoardKeys } from '@inferbench/domain/board/board-keys';
import type { Kind } from '@inferbench/domain/terms/kind';
import {
  type Interval,
  type Metric,
  METRIC_DEFINITIONS,
  type MetricValue,
} from '@inferbench/domain/terms/metric';
import type { Score } from '@inferbench/domain/scores/score';
import { missing } from '@inferbench/scoring/metric-value';

/** A value that a system has on the board under the key that is shown. */
export interface StandingEntry {
  metric: Metric;
  value: number;
  interval: Interval;
  pointId: string;
  kind: Kind;
}

/** A system of a slice with what it has, and what says why it lacks the rest. */
export interface StandingSystem {
  /** Slug. */
  system: string;
  label: string;
  /** Slug. */
  chip: string;
  chips: number;
  entries: readonly StandingEntry[];
  /** Metrics of the point that stands for it. */
  metrics: Score['metrics'];
}

/** The value under the shown keys, or why there is none: one under another key does not count. */
export function standingValue(
  {
    entries,
    metrics,
  }: { entries: readonly Pick<StandingEntry, 'metric' | 'value' | 'interval'>[]; metrics: Score['metrics'] },
  metric: Metric,
  keys: BoardKeys,
): MetricValue {
  const entry = entries.find((each) => each.metric === metric);
  if (entry) return { present: true, value: entry.value, interval: entry.interval };
  const own = metrics[metric];
  return own.present ? otherKey(metric, keys) : own;
}

function otherKey(metric: Metric, { costBasis, powerBoundary }: BoardKeys): MetricValue {
  switch (METRIC_DEFINITIONS[metric].keyed) {
    case 'powerBoundary':
      return missing('NO_POWER', `no power at the boundary that is compared, ${powerBoundary ?? 'none'}`);
    case 'costBasis':
      return missing('NO_PRICE', `no price on the basis that is compared, ${costBasis ?? 'none'}`);
    case 'nothing':
      return missing('NOT_REPORTED', 'only with techniques that change the work');
  }
}
