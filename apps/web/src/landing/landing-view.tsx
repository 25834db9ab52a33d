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
import { checkedClaims } from './claim-card.ts';
import { ClaimsSection } from './claims-section.tsx';
import { Doors } from './doors.tsx';
import { LeadersStrip } from './leaders-strip.tsx';
import { PredictionsStrip } from './predictions-strip.tsx';

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
