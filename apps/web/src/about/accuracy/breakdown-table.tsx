import { formatNumber, formatPercent } from '@inferbench/units/format';
import type { ReactNode } from 'react';
import { FoldedTable } from '../../chart/table/folded-table.tsx';
import { withBelow } from '../../chart/table/linked.tsx';
import { unbroken } from '../../words/numbers.ts';
import type { AccuracyGroup, AccuracyQuantity, GroupedErrors } from './accuracy-data.ts';
import { counted } from '@inferbench/units/english';

interface BreakdownTableProps {
  id: string;
  title: string;
  head: string;
  quantities: readonly GroupedErrors[];
  /** Name of a group in words or as a link; as it is where left out. */
  show?: (name: string) => ReactNode;
}

const unbrokenPercent = (share: number) => unbroken(formatPercent(share));

const asItIs = (name: string) => name;

/** Errors of groups: times in full, watts and joules in one cell each. */
export function BreakdownTable({ id, title, head, quantities, show = asItIs }: BreakdownTableProps) {
  const names = namesOf(quantities);
  const columns = [
    { head },
    { head: 'Times', unit: 'figures', numeric: true },
    { head: 'Mean error', numeric: true },
    { head: 'Median error', numeric: true },
    { head: 'Bias', numeric: true },
    { head: 'Watts', unit: 'mean error', numeric: true },
    { head: 'Joules', unit: 'mean error', numeric: true },
  ];
  const rows = names.map((name) => {
    const of = (quantity: AccuracyQuantity) => groupOf(quantities, quantity, name);
    const times = of('LATENCY');
    const groups = [times, of('POWER'), of('ENERGY')].filter((group) => group !== undefined);
    return {
      key: name,
      cells: [
        withBelow(show(name), groups.every(({ barred }) => barred) ? '' : 'reported, no bar'),
        times === undefined ? 'none' : formatNumber(times.rows),
        times === undefined ? 'none' : unbrokenPercent(times.meanError),
        times === undefined ? 'none' : unbrokenPercent(times.medianError),
        times === undefined ? 'none' : times.bias.toFixed(2),
        otherCell(of('POWER')),
        otherCell(of('ENERGY')),
      ],
    };
  });
  return (
    <>
      <h3 id={id}>{title}</h3>
      {rows.length === 0 ? (
        <p>No figure is compared.</p>
      ) : (
        <FoldedTable caption={title} columns={columns} rows={rows} />
      )}
    </>
  );
}

/** Groups with most times first, then those of watts or joules alone. */
function namesOf(quantities: readonly GroupedErrors[]): string[] {
  const all = quantities.flatMap(({ groups }) => groups.map(({ name }) => name));
  const times = (name: string) => groupOf(quantities, 'LATENCY', name)?.rows ?? 0;
  return [...new Set(all)].toSorted((a, b) => times(b) - times(a));
}

function groupOf(
  quantities: readonly GroupedErrors[],
  quantity: AccuracyQuantity,
  name: string,
): AccuracyGroup | undefined {
  return quantities.find((each) => each.quantity === quantity)?.groups.find((group) => group.name === name);
}

function otherCell(group: AccuracyGroup | undefined): ReactNode {
  return group === undefined
    ? 'none'
    : withBelow(unbrokenPercent(group.meanError), counted(group.rows, 'figure'));
}
