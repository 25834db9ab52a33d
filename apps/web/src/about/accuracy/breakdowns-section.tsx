import { chipAddress } from '../../address/pages.ts';
import type { AccuracyData, AccuracyGroup, AccuracyQuantity, GroupedErrors } from './accuracy-data.ts';
import type { ReactNode } from 'react';
import { GRADE_WORDS, metricOfName, phaseOfName } from './accuracy-words.ts';
import { formatNumber, formatPercent } from '@inferbench/units/format';
import { FoldedTable } from '../../chart/table/folded-table.tsx';
import { eachInRow } from '../../chart/table/table-parts.ts';
import { withBelow } from '../../chart/table/linked.tsx';
import { unbroken } from '../../words/numbers.ts';
import { counted } from '@inferbench/units/english';

type Names = AccuracyData['names'];

const chipLink = (slug: string, names: Names) => <a href={chipAddress(slug)}>{names[slug] ?? slug}</a>;
const shortName = (slug: string, names: Names) => names[slug] ?? slug;

const gradeOfName = (name: string) => GRADE_WORDS[name] ?? name;

interface Table {
  of: Extract<keyof AccuracyData, `by${string}`>;
  id: string;
  title: string;
  head: string;
  /** Name of a group in words or as a link; as it is where left out. */
  show?: (name: string, names: Names) => ReactNode;
}

const TABLES: readonly Table[] = [
  { of: 'byPhase', id: 'by-phase', title: 'Phases', head: 'Phase', show: phaseOfName },
  { of: 'byFamily', id: 'by-family', title: 'Hardware families', head: 'Hardware', show: shortName },
  { of: 'byFramework', id: 'by-framework', title: 'Frameworks', head: 'Framework' },
  { of: 'byModel', id: 'by-model', title: 'Models', head: 'Model', show: shortName },
  { of: 'byChip', id: 'by-chip', title: 'Chips', head: 'Chip', show: chipLink },
  { of: 'byMetric', id: 'by-metric', title: 'Metrics', head: 'Metric', show: metricOfName },
  { of: 'byGrade', id: 'by-grade', title: 'Source grades', head: 'Grade', show: gradeOfName },
];

export function BreakdownsSection({ data }: { data: AccuracyData }) {
  return (
    <section aria-labelledby="breakdowns" className="breakdowns">
      <header>
        <h2 id="breakdowns">By phase, hardware, software, model</h2>
        <p className="note">
          Held out. Errors and bias, simulated ÷ published, are of times first. Kernels count by phase and
          metric alone. Hardware without a bar is reported and not in the sentence above; families that are
          not calibrated are predicted with defaults.
        </p>
      </header>
      {TABLES.map(({ of, ...table }) => (
        <BreakdownTable key={of} {...table} names={data.names} quantities={data[of].quantities} />
      ))}
    </section>
  );
}

interface BreakdownTableProps extends Omit<Table, 'of'> {
  names: Names;
  quantities: readonly GroupedErrors[];
}

const QUANTITIES = ['LATENCY', 'POWER', 'ENERGY'] as const;

const unbrokenPercent = (share: number) => unbroken(formatPercent(share));

/** Errors of groups: times in full, watts and joules in one cell each. */
function BreakdownTable({ id, title, head, quantities, show, names }: BreakdownTableProps) {
  const of = (quantity: AccuracyQuantity, name: string) => groupOf(quantities, quantity, name);
  const ofTimes = (words: (times: AccuracyGroup) => string) => (name: string) => {
    const times = of('LATENCY', name);
    return times === undefined ? 'none' : words(times);
  };
  const isBarred = (name: string) => QUANTITIES.every((quantity) => of(quantity, name)?.barred !== false);
  const table = eachInRow(namesOf(quantities), (name) => name, [
    [head, (name) => withBelow(show?.(name, names) ?? name, isBarred(name) ? '' : 'reported, no bar')],
    ['Times', ofTimes(({ rows }) => formatNumber(rows)), 'NUMBER', 'figures'],
    ['Mean error', ofTimes(({ meanError }) => unbrokenPercent(meanError)), 'NUMBER'],
    ['Median error', ofTimes(({ medianError }) => unbrokenPercent(medianError)), 'NUMBER'],
    ['Bias', ofTimes(({ bias }) => bias.toFixed(2)), 'NUMBER'],
    ['Watts', (name) => otherCell(of('POWER', name)), 'NUMBER', 'mean error'],
    ['Joules', (name) => otherCell(of('ENERGY', name)), 'NUMBER', 'mean error'],
  ]);
  return (
    <>
      <h3 id={id}>{title}</h3>
      {table.rows.length === 0 ? <p>No figure is compared.</p> : <FoldedTable caption={title} {...table} />}
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
