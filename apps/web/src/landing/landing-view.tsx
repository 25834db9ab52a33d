import type { TradeoffChart } from '@inferbench/answers/load/shape';
import type { ReactNode } from 'react';
import { modelAddress, pageAddress } from '../address/pages.ts';
import type { FieldOption } from '../address/form-field.ts';
import { nameSlug } from '@inferbench/domain/catalogue/names';
import { PlaceTable } from '../model/place-table/place-table.tsx';
import { OwnLimits } from '../workload/question/own-limits.tsx';
import { QuestionRow } from '../workload/question/question-row.tsx';
import { TradeoffFrame } from '../figures/tradeoff/tradeoff-frame.tsx';
import { LeadersStrip } from './leaders-strip.tsx';
import type { Refuted } from './load-refuted.ts';
import { RefutedSection } from './refuted-section.tsx';

interface LandingViewProps {
  chart: TradeoffChart;
  asked: readonly string[];
  models: readonly FieldOption[];
  refuted: Refuted | null;
  /** Six duels, each a verdict and a small drawing. */
  duels: ReactNode;
}

/** The question, four leaders, one curve, six duels, what was refuted, the table. */
export function LandingView({ chart, asked, models, refuted, duels }: LandingViewProps) {
  const { slice, atLine } = chart;
  const systems = atLine.published.length + atLine.simulated.length;
  return (
    <>
      <div className="hero">
        <h1>Which chip runs your model best, and can you believe it?</h1>
        <QuestionRow chart={chart} models={models} />
        <p className="other-ways">
          Or ask <OwnLimits slice={slice} />
          <a href={pageAddress('compare')}>compare any two chips</a>
          <a href={pageAddress('claim')}>check a claim</a>
          <a href={pageAddress('whatIf')}>change a chip’s spec</a>
          <a href={pageAddress('mine')}>what runs on your machine</a>
        </p>
      </div>
      <LeadersStrip chart={chart} />
      <section aria-labelledby="load-title">
        <TradeoffFrame chart={chart} asked={asked} switches={false} />
      </section>
      {duels}
      {refuted === null || refuted.cards.length === 0 ? null : (
        <RefutedSection cards={refuted.cards} counts={refuted.counts} />
      )}
      <section aria-labelledby="places">
        <header>
          <h2 id="places">
            {slice.modelName} on {systems} systems
          </h2>
          <p className="note">{chart.head.slice}</p>
          <a href={modelAddress(nameSlug(slice.model))}>The model’s page</a>
        </header>
        <details>
          <summary>The table: each with price, energy, flexibility and speed</summary>
          <PlaceTable
            chart={chart}
            caption={`${slice.modelName}: systems by ${chart.axis.unit} at ${slice.at} tokens/s per user`}
          />
        </details>
      </section>
    </>
  );
}
