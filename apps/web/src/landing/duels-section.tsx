import { pageAddress } from '../address/pages.ts';
import { DuelCard } from '../duel/duel-card.tsx';
import type { ShownDuel } from './load-duels.ts';
import { Section } from '../frame/section.tsx';

/** Six duels, each its verdict and a small drawing. */
export function DuelsSection({ duels }: { duels: readonly ShownDuel[] }) {
  if (duels.length === 0) return null;
  return (
    <Section
      id="duels"
      title="Six duels"
      note="Ratio of tokens/s per user over context. The band is the error; where it covers the line, nobody leads."
      head={<a href={pageAddress('compare')}>Compare any two</a>}
    >
      <div className="three">
        {duels.map(({ chosen, duel }) => (
          <DuelCard key={chosen.chips.join()} duel={duel} chosen={chosen} />
        ))}
      </div>
    </Section>
  );
}
