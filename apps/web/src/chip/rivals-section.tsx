import { pageAddress } from '../address/pages.ts';
import { DuelCard } from '../figures/duel/duel-card.tsx';
import type { ChipAgainstOthers } from './against-others.ts';
import { Section } from '../frame/section.tsx';

/** Three duels: with a chip of the same time, the generation before, the nearest in price. */
export function RivalsSection({ rivals }: Pick<ChipAgainstOthers, 'rivals'>) {
  if (rivals.length === 0) return null;
  return (
    <Section
      id="rivals"
      title="Its rivals"
      note="Tokens/s each over context. Where the band covers the line, nobody leads."
      head={<a href={pageAddress('compare')}>Any other chip</a>}
    >
      <div className="three">
        {rivals.map(({ chosen, duel, reason }) => (
          <DuelCard key={reason} duel={duel} chosen={chosen} />
        ))}
      </div>
    </Section>
  );
}
