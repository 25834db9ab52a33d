import type { TradeoffChart } from '@inferbench/answers/load/shape';
import { counted } from '@inferbench/units/english';
import { formatNumber } from '@inferbench/units/format';
import { modelChartQuery } from '../../address/model-request.ts';
import { embedAddress } from '../../address/pages.ts';
import { ReadyMarkup } from '../../chart/ready/ready-markup.tsx';
import { sentOnce } from '../../chart/ready/sent-once.ts';
import { listsAtLine, type ShownList } from '../../figures/tradeoff/shown-rows.ts';
import { absentColumns, type Column, columnOf, COLUMNS } from './columns.ts';
import { placesText } from './places-text.ts';
import type { UserAxis } from '@inferbench/answers/load/request';

/** Rows that are folded, however many there are. */
const MOST_FOLDED = 12;
const SHOWN = 4;

/** Table of the systems at the reader's line: published class by class, then simulated; places count within one list. */
export function PlaceTable({ chart, caption }: { chart: TradeoffChart; caption: string }) {
  const lists = listsAtLine(chart);
  const all = lists.flatMap(({ rows }) => rows);
  const absent = absentColumns(all);
  const columns = COLUMNS.filter((column) => !absent.includes(column)).map((column) => columnOf(column, all));
  const { x } = chart.slice;
  const table = { title: chart.axis.title, columns, x };
  const rest = firstOf(
    lists.map((list) => ({ ...list, rows: list.rows.slice(SHOWN) })),
    MOST_FOLDED,
  );
  const left = lists.reduce((sum, { rows }) => sum + Math.max(0, rows.length - SHOWN), 0);
  const folded = rest.reduce((sum, { rows }) => sum + rows.length, 0);
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
            And {counted(folded, 'more system')}
            {folded === left ? '' : ` of ${formatNumber(left)}`}
          </summary>
          <Places {...table} caption={`${caption}, the rest`} lists={rest} />
          {folded === left ? null : (
            <p className="note">
              <a href={embedAddress('tradeoff', modelChartQuery(chart.slice, []))}>
                All {formatNumber(all.length)} systems
              </a>
            </p>
          )}
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

function firstOf(lists: readonly ShownList[], most: number): ShownList[] {
  let left = most;
  return lists.flatMap((list) => {
    const rows = list.rows.slice(0, left);
    left -= rows.length;
    return rows.length === 0 ? [] : [{ ...list, rows }];
  });
}

const SEEN: Readonly<Record<UserAxis, { head: string; unit: string }>> = {
  SPEED: { head: 'Speed', unit: 'tokens/s each' },
  FIRST: { head: 'First token', unit: 's, median' },
  ANSWER: { head: '300 words', unit: 's, medians' },
};

interface PlacesProps {
  title: string;
  columns: readonly Column[];
  x: UserAxis;
  caption: string;
  lists: readonly ShownList[];
}

function Places({ title, columns, x, caption, lists }: PlacesProps) {
  const sees = SEEN[x];
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
              {sees.head}
              <span className="unit">{sees.unit}</span>
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
          <ReadyMarkup of="tbody" key={list.title} ready={sentOnce(placesText(list, columns, sees.head))} />
        ))}
      </table>
    </div>
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
