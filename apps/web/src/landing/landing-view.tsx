import type { TradeoffChart } from '@inferbench/answers/load/shape';
import type { FieldOption } from '../address/form-field.ts';
import type { SiteNames } from '../address/names/site-names.ts';
import { compareAddress, modelAddress, pageAddress } from '../address/pages.ts';
import type { LedgerData } from '../about/accuracy/ledger/load-ledger.ts';
import { ChartFrame } from '../chart/chart-frame.tsx';
import type { Figure } from '@inferbench/chart/figure';
import { nameSlug } from '@inferbench/domain/catalogue/names';
import { OwnLimits } from '../workload/question/own-limits.tsx';
import { QuestionRow } from '../workload/question/question-row.tsx';
import { checkedClaims, farthestMiss } from './claim-card.ts';
import { LeadersStrip } from './leaders-strip.tsx';
import { SvgDrawing } from '../chart/svg-drawing.tsx';
import { Section } from '../frame/section.tsx';
import { claimDrawing } from './claim-drawing.ts';
import { bandSentence } from '../about/accuracy/ledger/ledger-words.ts';
import { formatNumber } from '@inferbench/units/format';
import type { CheckedClaim } from './claims.ts';
import { NameField } from '../frame/name-field.tsx';

const PEAK = compareAddress(['h100', 'b200'], { query: { model: 'llama-3.3-70b' }, section: 'peak' });

interface LandingViewProps {
  chart: TradeoffChart;
  models: readonly FieldOption[];
  /** Vendors over all models; of too few models the chart of the model. */
  picture: Figure;
  ledger: LedgerData | null;
  names: SiteNames;
}

export function LandingView({ chart, models, picture, ledger, names }: LandingViewProps) {
  const { slice } = chart;
  return (
    <>
      <div className="hero">
        <h1>Which chip runs your model best, and can you believe it?</h1>
        <QuestionRow chart={chart} models={models} />
        <p className="other-ways">
          Or ask <OwnLimits slice={slice} />
          <a href={pageAddress('compare')}>compare any two chips</a>
          <a href={pageAddress('claim')}>check a claim</a>
          <a href={pageAddress('techniques')}>see what a technique gains</a>
          <a href={PEAK}>see where the peak goes</a>
        </p>
      </div>
      <LeadersStrip chart={chart} />
      <p className="note">
        {chart.head.slice}.{' '}
        <a href={modelAddress(nameSlug(slice.model))}>All systems with {slice.modelName}</a>
      </p>
      <section aria-labelledby="models-title">
        <ChartFrame id="models" chart={picture}>
          <p className="note">
            <a href={picture.address}>What ran on either side, and over time</a>
          </p>
        </ChartFrame>
      </section>
      <ClaimsSection claims={checkedClaims(ledger)} />
      {ledger === null ? null : <PredictionsStrip ledger={ledger} />}
      <Doors chips={names.chips} />
    </>
  );
}

function ClaimsSection({ claims }: { claims: readonly CheckedClaim[] }) {
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

function PredictionsStrip({ ledger: data }: { ledger: LedgerData }) {
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

/** Two doors: the machine of one visitor as a plain form, and a result file. */
function Doors({ chips }: Pick<SiteNames, 'chips'>) {
  return (
    <div className="two doors">
      <Section
        id="machine"
        title="One machine?"
        note="Which models fit on your card or Mac, and how fast they answer"
      >
        <form className="ask" action={pageAddress('mine')} method="get" aria-label="Your machine">
          <NameField
            name="chip"
            label="Card or machine"
            id="landing-machines"
            options={chips.map((chip) => ({ ...chip, more: chip.vendor }))}
            chosen="RTX 4090"
          />
          <button type="submit">Show models</button>
        </form>
      </Section>
      <Section
        id="file"
        title="A result file?"
        note="Is it possible, and where did the peak go? Nothing leaves your browser"
      >
        <p>
          <a className="pill" href={pageAddress('check')}>
            Check a file
          </a>
        </p>
      </Section>
    </div>
  );
}
