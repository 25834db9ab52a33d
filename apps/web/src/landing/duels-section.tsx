import { pageAddress } from '../address/pages.ts';
import { DuelCard } from '../figures/duel/duel-card.tsx';
import { numberWord } from '@inferbench/units/english';
import type { ShownDuels } from './load-duels.ts';
import { Section } from '../frame/section.tsx';

/** The editors' duels, each with its small drawing; what the API gave no answer to is said. */
export function DuelsSection({ duels, failed }: ShownDuels) {
  if (duels.length === 0) return null;
  return (
    <Section
      id="duels"
      title={`${numberWord(duels.length, true)} duels`}
      note={`Simulated ratio of tokens/s per user over context. The band is the error; where it covers the line, nobody leads.${
        failed === 0 ? '' : ` ${numberWord(failed, true)} more could not be computed just now.`
      }`}
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
