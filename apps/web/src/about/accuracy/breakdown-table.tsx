import { formatNumber, formatPercent } from '@inferbench/units/format';
import type { ReactNode } from 'react';
import { FoldedTable } from '../../chart/table/folded-table.tsx';
import { unbroken } from '../../words/numbers.ts';
import type { AccuracyGroup, AccuracyQuantity, GroupedErrors } from './accuracy-data.ts';

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
        <Name key="name" barred={groups.every(({ barred }) => barred)}>
          {show(name)}
        </Name>,
        times === undefined ? 'none' : formatNumber(times.rows),
        times === undefined ? 'none' : unbrokenPercent(times.meanError),
        times === undefined ? 'none' : unbrokenPercent(times.medianError),
        times === undefined ? 'none' : times.bias.toFixed(2),
        <Other key="watts" group={of('POWER')} />,
        <Other key="joules" group={of('ENERGY')} />,
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

function Name({ barred, children }: { barred: boolean; children: ReactNode }) {
  return (
    <>
      {children}
      {barred ? null : <span className="sub">reported, no bar</span>}
    </>
  );
}

function Other({ group }: { group: AccuracyGroup | undefined }) {
  if (group === undefined) return 'none';
  return (
    <>
      {unbrokenPercent(group.meanError)}
      <span className="sub">
        {formatNumber(group.rows)} {group.rows === 1 ? 'figure' : 'figures'}
      </span>
    </>
  );
}
