import type { Predicted } from './predict.ts';

/** Prediction beside the figure that was measured. */
export interface Scored extends Predicted {
  id: string;
  point: string;
  set: string;
  metric: string;
  statistic: string;
  measured: number;
}

/** Sums up predictions by set, metric and statistic, and what was not answered by set and reason. */
export function scoresOf(scored: readonly Scored[], unanswered: readonly (readonly [string, number])[]) {
  const groups = new Map<string, Scored[]>();
  for (const row of scored) {
    for (const key of [row.set, `${row.set} ${row.metric} ${row.statistic}`])
      groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  const reasons: Record<string, number> = {};
  for (const [key, count] of unanswered) {
    const [, set = '', reason = ''] = key.split(',');
    reasons[`${set} ${reason}`] = (reasons[`${set} ${reason}`] ?? 0) + count;
  }
  return {
    answered: Object.fromEntries(
      [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, rows]) => [key, summary(rows)]),
    ),
    unanswered: reasons,
  };
}

function summary(rows: readonly Scored[]) {
  const errors = rows.map(({ value, measured }) => Math.abs(value / measured - 1)).toSorted((a, b) => a - b);
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
  const inside = rows.filter(({ low, high, measured }) => measured >= low && measured <= high).length;
  return {
    rows: rows.length,
    points: new Set(rows.map(({ point }) => point)).size,
    meanError: share(mean),
    medianError: share(errors[Math.floor(errors.length / 2)] ?? Number.NaN),
    insideBand: share(inside / rows.length),
  };
}

const share = (value: number): number => Number(value.toFixed(3));
