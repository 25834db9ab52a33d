import type { TradeoffChart } from '@inferbench/domain/tradeoff-chart';
import { counted } from '@inferbench/units/english';
import { NumbersTable } from '../chart/figure-table.tsx';
import { pointsTable } from '../tradeoff-chart/tradeoff-tables.ts';

/** Every published point of the slice, and every simulated load, folded. */
export function ModelPoints({ chart }: { chart: TradeoffChart }) {
  const published = [...chart.fronts.flatMap(({ points }) => points), ...chart.points].length;
  const loads = chart.curves.flatMap(({ samples }) => samples).length;
  return (
    <section aria-labelledby="points">
      <header>
        <h2 id="points">All points</h2>
        <p className="note">{chart.head.slice}</p>
      </header>
      <details>
        <summary>
          {counted(published, 'published point')} and {counted(loads, 'simulated load')}, each with its source
        </summary>
        <NumbersTable table={pointsTable(chart)} />
      </details>
    </section>
  );
}
