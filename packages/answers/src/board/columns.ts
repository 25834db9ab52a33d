import { formatPercent } from '@inferbench/units/format';
import type { ShownFigure } from '../load/shape.ts';
import type { BoardColumn } from './request.ts';
import type { Ordered } from './order.ts';
import type { BoardRow } from './shape.ts';

/** A row with the interval of its run. */
export interface RowOfRun extends Pick<Ordered, 'intervalShare' | 'intervalIs' | 'source'> {
  row: Omit<BoardRow, 'place'>;
  /** Whether nobody reviewed it yet: it stands in its place and takes none. */
  waits: boolean;
  /** Output as the map counts it; 0 of a simulation in no order: too few runs of its family are public. */
  rate: number;
}

interface Column {
  of: (row: RowOfRun['row']) => ShownFigure;
  /** True where less of it is better. */
  falls: boolean;
  /** Values in other words are no race: energy at another boundary, a mean against a median. */
  alike: boolean;
}

const COLUMNS: Readonly<Record<BoardColumn, Column>> = {
  OUTPUT: { of: ({ output }) => output, falls: false, alike: false },
  PRICE: { of: ({ price }) => price, falls: true, alike: false },
  ENERGY: { of: ({ energy }) => energy, falls: true, alike: true },
  FLEXIBILITY: { of: ({ flexibility }) => flexibility, falls: false, alike: false },
  FIRST_TOKEN: { of: ({ firstToken }) => firstToken, falls: true, alike: true },
  SPEED: { of: ({ speed }) => speed, falls: false, alike: false },
};

/** Rows that a column orders, each with a value of which more is better, and those that it does not. */
export function orderedBy(
  rows: readonly RowOfRun[],
  by: BoardColumn,
): { ordered: (RowOfRun & Ordered)[]; others: RowOfRun[] } {
  const { of, falls, alike } = COLUMNS[by];
  const usual = alike ? mostWords(rows.map(({ row }) => of(row))) : null;
  const others: RowOfRun[] = [];
  const ordered = rows.flatMap((one) => {
    const figure = of(one.row);
    const value = by === 'OUTPUT' ? one.rate : figure.value;
    if (value === null || value <= 0 || one.rate <= 0 || (usual !== null && figure.words !== usual)) {
      others.push(one);
      return [];
    }
    return [{ ...one, ...(by === 'FLEXIBILITY' ? ofCells(value) : { value: falls ? 1 / value : value }) }];
  });
  return { ordered, others };
}

/** A count of cells has no interval: shares that read alike are equal. */
function ofCells(share: number) {
  return { value: Number.parseFloat(formatPercent(share)), intervalShare: 0, intervalIs: 'STATED' as const };
}

/** Words of most figures that have a value. */
function mostWords(figures: readonly ShownFigure[]): string | null {
  const counts = new Map<string, number>();
  for (const { value, words } of figures) if (value !== null) counts.set(words, (counts.get(words) ?? 0) + 1);
  const [most] = [...counts.entries()].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return most?.[0] ?? null;
}
