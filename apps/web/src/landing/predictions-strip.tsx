import { bandSentence } from '../about/accuracy/ledger/ledger-words.ts';
import type { LedgerData } from '../about/accuracy/ledger/load-ledger.ts';
import { formatNumber } from '@inferbench/units/format';
import { pageAddress } from '../address/pages.ts';
import { SvgDrawing } from '../chart/svg-drawing.tsx';
import { Section } from '../frame/section.tsx';
import { farthestMiss } from './claim-card.ts';
import { claimDrawing } from './claim-drawing.ts';

/** Says how many predictions held, and the worst one in words. */
export function PredictionsStrip({ ledger: data }: { ledger: LedgerData }) {
  const { held, missed } = data.ledger.headline;
  const all = held + missed;
  if (all === 0) return null;
  const worst = farthestMiss(data);
  const bars = {
    said: { words: `${formatNumber(missed)} missed`, value: missed },
    found: { words: `${formatNumber(held)} held`, value: held },
  };
  return (
    <Section
      id="predictions"
      title={`Of ${formatNumber(all)} predictions ${formatNumber(missed)} missed`}
      head={<a href={pageAddress('accuracy')}>All predictions, misses first</a>}
    >
      <div className="two">
        <p>
          {bandSentence(data.ledger)} {worst === null ? '' : `The largest miss: ${worst.title}.`}
        </p>
        <SvgDrawing drawing={claimDrawing(bars, 358)} className="plot bars-only" />
      </div>
    </Section>
  );
}
