import { type Metric, METRIC_DEFINITIONS, type MetricValue } from '@inferbench/domain/terms/metric';
import { FOUR_METRICS } from '@inferbench/domain/terms/four-metrics';
import { dominatesOn, type Ranking } from '@inferbench/domain/scores/ranking';

/** A system with its values, each in the unit of its metric. What is not stated is not computed. */
export interface Contender {
  /** Slug of the system. */
  id: string;
  values: Readonly<Partial<Record<Metric, MetricValue>>>;
}

/** An axis that a contender lacks, and why. */
export interface MissingAxis extends Omit<Extract<MetricValue, { present: false }>, 'present'> {
  metric: Metric;
}

export interface ParetoSet<Entry> {
  /** Dominated by nobody. */
  front: Entry[];
  /** Entries, each with everybody who dominates it, in the order of the entries. */
  dominated: { entry: Entry; by: Entry[] }[];
  /** Cannot be compared on every axis: neither dominates nor is dominated. */
  incomplete: { entry: Entry; missing: MissingAxis[] }[];
}

function valueOn(contender: Contender, metric: Metric): Ranking | null {
  const found = contender.values[metric];
  return found?.present === true ? found : null;
}

/**
 * a dominates b = on no axis wholly worse, on at least one wholly better
 * (docs/metrics.md#why-four-dominance-pareto-set-specialist); wholly = the intervals do not even touch. "At least as good" is "not
 * wholly worse", so that overlap is a draw.
 *
 * Irreflexive (no interval is wholly better than itself) and asymmetric (an axis on which a is wholly better is one on which b
 * is wholly worse). Not transitive where intervals overlap: b may draw with a and with c on an axis on which c is wholly better
 * than a. For the same reason three systems can dominate one another in a ring. Without overlap (intervals that are points,
 * values that differ) it is transitive. False where one of the two lacks an axis.
 */
export function dominates(a: Contender, b: Contender, axes: readonly Metric[] = FOUR_METRICS): boolean {
  const compared = axes.flatMap((axis) => {
    const [ours, theirs] = [valueOn(a, axis), valueOn(b, axis)];
    const { higherIsBetter } = METRIC_DEFINITIONS[axis];
    return ours === null || theirs === null ? [] : [{ ours, theirs, higherIsBetter }];
  });
  return compared.length === axes.length && dominatesOn(compared);
}

/** The axes that a contender lacks, in their order. */
export function missingAxes(contender: Contender, axes: readonly Metric[] = FOUR_METRICS): MissingAxis[] {
  return axes.flatMap((metric) => {
    const found = contender.values[metric];
    if (found === undefined) return [{ metric, reason: 'NOT_COMPUTED', detail: 'no value of this metric' }];
    return found.present ? [] : [{ metric, reason: found.reason, detail: found.detail }];
  });
}

/**
 * Pareto set = entries that no other dominates; an entry without one of the axes is in none of both sets and named with its
 * reasons. Empty only where systems dominate one another in a ring (see `dominates`) or nothing has every axis.
 */
export function paretoSet<Entry extends Contender>(
  entries: readonly Entry[],
  axes: readonly Metric[] = FOUR_METRICS,
): ParetoSet<Entry> {
  const judged = entries.map((entry) => ({ entry, missing: missingAxes(entry, axes) }));
  const complete = judged.filter(({ missing }) => missing.length === 0).map(({ entry }) => entry);
  const beaten = complete.map((entry) => ({
    entry,
    by: complete.filter((other) => dominates(other, entry, axes)),
  }));
  return {
    front: beaten.filter(({ by }) => by.length === 0).map(({ entry }) => entry),
    dominated: beaten.filter(({ by }) => by.length > 0),
    incomplete: judged.filter(({ missing }) => missing.length > 0),
  };
}
