import type { FrontPoint, TradeoffChart } from '@inferbench/answers/load/shape';
import { counted } from '@inferbench/units/english';
import { formatNumber } from '@inferbench/units/format';
import { modelChartQuery } from '../address/model-request.ts';
import { chartFiles } from '../address/pages.ts';
import { NumbersTable } from '../chart/numbers-table.tsx';
import { baseValue } from '../figures/tradeoff/axis-value.ts';
import { pointsTable } from '../figures/tradeoff/tradeoff-tables.ts';
import { Section } from '../frame/section.tsx';

/** Runs that the page holds, however many there are; all are in the file. */
const MOST_SHOWN = 16;

/** The published runs of the slice that are nearest to the line, folded, and all of them as a file. */
export function ModelPoints({ chart, asked }: { chart: TradeoffChart; asked: readonly string[] }) {
  const { at, x } = chart.slice;
  const far = (point: TradeoffChart['points'][number] | FrontPoint) => {
    const seen = baseValue(point, x);
    return seen === null ? Number.MAX_VALUE : Math.max(seen / at, at / seen);
  };
  const all = [...chart.fronts.flatMap(({ points }) => points), ...chart.points].toSorted(
    (a, b) => far(a) - far(b),
  );
  if (all.length === 0) return null;
  const shown = new Set(all.slice(0, MOST_SHOWN).map(({ pointId }) => pointId));
  const isShown = ({ pointId }: { pointId: string }) => shown.has(pointId);
  const nearest = {
    ...chart,
    curves: [],
    fronts: chart.fronts.map((front) => ({ ...front, points: front.points.filter(isShown) })),
    points: chart.points.filter(isShown),
  };
  const [csv] = chartFiles('tradeoff', modelChartQuery(chart.slice, asked), ['csv']);
  return (
    <Section
      id="points"
      title="Published runs"
      note={<a href={csv?.href}>All {counted(all.length, 'run')} as CSV</a>}
    >
      <details>
        <summary>
          {all.length > MOST_SHOWN
            ? `The ${formatNumber(MOST_SHOWN)} of ${formatNumber(all.length)} runs nearest to the line`
            : counted(all.length, 'published run')}
          , each with its source
        </summary>
        <NumbersTable table={pointsTable(nearest)} />
      </details>
    </Section>
  );
}
