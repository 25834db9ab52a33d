import { pageAddress } from '../address/pages.ts';
import { SvgDrawing } from '../chart/svg-drawing.tsx';
import { Section } from '../frame/section.tsx';
import type { CheckedClaim } from './checked-claim.ts';
import { claimDrawing } from './claim-drawing.ts';

export function ClaimsSection({ claims }: { claims: readonly CheckedClaim[] }) {
  if (claims.length === 0) return null;
  return (
    <Section
      id="claims"
      title="Claims, checked"
      note="Who said it, where, and what published runs or arithmetic allow"
      head={<a href={pageAddress('corrections')}>All checks</a>}
    >
      <div className="three">
        {claims.map(({ speaker, title, said, found, sum, place }) => (
          <article key={title} className="checked-claim">
            <p className="slice-line">{speaker}</p>
            <h3>{title}</h3>
            <SvgDrawing drawing={claimDrawing({ said, found }, 358)} className="plot bars-only" />
            <p className="slice-line">
              {sum} Said in: <a href={place.href}>{place.words}</a>
            </p>
          </article>
        ))}
      </div>
    </Section>
  );
}
