import type { exclusionCounts } from '@inferbench/calibration/quantity-report';
import type { ErrorSummary } from '@inferbench/calibration/summary';
import { formatPercent } from '@inferbench/units/format';
import { type Column, table } from '../terminal/table.ts';

const COLUMNS: readonly Column<ErrorSummary>[] = [
  { title: '', of: (row) => row.name },
  { title: 'rows', of: (row) => String(row.rows), align: 'right' },
  { title: 'mean error', of: (row) => formatPercent(row.meanError), align: 'right' },
  { title: 'median', of: (row) => formatPercent(row.medianError), align: 'right' },
  { title: 'bias', of: (row) => row.bias.toFixed(2), align: 'right' },
];

export function summaryTable(rows: readonly ErrorSummary[]): string {
  return table(COLUMNS, rows);
}

/** How many rows were left out for each reason. */
export function leftOut(excluded: ReturnType<typeof exclusionCounts>): string {
  const lines = excluded
    .filter(({ rows }) => rows > 0)
    .map(({ rows, meaning }) => `${String(rows).padStart(6)}  ${meaning}`);
  return ['left out', ...lines].join('\n');
}
