import type { DraftFigure, Figure } from '@inferbench/chart/figure';
import type { Table } from '@inferbench/chart/table';
import { tableText } from '@inferbench/chart/table-html';
import { formatNumber } from '@inferbench/units/format';
import { chartFiles, embedAddress } from '../address/pages.ts';
import { ReadyMarkup } from './ready/ready-markup.tsx';
import { sentOnce } from './ready/sent-once.ts';

/** Rows of a table that a page holds, however many there are. */
const MOST_ROWS = 25;

/** The numbers of a figure; a wide one scrolls in its own region. */
export function NumbersTable({ table }: { table: Table }) {
  return (
    <ReadyMarkup
      of="div"
      className="scrolls"
      tabIndex={0}
      role="region"
      aria-label={`${table.caption}, scrolls sideways`}
      ready={sentOnce(tableText(table))}
    />
  );
}

/** The numbers behind a chart: the first rows, and where all of them are. A chart without an address is nowhere else: all its rows stand here. */
export function NumbersOf({ chart }: { chart: Figure | DraftFigure }) {
  const { table } = chart;
  const { rows } = table;
  if (rows.length <= MOST_ROWS || !('address' in chart)) return <NumbersTable table={table} />;
  return (
    <>
      <NumbersTable table={{ ...table, rows: rows.slice(0, MOST_ROWS) }} />
      <p className="note">
        The first {formatNumber(MOST_ROWS)} rows.{' '}
        <a href={allRows(chart)}>All {formatNumber(rows.length)} rows</a>
      </p>
    </>
  );
}

/** Address of the whole table: the CSV, or, where that holds another one, the chart on a page of its own. */
function allRows({ name, query, data }: Figure): string {
  const [csv] = chartFiles(name, query, ['csv']);
  return data === undefined && csv !== undefined ? csv.href : embedAddress(name, query);
}
