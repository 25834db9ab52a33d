import { classWords, isOneClass, isSameClass } from '@inferbench/domain/board/system-class';
import type { PlacedRow, TradeoffChart } from '@inferbench/answers/load/shape';
import { formatNumber } from '@inferbench/units/format';

export interface ShownList {
  title: string;
  rows: PlacedRow[];
  /** All are of one class, so that their places compare. */
  placed: boolean;
}

/** A list as far as a drawing has room for it. */
export interface CutList extends ShownList {
  more: number;
}

/** Parts of a chart that its lists are made of. */
interface Listed {
  atLine: Pick<TradeoffChart['atLine'], 'published' | 'simulated'>;
  slice: Pick<TradeoffChart['slice'], 'extent' | 'pools'>;
}

/** Lists at the line: the published of the shown class, those of other classes, and the simulated; none that is empty. */
export function listsAtLine({ atLine: { published, simulated }, slice }: Listed): ShownList[] {
  const isShown = (row: PlacedRow) => isSameClass(row, slice);
  const shown = published.filter(isShown);
  const others = published.filter((row) => !isShown(row));
  const { extent, pools } = slice;
  return [
    {
      title: extent === null ? 'published' : `${classWords({ extent, pools })}, published`,
      rows: shown,
      placed: pools !== null && shown.length > 1,
    },
    {
      title: shown.length > 0 ? 'other classes, not compared with these' : 'other classes, published',
      rows: others,
      placed: false,
    },
    {
      title: `simulated${tiedWords(simulated)}`,
      rows: simulated,
      placed: isOneClass(simulated) && simulated.length > 1,
    },
  ].filter(({ rows }) => rows.length > 0);
}

/** "; 4 level with the first": a band is wider than the steps between places. Systems of several classes have a first each. */
function tiedWords(rows: readonly PlacedRow[]): string {
  if (!isOneClass(rows)) return '';
  const isFirstHere = rows[0]?.place === 1;
  const tied = rows.slice(isFirstHere ? 1 : 0).filter(({ overlapsFirst }) => overlapsFirst).length;
  if (tied === 0) return '';
  const elsewhere = isFirstHere ? '' : ', which is not among these';
  return `; ${formatNumber(tied)} level with the first${elsewhere}`;
}

/** Lists of a drawing that has room for so many rows: of each kind the first, and whoever is coloured. */
export function shownLists(chart: TradeoffChart, most: number): CutList[] {
  const lists = listsAtLine(chart);
  let left = most;
  return lists.map((list, index) => {
    const after = lists.length - 1 - index;
    const rows = cut(list.rows, Math.max(2, left - 2 * after));
    left -= rows.length;
    return { ...list, rows, more: list.rows.length - rows.length };
  });
}

function cut(rows: readonly PlacedRow[], most: number): PlacedRow[] {
  if (rows.length <= most) return [...rows];
  const coloured = rows.filter((row) => row.coloured).slice(0, most);
  const grey = rows.filter((row) => !row.coloured).slice(0, most - coloured.length);
  const kept = new Set([...coloured, ...grey]);
  return rows.filter((row) => kept.has(row));
}
