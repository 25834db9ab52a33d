import type { FlexibilityReport } from '@inferbench/domain/scores/flexibility';
import { formatPercent } from '@inferbench/units/format';
import { ChartFrame } from '../chart/chart-frame.tsx';
import { FactsTable } from '../chart/table/facts-table.tsx';
import type { ChartedChip } from './chart-place.ts';
import { flexibilityFigure } from './heat-map.ts';

export function HeatMapView({ chip, grid }: { chip: ChartedChip; grid: FlexibilityReport }) {
  const { byPhase, byPrecision } = grid;
  const words = ({ score, fits, ownPeakScore }: { score: number; fits: number; ownPeakScore: number }) =>
    `${formatPercent(score)} run well, ${formatPercent(fits)} fit, ${formatPercent(ownPeakScore)} near its own peak`;
  return (
    <>
      <FactsTable
        facts={[
          ...byPhase.map((part) => [part.phase === 'prefill' ? 'Prefill' : 'Decode', words(part)] as const),
          ...byPrecision.map(
            (part) =>
              [
                part.computed === null
                  ? part.precision
                  : `${part.precision}, computed in ${part.computed.toUpperCase()}`,
                words(part),
              ] as const,
          ),
        ]}
      />
      <ChartFrame id="flexibility-map" chart={flexibilityFigure(chip, grid)} />
    </>
  );
}
