import type { ChipAnalysesResult } from '@inferbench/graphql-documents/chip-analyses';
import { formatNumber, formatPercent } from '@inferbench/units/format';
import { ChartSection } from '../chart/chart-section.tsx';
import { Term } from '../glossary/term.tsx';
import type { ChipData } from './chip-data.ts';
import { latencyFigure } from './latency-figure.ts';
import { ModelChoice } from './model-choice.tsx';

interface LatencySectionProps {
  latency: NonNullable<ChipAnalysesResult['chip']>['latencyOverContext'];
  model: string;
  chip: ChipData;
}

/** How latencies grow with the context, for a model of the visitor's choice. */
export function LatencySection({ latency, model, chip }: LatencySectionProps) {
  const choice = <ModelChoice id="latency" slug={chip.slug} model={model} />;
  const isKnown = latency.__typename === 'LatencyOverContext';
  return (
    <ChartSection
      id="latency"
      chart={isKnown ? latencyFigure({ chip, model, latency }) : null}
      controls={choice}
      notes={
        isKnown ? (
          <p className="note">
            On {latency.placement.chips === 1 ? 'one chip' : `${formatNumber(latency.placement.chips)} chips`}
            , weights in 8 bits, error bar of a step ±{formatPercent(latency.errorBar)}. <Term of="tpot" /> is
            of each user; the prompt runs alone. A line ends where memory is full.
          </p>
        ) : null
      }
    >
      {choice}
      <p>
        {isKnown
          ? 'No two contexts of this model fit, so there is nothing to draw over it.'
          : latency.message}
      </p>
    </ChartSection>
  );
}
