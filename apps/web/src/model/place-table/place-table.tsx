import { classWords } from '@inferbench/domain/board/system-class';
import type { PlacedRow, ShownFigure, TradeoffChart } from '@inferbench/answers/load/shape';
import { counted } from '@inferbench/units/english';
import { formatNumber, formatUsd, formatValue } from '@inferbench/units/format';
import { chipAddress, pointAddress } from '../../address/pages.ts';
import { KindMark } from '../../chart/kind-mark.tsx';
import { listsAtLine, type ShownList } from '../../figures/tradeoff/shown-rows.ts';
import { upperWords } from '../../words/ran.ts';
import { vendorClass } from '../../words/vendor-class.ts';
import { absentColumns, type Column, columnOf, COLUMNS, wordsBelow } from './columns.ts';

interface PlaceTableProps {
  chart: TradeoffChart;
  caption: string;
}

/** Rows of a list that stand open; the others are folded below. */
const SHOWN = 4;

/** Table of the systems at the reader's line: published class by class, then simulated; places count within one list. */
export function PlaceTable({ chart, caption }: PlaceTableProps) {
  const lists = listsAtLine(chart);
  const all = lists.flatMap(({ rows }) => rows);
  const absent = absentColumns(all);
  const columns = COLUMNS.filter((column) => !absent.includes(column)).map((column) => columnOf(column, all));
  const table = { title: chart.axis.title, columns };
  const rest = lists
    .map((list) => ({ ...list, rows: list.rows.slice(SHOWN) }))
    .filter(({ rows }) => rows.length > 0);
  const isPlaced = lists.some(({ placed, rows: [row] }) => placed && row?.kind !== 'SIMULATED');
  const { unplaced } = chart.atLine;
  return (
    <>
      <Places
        {...table}
        caption={caption}
        lists={lists.map((list) => ({ ...list, rows: list.rows.slice(0, SHOWN) }))}
      />
      {rest.length > 0 ? (
        <details>
          <summary>
            And{' '}
            {counted(
              rest.reduce((sum, { rows }) => sum + rows.length, 0),
              'more system',
            )}
          </summary>
          <Places {...table} caption={`${caption}, the rest`} lists={rest} />
        </details>
      ) : null}
      <p className="note">
        {chart.atLine.published.length > 0
          ? 'The value is one run, “to” what the next slower run allows. '
          : ''}
        {isPlaced ? 'Published runs of one place cannot be told apart.' : ''}
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
  lists: readonly ShownList[];
}

function Places({ title, columns, caption, lists }: PlacesProps) {
  return (
    <div className="scrolls">
      <table className="places">
        <caption className="hidden-word">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="num">
              #
            </th>
            <th scope="col">System, stack, date</th>
            <th scope="col" className="num">
              Users
              <span className="unit">at once</span>
            </th>
            <th scope="col" className="num">
              Speed
              <span className="unit">tokens/s each</span>
            </th>
            <th scope="col" className="num sorted" aria-sort="descending">
              {title}
            </th>
            {columns.map(({ key, head, unit }) => (
              <th key={key} scope="col" className="num">
                {head}
                <span className="unit">{unit}</span>
              </th>
            ))}
          </tr>
        </thead>
        {lists.map((list) => (
          <tbody key={list.title}>
            <tr className="row-group">
              <th colSpan={columns.length + 5} scope="rowgroup">
                {list.title}
              </th>
            </tr>
            {list.rows.map((row) => (
              <Row key={row.key} row={row} list={list} columns={columns} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

interface RowProps {
  row: PlacedRow;
  list: ShownList;
  columns: readonly Column[];
}

function Row({ row, list, columns }: RowProps) {
  const { kind, place, users, perUser, value, pointId } = row;
  return (
    <tr>
      <td className="num place">{list.placed ? place : null}</td>
      <th scope="row" className="full">
        <span className={`swatch ${vendorClass(row.vendor, row.older)}`} />
        <a href={chipAddress(row.chip)}>
          {row.label} × {formatNumber(row.chips)}
        </a>
        {kind === 'SIMULATED' || list.placed ? null : <span className="tag">{classWords(row)}</span>}
        <span className="sub">{ranWords(row)}</span>
      </th>
      <td className="num" data-label="users">
        {users === null ? <span className="missing">not stated</span> : formatNumber(Math.round(users))}
      </td>
      <td className="num" data-label="speed">
        {formatValue(perUser)}
      </td>
      <td className="num sorted" data-label="output">
        <KindMark kind={kind} />{' '}
        {pointId === null ? formatValue(value) : <a href={pointAddress(pointId)}>{formatValue(value)}</a>}
        <span className="sub">{upperWords(row)}</span>
      </td>
      {columns.map((column) => (
        <FigureCell key={column.key} column={column} figure={row[column.key]} />
      ))}
    </tr>
  );
}

/** "TensorRT-LLM 1.2, 18 May 2026"; of a simulation its vendor. */
function ranWords({ kind, stack, dated, comparison, vendor }: PlacedRow): string {
  if (kind === 'SIMULATED') return vendor;
  const ran = `${stack ?? 'stack not stated'}, ${dated ?? 'date not published'}`;
  return comparison === null ? ran : `${ran}; ${comparison}`;
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
      <summary>Not ranked: {counted(rows.length, 'system')}, each with its reason</summary>
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
