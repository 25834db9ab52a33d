import type { AccuracyRow, ErrorSummary } from '@inferbench/domain/simulation/accuracy';
import { mean, quantile } from './statistics.ts';

export function errorOf({ heldOut, measured }: Pick<AccuracyRow, 'heldOut' | 'measured'>): number {
  return Math.abs(heldOut / measured - 1);
}

export function summaryOf(name: string, rows: readonly AccuracyRow[]): ErrorSummary {
  const errors = rows.map(errorOf);
  const ratios = rows.map(({ heldOut, measured }) => heldOut / measured);
  return {
    name,
    rows: rows.length,
    meanError: mean(errors),
    medianError: quantile(errors, 0.5),
    bias: quantile(ratios, 0.5),
    low: quantile(ratios, 0.1),
    high: quantile(ratios, 0.9),
  };
}

/** Keys by which the report is broken down. */
export const BREAKDOWNS = {
  hardwareFamily: (row: AccuracyRow) => row.hardwareFamily,
  chip: (row: AccuracyRow) => row.chip,
  model: (row: AccuracyRow) => row.model,
  phase: (row: AccuracyRow) => row.phase,
  metric: (row: AccuracyRow) => row.metric,
  framework: (row: AccuracyRow) => (row.version === null ? row.framework : `${row.framework} ${row.version}`),
  grade: (row: AccuracyRow) => row.grade,
} as const;
export type Breakdown = keyof typeof BREAKDOWNS;

/** One summary for each value of a key, most rows first. */
export function summariesBy(rows: readonly AccuracyRow[], breakdown: Breakdown): ErrorSummary[] {
  const groups = new Map<string, AccuracyRow[]>();
  for (const row of rows) {
    const name = BREAKDOWNS[breakdown](row);
    const known = groups.get(name);
    if (known) known.push(row);
    else groups.set(name, [row]);
  }
  return [...groups]
    .map(([name, members]) => summaryOf(name, members))
    .toSorted((a, b) => b.rows - a.rows || (a.name < b.name ? -1 : 1));
}

/** Rows with a bar: whole models and networks on the four families; kernels are reported beside them. */
export function isHeadline({ phase }: AccuracyRow): boolean {
  return phase !== 'op';
}
