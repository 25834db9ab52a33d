import { nameSlug } from '@inferbench/domain/catalogue/names';
import { compareAddress } from '../../address/pages.ts';
import { KindMark } from '../../chart/kind-mark.tsx';
import { SvgDrawing } from '../../chart/svg-drawing.tsx';
import { duelDrawing } from './duel-drawing.ts';
import type { DrawnDuel } from './duel-scales.ts';

interface DuelCardProps {
  duel: DrawnDuel;
  /** Work of the duel, in the words of an address. */
  chosen: { model: string; precision: string; users: number; chipsEach: number };
}

/** A duel in small: the verdict leads to the comparison, the drawing is the real one. */
export function DuelCard({ duel, chosen }: DuelCardProps) {
  const [ratio] = duel.ratios;
  if (ratio === undefined) return null;
  const { a, b } = ratio;
  const { model, precision, users, chipsEach } = chosen;
  const query = { model, prec: precision.toLowerCase(), users: String(users), chips: String(chipsEach) };
  const href = compareAddress([nameSlug(a.label), nameSlug(b.label)], { query, section: 'context' });
  return (
    <article className="duel-card">
      <h3>
        {a.label} v. {b.label}
      </h3>
      <p className="verdict">
        <a href={href}>
          {ratio.observed === null ? duel.verdict.text : `By published runs: ${ratio.observed}`}
        </a>
      </p>
      <SvgDrawing drawing={duelDrawing(duel, { form: 'card', width: 358 })} className="plot bars-only" />
      <p className="slice-line">
        <KindMark kind="SIMULATED" /> {ratio.observed === null ? '' : 'Drawn by user: '}
        {duel.head.slice.replace(/\.$/, '')}
      </p>
    </article>
  );
}
