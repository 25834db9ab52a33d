import type { TradeoffChart } from '@inferbench/answers/load/shape';
import { counted } from '@inferbench/units/english';
import { NumbersTable } from '../chart/numbers-table.tsx';
import { pointsTable } from '../figures/tradeoff/tradeoff-tables.ts';
import { Section } from '../frame/section.tsx';

/** Every published point of the slice, folded; simulated loads are in the files of the chart. */
export function ModelPoints({ chart }: { chart: TradeoffChart }) {
  const published = [...chart.fronts.flatMap(({ points }) => points), ...chart.points].length;
  if (published === 0) return null;
  return (
    <Section id="points" title="All points">
      <details>
        <summary>{counted(published, 'published point')}, each with its source</summary>
        <NumbersTable table={pointsTable({ ...chart, curves: [] })} />
      </details>
    </Section>
  );
}
