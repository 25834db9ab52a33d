import { type KeyCount, shownKey } from '@inferbench/domain/scores/comparability';
import type { ComparedValue, MetricComparison } from '@inferbench/domain/board/comparison';
import { type Interval, Metric, METRIC_DEFINITIONS } from '@inferbench/domain/terms/metric';
import type { Score } from '@inferbench/domain/scores/score';
import { whollyBetter } from '@inferbench/domain/scores/ranking';

/** A value on the board, under one of the keys that its system has. */
export interface KeyedEntry {
  metric: Metric;
  comparabilityKey: string;
  value: number;
  interval: Interval;
  rank: number;
  pointId: string;
}

export interface Side {
  entries: readonly KeyedEntry[];
  /** Metrics of the point that stands for the system: why a value is missing. */
  metrics: Score['metrics'];
}

/** Every metric of two systems under the key that both have: the board's where they do, else the best that is left. */
export function compareMetrics(a: Side, b: Side, counts: readonly KeyCount[]): MetricComparison[] {
  return Metric.options.map((metric) => compareMetric(metric, { a, b, counts }));
}

function compareMetric(
  metric: Metric,
  { a, b, counts }: { a: Side; b: Side; counts: readonly KeyCount[] },
): MetricComparison {
  const { unit, higherIsBetter } = METRIC_DEFINITIONS[metric];
  const [own, other] = [a, b].map(({ entries }) => entries.filter((entry) => entry.metric === metric));
  const key = commonKey(metric, [own ?? [], other ?? []], counts);
  const [left, right] = [entryUnder(key, own ?? []), entryUnder(key, other ?? [])];
  const common = {
    metric,
    unit,
    higherIsBetter,
    a: toValue(metric, left, a),
    b: toValue(metric, right, b),
  };
  if (left === null || right === null || left.comparabilityKey !== right.comparabilityKey) {
    return { ...common, ratio: null, better: null };
  }
  return {
    ...common,
    ratio: right.value === 0 ? null : left.value / right.value,
    better: betterOf(left, right, higherIsBetter),
  };
}

function betterOf(a: KeyedEntry, b: KeyedEntry, higherIsBetter: boolean): MetricComparison['better'] {
  if (whollyBetter(a, b, higherIsBetter)) return 'A';
  return whollyBetter(b, a, higherIsBetter) ? 'B' : 'TIED';
}

/** The key to compare by; that of the board where the two share none. */
function commonKey(
  metric: Metric,
  sides: readonly (readonly KeyedEntry[])[],
  counts: readonly KeyCount[],
): string | null {
  const shown = shownKey(metric, counts);
  const shared = counts.filter((count) =>
    sides.every((side) => side.some((entry) => entry.comparabilityKey === count.comparabilityKey)),
  );
  return shared.some(({ comparabilityKey }) => comparabilityKey === shown)
    ? shown
    : (shownKey(metric, shared) ?? shown);
}

/** What a system has under the key, else what it has under another: shown, and not compared. */
function entryUnder(key: string | null, entries: readonly KeyedEntry[]): KeyedEntry | null {
  return entries.find(({ comparabilityKey }) => comparabilityKey === key) ?? entries[0] ?? null;
}

function toValue(metric: Metric, entry: KeyedEntry | null, { metrics }: Side): ComparedValue {
  if (entry !== null) {
    const { value, interval, rank, pointId, comparabilityKey } = entry;
    return { value, interval, rank, pointId, comparabilityKey, missing: null, missingText: null };
  }
  const own = metrics[metric];
  return {
    value: null,
    interval: null,
    rank: null,
    pointId: null,
    comparabilityKey: null,
    missing: own.present ? 'NOT_COMPUTED' : own.reason,
    missingText: own.present ? 'not on the board' : own.detail,
  };
}
