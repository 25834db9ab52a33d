import type { Claim } from '@inferbench/domain/claim';
import { useMemo } from 'react';
import { FigureLinks, FigureView } from '../chart/figure-view.tsx';
import { SimulatedTag } from '../engine/engine-notes.tsx';
import { STATE_WORDS } from './claim-words.ts';
import { cellPath, regionFigure, STATE_CLASSES, STATES } from './region-figure.ts';

/** Where the claim can hold. */
export function RegionSection({ claim, query }: { claim: Claim; query: string }) {
  const figure = useMemo(() => regionFigure(claim), [claim]);
  return (
    <section aria-labelledby="region">
      <header>
        <h2 id="region">Where it can hold</h2>
        <p className="tools">
          <SimulatedTag />
          <FigureLinks name="claim" query={query} />
        </p>
      </header>
      <FigureView figure={figure} legend={<RegionLegend />}>
        <p className="note">
          Context to the right, batch upwards, on the same chips and split. Prompt and answer fill each
          context, the answer with 512 tokens or half of a shorter context. The outline is the claim’s own
          context
          {claim.batch === null ? '' : ' and batch'}.
        </p>
      </FigureView>
    </section>
  );
}

function RegionLegend() {
  return (
    <ul className="legend">
      {STATES.map((state) => (
        <li key={state}>
          <svg className="chart" width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
            <path className={STATE_CLASSES[state]} d={cellPath(state, { x: 1, y: 1 }, 10, 10)} />
          </svg>
          {STATE_WORDS[state]}
        </li>
      ))}
    </ul>
  );
}
