import { SvgDrawing } from '../../chart/svg-drawing.tsx';
import { miniSlope, type SlopeRow } from './mini-slope.ts';
import { type SmallBar, SmallBars } from './small-bars.tsx';

export interface SliceCard {
  title: string;
  href: string;
  /** What the slice shows, computed from its values. */
  sentence: string;
  picture: { type: 'BARS'; bars: readonly SmallBar[] } | { type: 'SLOPE'; rows: readonly SlopeRow[] };
  /** Unit, and what is better. */
  note: string;
}

/** A slice worth a look: a sentence and a small picture of the same numbers that its page shows. */
export function SliceCardView({ card }: { card: SliceCard }) {
  const { title, href, sentence, picture, note } = card;
  return (
    <article className="card">
      <h3>
        <a href={href}>{title}</a>
      </h3>
      <p>{sentence}</p>
      {picture.type === 'BARS' ? (
        <SmallBars bars={picture.bars} />
      ) : (
        <div role="img" aria-label={sentence}>
          <SvgDrawing drawing={miniSlope(picture.rows)} className="plot slope" hidden />
        </div>
      )}
      <p className="note">{note}</p>
    </article>
  );
}
