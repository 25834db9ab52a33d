import { formatNumber } from '@inferbench/units/format';
import { counted } from '@inferbench/units/english';
import { orderedBy, type RowOfRun } from './columns.ts';
import { placesOf } from './order.ts';
import type { BoardColumn } from './request.ts';
import type { BoardGroup, BoardRow } from './shape.ts';
import type { BoardSlice } from './systems.ts';
import { PHASE_WORDS } from './words.ts';

interface Grouping {
  slice: BoardSlice;
  by: BoardColumn;
  simulated: boolean;
  note: string;
}

/** Observed rows by number of chips, the fullest group first. */
export function groupsOf(rows: readonly RowOfRun[], grouping: Grouping): BoardGroup[] {
  const groups = new Map<number, RowOfRun[]>();
  for (const row of rows) groups.set(row.row.chips, [...(groups.get(row.row.chips) ?? []), row]);
  return [...groups.entries()]
    .toSorted(([a, x], [b, y]) => y.length - x.length || b - a)
    .map(([chips, own], index) =>
      groupOf(own, chips, { ...grouping, note: index === 0 ? grouping.note : OTHER_COUNT }),
    );
}

const OTHER_COUNT = 'Another load on each chip: in no order with those above.';

/** Rows of one number of chips, placed. */
export function groupOf(rows: readonly RowOfRun[], chips: number, grouping: Grouping): BoardGroup {
  const { slice, by, simulated, note } = grouping;
  return {
    chips,
    simulated,
    title: titleOf(rows, chips, grouping),
    note,
    rows: placedRows(rows, { by, ranks: rows.length > 1 && slice.pools !== 'UNSTATED' }),
  };
}

/** Rows with their places in a column; those that it does not order follow, by output. */
function placedRows(
  rows: readonly RowOfRun[],
  { by, ranks }: { by: BoardColumn; ranks: boolean },
): BoardRow[] {
  const { ordered, others } = orderedBy(rows, by);
  const placed = placesOf(ordered).map(({ one: { row }, place }) => ({
    ...row,
    place: ranks ? place : null,
  }));
  const rest = others.toSorted((a, b) => b.rate - a.rate).map(({ row }) => ({ ...row, place: null }));
  return [...placed, ...rest];
}

function titleOf(rows: readonly RowOfRun[], chips: number, { slice, simulated }: Grouping): string {
  const { users, phase } = slice;
  const each = users === null ? null : users / chips;
  const load =
    each === null ? '' : `, ${formatNumber(each)} ${PHASE_WORDS[phase].users}${each === 1 ? '' : 's'} a chip`;
  const size = counted(chips, 'chip');
  return simulated
    ? `Simulated, ${size}, where nobody published`
    : `Published, ${size}${load}: ${counted(rows.length, 'system')}`;
}
