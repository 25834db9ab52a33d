import type { Claim } from '@inferbench/domain/claim';
import { useMemo } from 'react';
import { FigureSection } from '../chart/figure-section.tsx';
import { SimulatedTag } from '../engine/engine-notes.tsx';
import { STATE_WORDS } from './claim-words.ts';
import { cellPath, regionFigure, STATE_CLASSES, STATES } from './region-figure.ts';

/** Where the claim can hold. */
export function RegionSection({ claim, query }: { claim: Claim; query: string }) {
  const figure = useMemo(() => regionFigure(claim), [claim]);
  return (
    <FigureSection
      id="region"
      title="Where it can hold"
      figure={figure}
      name="claim"
      query={query}
      legend={<RegionLegend />}
      mark={<SimulatedTag />}
    >
      <p className="note">
        Context to the right, batch upwards, on the same chips and split. Prompt and answer fill each context,
        the answer with 512 tokens or half of a shorter context. The outline is the claim’s own context
        {claim.batch === null ? '' : ' and batch'}.
      </p>
    </FigureSection>
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
