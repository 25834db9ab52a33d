import type { NamedSlice } from '@inferbench/domain/slice';
import { METRIC_DEFINITIONS } from '@inferbench/domain/metric';
import type { ContextAnalysis } from '@inferbench/domain/context-analysis';
import { chartFiles } from '../address/pages.ts';
import { addressOfSlice, type AvailableSlice } from '../slice/available-slice.ts';
import { boardAddress } from '../address/board-request.ts';
import { ContextSection } from '../context/context-section.tsx';
import { viewCitation } from '../frame/citation.ts';
import { TakeAway } from '../frame/take-away.tsx';
import { Term } from '../glossary/term.tsx';
import { atContextSentence } from './at-context.ts';
import { systemsOf } from './chosen-systems.ts';
import { chosenAnalysis, seriesOfSlice } from './crossovers-figure.ts';
import { CrossoversForm } from './crossovers-form.tsx';
import { crossoversAddress, crossoversQuery, type CrossoversRequest } from '../address/crossovers-request.ts';
import { PairTable } from './pair-table.tsx';
import { availableWords } from '../slice/available-words.ts';

interface CrossoversViewProps {
  analysis: ContextAnalysis;
  shown: NamedSlice;
  slices: readonly AvailableSlice[];
  request: CrossoversRequest;
  origin: string;
}

/** Where rankings change as the context grows, for the systems of a visitor's choice. */
export function CrossoversView({ analysis, shown, slices, request, origin }: CrossoversViewProps) {
  const systems = systemsOf(analysis);
  const known = new Set(systems.map(({ slug }) => slug));
  const unknown = request.systems.filter((slug) => !known.has(slug));
  const chosen = chosenAnalysis(analysis, request);
  const { metric, pointsOnly, markContext } = request;
  const view = { ...request, slice: addressOfSlice(shown) };
  const address = `${origin}${crossoversAddress(view)}`;
  const title = `${availableWords(shown)}: ${METRIC_DEFINITIONS[metric].axis} over context`;
  return (
    <>
      <div className="head">
        <h1>Where rankings cross as the context grows</h1>
        <p className="lede">
          {title}. <strong>{chosen.sentence}</strong>
          {markContext === null ? null : ` ${atContextSentence(chosen, markContext)}`}
        </p>
        <p className="note">
          Everything of the <Term of="slice">slice</Term> stays but the <Term of="context">context</Term>; a{' '}
          <Term of="crossover">crossover</Term> is where two systems change places.{' '}
          <a href={boardAddress({ slice: view.slice, metric })}>The board of this slice</a>
        </p>
      </div>
      <CrossoversForm request={request} shown={shown} slices={slices} systems={systems} />
      {unknown.length === 0 ? null : (
        <div className="message warning" role="status">
          <p>Not in this slice and left out: {unknown.map((slug) => slug.slice(0, 80)).join(', ')}.</p>
        </div>
      )}
      <ContextSection
        analysis={chosen}
        series={seriesOfSlice(analysis)}
        pointsOnly={pointsOnly}
        markContext={markContext}
        bands
        switchAddress={crossoversAddress({ ...view, pointsOnly: !pointsOnly })}
        figure="crossovers"
        query={crossoversQuery(view)}
      />
      <section aria-labelledby="pairs">
        <header>
          <h2 id="pairs">Every pair</h2>
          <p className="note">Each pair leads to its two systems side by side.</p>
        </header>
        <PairTable analysis={chosen} />
      </section>
      <TakeAway
        sentence={`${title}: ${chosen.sentence}`}
        permalink={address}
        citation={viewCitation({ what: title, versions: [], address })}
        files={chartFiles('crossovers', crossoversQuery(view), ['csv', 'json', 'svg'])}
      />
    </>
  );
}
