import { ChartSection } from '../chart/chart-section.tsx';
import type { Named } from './names.ts';
import { doubtsOf, priceAgainstEnergy } from './sensitivity.ts';
import { sensitivityFigure } from './sensitivity-figure.ts';
import type { Ranked } from './workload-state.ts';

interface SensitivitySectionProps {
  ranked: Ranked;
  chips: readonly Named[];
  query: string;
}

export function SensitivitySection({ ranked: { result }, chips, query }: SensitivitySectionProps) {
  const doubts = doubtsOf(result.sensitivity, chips);
  const against = priceAgainstEnergy(doubts);
  return (
    <ChartSection
      id="sensitivity"
      chart={sensitivityFigure(doubts, query)}
      notes={
        <>
          {against === null ? null : <p>{against}</p>}
          <p className="note">
            <a href="/methodology#cost-efficiency">How costs are worked out</a>
          </p>
        </>
      }
    >
      <p>
        {result.ranking.length < 2
          ? 'Fewer than two systems rank: no assumption can change their order.'
          : 'No assumption of ours is in this order: it ranks by what was measured alone.'}
      </p>
    </ChartSection>
  );
}
