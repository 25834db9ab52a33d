import { formatNumber, formatPercent } from '@inferbench/units/format';
import { FigureView } from '../chart/figure-view.tsx';
import { FactsTable } from '../table/facts-table.tsx';
import { type Grid, heatMap } from './heat-map.ts';

const LEGEND = [
  ['cell-half', 'half or more of what the bound allows'],
  ['cell-below', 'less'],
  ['cell-none', 'does not fit, or no such precision'],
] as const;
const CHANGED = ['cell-changed', 'changed by the edit'] as const;

/** Every cell of the grid, and its shares by phase and precision. */
export function HeatMapView({ grid }: { grid: Grid }) {
  const { batches, contexts, byPhase, byPrecision, testedShare } = grid;
  const ends = (axis: readonly number[]) =>
    `${formatNumber(axis[0] ?? 0)} to ${formatNumber(axis.at(-1) ?? 0)}`;
  const words = ({ score, fits, ownPeakScore }: { score: number; fits: number; ownPeakScore: number }) =>
    `${formatPercent(score)} run well, ${formatPercent(fits)} fit, ${formatPercent(ownPeakScore)} near its own peak`;
  return (
    <>
      <FactsTable
        facts={[
          ...byPhase.map((part) => [part.phase === 'PREFILL' ? 'Prefill' : 'Decode', words(part)] as const),
          ...byPrecision.map(
            (part) =>
              [
                part.computed === null ? part.precision : `${part.precision}, computed in ${part.computed}`,
                words(part),
              ] as const,
          ),
        ]}
      />
      <FigureView figure={heatMap(grid)} legend={<HeatMapLegend />}>
        <p className="note">
          Each map is a model size: context {ends(contexts)} to the right, batch {ends(batches)} upwards. A
          dot marks cells that a published measurement covers: same chip, one of it, nearest size, batch and
          context ({formatPercent(testedShare)} of all).
        </p>
      </FigureView>
    </>
  );
}

/** `changed`: outlines stand in the map. */
export function HeatMapLegend({ changed = false }: { changed?: boolean }) {
  return (
    <ul className="legend">
      {[...LEGEND, ...(changed ? [CHANGED] : [])].map(([className, words]) => (
        <li key={className}>
          <svg className="chart" width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
            <path className={className} d="M1 1h10v10h-10z" />
          </svg>
          {words}
        </li>
      ))}
    </ul>
  );
}
