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
  const ranking = rows.filter(({ waits }) => !waits);
  return {
    chips,
    simulated,
    title: titleOf(rows.length - ranking.length, ranking.length, { ...grouping, chips }),
    note,
    rows: placedRows(rows, {
      by,
      ranks: ranking.filter(({ rate }) => rate > 0).length > 1 && slice.pools !== 'UNSTATED',
    }),
  };
}

/** Rows with their places in a column; those that it does not order follow, by output. */
function placedRows(
  rows: readonly RowOfRun[],
  { by, ranks }: { by: BoardColumn; ranks: boolean },
): BoardRow[] {
  const { ordered, others } = orderedBy(rows, by);
  const shown = placesOf(ordered.filter(({ waits }) => !waits));
  // A run that nobody reviewed stands where its value puts it, before the first that it surpasses.
  for (const one of ordered.filter(({ waits }) => waits)) {
    const below = shown.findIndex((other) => other.one.value < one.value);
    shown.splice(below === -1 ? shown.length : below, 0, { one, place: 0 });
  }
  const placed = shown.map(({ one: { row, waits }, place }) => ({
    ...row,
    place: ranks && !waits ? place : null,
  }));
  const rest = others.toSorted((a, b) => b.rate - a.rate).map(({ row }) => ({ ...row, place: null }));
  return [...placed, ...rest];
}

/** "Published, 8 chips, 8 users a chip: 5 systems, 1 more waits for its review". */
function titleOf(
  waiting: number,
  ranking: number,
  { slice, simulated, chips }: Grouping & { chips: number },
): string {
  const { users, phase } = slice;
  const each = users === null ? null : users / chips;
  const load =
    each === null ? '' : `, ${formatNumber(each)} ${PHASE_WORDS[phase].users}${each === 1 ? '' : 's'} a chip`;
  const size = counted(chips, 'chip');
  return simulated
    ? `Simulated, ${size}, where nobody published`
    : `Published, ${size}${load}: ${counted(ranking, 'system')}${waiting === 0 ? '' : `, ${formatNumber(waiting)} more not reviewed yet`}`;
}
