import type { PointResult } from '@inferbench/graphql-documents/point-page';
import { formatValue } from '@inferbench/units/format';
import { StackTable } from '../../chart/table/stack-table.tsx';
import { Section } from '../../frame/section.tsx';

const COLUMNS = [
  { head: 'Result' },
  { head: 'Declared, tokens/s per chip', numeric: true },
  { head: 'Derived, useful TOPS', numeric: true },
  { head: 'Simulated, useful TOPS', numeric: true },
  { head: 'Run ÷ simulated', numeric: true },
] as const;

const shown = (value: number | null, missing: string) => (value === null ? missing : formatValue(value));

/** What the file says, what follows from it, and what the simulator holds to be attainable. */
export function SideBySide({ points }: { points: readonly PointResult[] }) {
  if (points.length === 0) return null;
  return (
    <Section
      id="side-by-side"
      title="Declared, derived, simulated"
      note="A run above what is attainable says that the run, or the simulator, is wrong."
    >
      <StackTable
        caption="Declared, derived and simulated figures"
        columns={COLUMNS}
        rows={points.map((point, n) => ({ key: point.id, cells: [`Result ${n + 1}`, ...cellsOf(point)] }))}
      />
    </Section>
  );
}

function cellsOf({ scores: { tokensPerSecPerChip, usefulTops }, split }: PointResult): string[] {
  const software = split?.software ?? null;
  return [
    shown(tokensPerSecPerChip, 'not stated'),
    shown(usefulTops, 'does not follow'),
    shown(usefulTops === null || software === null ? null : usefulTops / software, 'not simulated'),
    shown(software, 'not simulated'),
  ];
}
