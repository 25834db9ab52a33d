import { FigureSection } from '../chart/figure-section.tsx';
import type { Named } from './names.ts';
import { doubtsOf, priceAgainstEnergy } from './sensitivity.ts';
import { sensitivityFigure } from './sensitivity-figure.ts';
import type { Ranked } from './workload-state.ts';

interface SensitivitySectionProps {
  ranked: Ranked;
  chips: readonly Named[];
  query: string;
}

/** Which of the assumptions matters. */
export function SensitivitySection({ ranked: { result }, chips, query }: SensitivitySectionProps) {
  const doubts = doubtsOf(result.sensitivity, chips);
  const figure = sensitivityFigure(doubts);
  const against = priceAgainstEnergy(doubts);
  return (
    <FigureSection
      id="sensitivity"
      title="What the order depends on"
      figure={figure}
      name="sensitivity"
      query={query}
      absent={
        <p>
          {result.ranking.length < 2
            ? 'Fewer than two systems rank: no assumption can change their order.'
            : 'No assumption of ours is in this order: it ranks by what was measured alone.'}
        </p>
      }
    >
      {against === null ? null : <p>{against}</p>}
      <p className="note">
        Dark: the order changes. Each price is moved by 15 %, each figure of owning by about a factor of two,
        alone. <a href="/methodology#cost-efficiency">How costs are worked out</a>
      </p>
    </FigureSection>
  );
}
