import { EXTENT_WORDS, isOneClass } from '@inferbench/domain/board/system-class';
import { counted, listed } from '@inferbench/units/english';
import type { PlacedRow, ShownFigure, TradeoffChart } from '@inferbench/answers/load/shape';
import { formatNumber, formatUsd, formatValue } from '@inferbench/units/format';
import { chipAddress, pointAddress } from '../../address/pages.ts';
import { KindMark, KindWord } from '../../chart/kind-mark.tsx';
import { vendorClass } from '../../words/vendor-class.ts';
import { absentColumns, type Column, columnOf, COLUMNS, wordsBelow } from './columns.ts';

interface PlaceTableProps {
  chart: TradeoffChart;
  caption: string;
}

/** Rows that stand open; the others are folded below. */
const SHOWN = 4;

/** Systems at the reader's line: published ones with their places, simulated ones with theirs, never in one list. */
export function PlaceTable({ chart, caption }: PlaceTableProps) {
  const { published, simulated, unplaced } = chart.atLine;
  const all = [...published, ...simulated];
  const absent = absentColumns(all);
  const columns = COLUMNS.filter((column) => !absent.includes(column)).map((column) => columnOf(column, all));
  const placed = { published: isOneClass(published), simulated: isOneClass(simulated) };
  const table = { title: chart.axis.title, columns, caption, placed };
  const rest = [
    { words: 'published', count: published.length - SHOWN },
    { words: 'simulated', count: simulated.length - SHOWN },
  ].filter(({ count }) => count > 0);
  return (
    <>
      <Places {...table} published={published.slice(0, SHOWN)} simulated={simulated.slice(0, SHOWN)} />
      {rest.length > 0 ? (
        <details>
          <summary>
            The other {listed(rest.map(({ words, count }) => `${formatNumber(count)} ${words}`))} systems
          </summary>
          <Places
            {...table}
            caption={`${caption}, the rest`}
            published={published.slice(SHOWN)}
            simulated={simulated.slice(SHOWN)}
          />
        </details>
      ) : null}
      <p className="note">
        {placed.published || placed.simulated
          ? 'Bracket: cannot be told apart from the first.'
          : 'By value; systems of several sizes or layouts have no places.'}
        {absent.length === 0
          ? ''
          : ` Not known for anyone here: ${absent.map(({ head }) => head.toLowerCase()).join(', ')}.`}
      </p>
      {unplaced.length === 0 ? null : <Unplaced rows={unplaced} />}
    </>
  );
}

interface PlacesProps {
  title: string;
  columns: readonly Column[];
  caption: string;
  /** Whether all rows of a kind are of one size and layout, so that their places compare. */
  placed: Readonly<Record<'published' | 'simulated', boolean>>;
  published: readonly PlacedRow[];
  simulated: readonly PlacedRow[];
}

function Places({ title, columns, caption, placed, published, simulated }: PlacesProps) {
  const both = published.length > 0 && simulated.length > 0;
  return (
    <div className="scrolls">
      <table className="places">
        <caption className="hidden-word">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="bracket-cell">
              <span className="hidden-word">bracket</span>
            </th>
            <th scope="col" className="num">
              #
            </th>
            <th scope="col">System</th>
            <th scope="col" className="num sorted" aria-sort="descending">
              {title}
            </th>
            {columns.map(({ key, head, unit }) => (
              <th key={key} scope="col" className="num">
                {head}
                <span className="unit">{unit}</span>
              </th>
            ))}
            <th scope="col">Kind</th>
          </tr>
        </thead>
        <tbody>
          {both ? <GroupRow words="Published" span={columns.length + 5} /> : null}
          <Rows rows={published} columns={columns} placed={placed.published} />
          {both ? <GroupRow words="Simulated" span={columns.length + 5} /> : null}
          <Rows rows={simulated} columns={columns} placed={placed.simulated} />
        </tbody>
      </table>
    </div>
  );
}

function GroupRow({ words, span }: { words: string; span: number }) {
  return (
    <tr className="row-group">
      <th colSpan={span} scope="rowgroup">
        {words}
      </th>
    </tr>
  );
}

interface RowsProps {
  rows: readonly PlacedRow[];
  columns: readonly Column[];
  placed: boolean;
}

function Rows({ rows, columns, placed }: RowsProps) {
  const last = placed ? rows.findLastIndex(({ overlapsFirst }) => overlapsFirst) : -1;
  return rows.map((row, index) => (
    <tr key={row.key}>
      <td className={`bracket-cell${last < 1 || index > last ? '' : bracketPart(index, last)}`} aria-hidden />
      <td className="num place">{placed ? row.place : null}</td>
      <th scope="row" className="full">
        <span className={`swatch ${vendorClass(row.vendor, row.older)}`} />
        <a href={chipAddress(row.chip)}>
          {row.kind === 'SIMULATED' ? `${row.label} ×${row.chips}` : row.system}
        </a>
        <span className="sub">
          {row.kind === 'SIMULATED' ? '' : `${counted(row.chips, 'chip')}, ${EXTENT_WORDS[row.extent]}; `}
          {row.comparison ?? row.vendor}
        </span>
      </th>
      <td className="num sorted" data-label="output">
        {row.pointId === null ? (
          formatValue(row.value)
        ) : (
          <a href={pointAddress(row.pointId)}>{formatValue(row.value)}</a>
        )}
        <span className="sub">
          {formatValue(row.low)} to {formatValue(row.high)}
        </span>
      </td>
      {columns.map((column) => (
        <FigureCell key={column.key} column={column} figure={row[column.key]} />
      ))}
      <td>
        <KindWord kind={row.kind} />
      </td>
    </tr>
  ));
}

function bracketPart(index: number, last: number): string {
  if (index === 0) return ' bracket-first';
  return index === last ? ' bracket-last' : ' bracket-inner';
}

interface FigureCellProps {
  column: Column;
  figure: ShownFigure;
}

function FigureCell({ column, figure: { value, kind, words } }: FigureCellProps) {
  const { head, money } = column;
  if (value === null)
    return (
      <td className="num missing" data-label={head.toLowerCase()}>
        {words}
      </td>
    );
  const below = wordsBelow(column, words);
  const shown = money ? formatUsd(value) : formatValue(head === 'Flexibility' ? value * 100 : value);
  return (
    <td className="num" data-label={head.toLowerCase()}>
      {kind === null ? null : <KindMark kind={kind} />} {shown}
      {head === 'Flexibility' ? ' %' : ''}
      {below === null ? null : <span className="sub">{below}</span>}
    </td>
  );
}

function Unplaced({ rows }: { rows: TradeoffChart['atLine']['unplaced'] }) {
  return (
    <details>
      <summary>Not ranked: {rows.length} systems, each with its reason</summary>
      <ul className="plain">
        {rows.map(({ key, system, words }) => (
          <li key={key}>
            <b>{system}</b>: {words}
          </li>
        ))}
      </ul>
    </details>
  );
}
