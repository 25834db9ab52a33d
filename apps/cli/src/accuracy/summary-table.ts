import type { ErrorSummary, ExclusionCount, ValidatedRegime } from '@inferbench/domain/simulation/accuracy';
import { formatPercent } from '@inferbench/units/format';
import type { TableColumn } from '@inferbench/chart/table';
import { table } from '../terminal/table.ts';

const COLUMNS: readonly TableColumn<ErrorSummary>[] = [
  ['', (row) => row.name],
  ['rows', (row) => String(row.rows), 'NUMBER'],
  ['mean error', (row) => formatPercent(row.meanError), 'NUMBER'],
  ['median', (row) => formatPercent(row.medianError), 'NUMBER'],
  ['bias', (row) => row.bias.toFixed(2), 'NUMBER'],
];

export function summaryTable(rows: readonly ErrorSummary[]): string {
  return table(COLUMNS, rows);
}

type RegimeSummary = ErrorSummary & Pick<ValidatedRegime, 'inside'>;

/** The same with the share of figures inside the error bars of their answers. */
export function regimeTable(rows: readonly RegimeSummary[]): string {
  const inside: TableColumn<RegimeSummary> = ['inside its bar', (row) => formatPercent(row.inside), 'NUMBER'];
  return table([...COLUMNS, inside], rows);
}

/** How many rows were left out for each reason. */
export function leftOut(excluded: readonly ExclusionCount[]): string {
  const lines = excluded
    .filter(({ rows }) => rows > 0)
    .map(({ rows, meaning }) => `${String(rows).padStart(6)}  ${meaning}`);
  return ['left out', ...lines].join('\n');
}
