import { formatNumber, formatPercent } from '@inferbench/units/format';
import { FAMILY_WORDS } from './list/chip-words.ts';
import type { ChipAnalyses, ChipData } from './chip-data.ts';
import { Facts } from '../frame/facts.tsx';
import { Section } from '../frame/section.tsx';
import type { FlexibilityReport } from '@inferbench/domain/scores/flexibility';
import { ChartFrame } from '../chart/chart-frame.tsx';
import { FactsTable } from '../chart/table/facts-table.tsx';
import type { ChartedChip } from './chart-place.ts';
import { flexibilityFigure } from './heat-map.ts';

export function FlexibilitySection({ chip, grid }: { chip: ChipData; grid: ChipAnalyses['flexibility'] }) {
  const { flexibility, flexibilityMissing, attainable } = chip;
  return (
    <Section
      id="flexibility"
      title="Flexibility"
      note={
        <>
          {attainable === null
            ? 'Not simulated.'
            : `Simulated${attainable.uncalibrated ? ', uncalibrated for this family' : ''}; never mixed with measured values.`}{' '}
          <a href="/methodology#flexibility">Definition</a>
        </>
      }
    >
      {flexibility === null ? (
        <p>
          {attainable === null
            ? `The engine has no model of this family (${FAMILY_WORDS[chip.family]}), so nothing of this chip is simulated: no flexibility, no split, no curve over context.`
            : `Missing: ${flexibilityMissing ?? 'not computed'}.`}
        </p>
      ) : (
        <Facts
          of={[
            [
              'Cells run well',
              formatPercent(flexibility.score),
              `of ${formatNumber(flexibility.cells)}, ideal ÷ attainable of ½ or more`,
            ],
            ['Cells that fit', formatPercent(flexibility.fits), 'supported precision, fits memory'],
            [
              'Cells near its own peak',
              formatPercent(flexibility.ownPeakScore),
              'half or more of its highest useful TOPS',
            ],
          ]}
        />
      )}
      {flexibility !== null && grid.ok ? <HeatMapView chip={chip} grid={grid.value} /> : null}
    </Section>
  );
}

function HeatMapView({ chip, grid }: { chip: ChartedChip; grid: FlexibilityReport }) {
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
