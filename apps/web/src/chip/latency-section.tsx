import type { ChipAnalysesResult } from '@inferbench/graphql-documents/chip-analyses';
import { formatNumber, formatPercent } from '@inferbench/units/format';
import { FigureLinks, FigureView } from '../chart/figure-view.tsx';
import { Term } from '../glossary/term.tsx';
import { latencyFigure } from './latency-figure.ts';
import { ModelChoice } from './model-choice.tsx';
import { Section } from '../frame/section.tsx';

type Outcome = NonNullable<ChipAnalysesResult['chip']>['latencyOverContext'];

/** How latencies grow with the context, for a model of the visitor's choice. */
export function LatencySection({ latency, model, slug }: { latency: Outcome; model: string; slug: string }) {
  const figure = latency.__typename === 'LatencyOverContext' ? latencyFigure(latency) : null;
  return (
    <Section
      id="latency"
      title="Latency over context"
      head={
        figure === null ? null : (
          <p className="tools">
            <FigureLinks name="latency" query={{ chip: slug, model }} />
          </p>
        )
      }
    >
      <ModelChoice id="latency" slug={slug} model={model} />
      {latency.__typename === 'LatencyOverContext' ? (
        figure === null ? (
          <p>No two contexts of this model fit, so there is nothing to draw over it.</p>
        ) : (
          <FigureView figure={figure}>
            <p className="note">
              Simulated with engine {latency.engineVersion} on{' '}
              {latency.placement.chips === 1 ? 'one chip' : `${formatNumber(latency.placement.chips)} chips`},
              weights in 8 bits, error bar of a step ±{formatPercent(latency.errorBar)}. <Term of="tpot" /> is
              of each user; the prompt runs alone. A line ends where memory is full.
            </p>
          </FigureView>
        )
      ) : (
        <p>{latency.message}</p>
      )}
    </Section>
  );
}
