import { pageAddress } from '../address/pages.ts';
import { SvgDrawing } from '../chart/svg-drawing.tsx';
import type { RefutedCard } from './refuted-card.ts';
import { refutedDrawing } from './refuted-drawing.ts';
import { Section } from '../frame/section.tsx';

interface RefutedSectionProps {
  cards: readonly RefutedCard[];
  /** Sentence: "Of 109 claims checked, 46 are wrong." */
  counts: string;
}

/** Three refuted claims: the claim, both bars, one sentence, its arithmetic. */
export function RefutedSection({ cards, counts }: RefutedSectionProps) {
  return (
    <Section
      id="refuted"
      title="What we refuted"
      note={counts}
      head={<a href={pageAddress('corrections')}>All corrections</a>}
    >
      <div className="three">
        {cards.map((card) => (
          <article key={card.quote} className="refuted">
            <blockquote>“{card.quote}”</blockquote>
            <SvgDrawing drawing={refutedDrawing(card, 358)} className="plot bars-only" />
            <p className="verdict">{card.verdict}</p>
            <p className="slice-line">
              {card.arithmetic} · <a href={card.href}>the whole check</a>
            </p>
          </article>
        ))}
      </div>
    </Section>
  );
}
