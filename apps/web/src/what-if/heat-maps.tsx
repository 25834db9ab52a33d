import type { FlexibilityReport } from '@inferbench/domain/flexibility';
import { memo, useMemo } from 'react';
import { FigureLinks, FigureView } from '../chart/figure-view.tsx';
import { heatMap } from '../chip/heat-map.ts';
import { HeatMapLegend } from '../chip/heat-map-view.tsx';
import { SimulatedTag } from '../engine/engine-notes.tsx';
import { Term } from '../glossary/term.tsx';
import type { Outcome } from '@inferbench/domain/outcome';
import { asGrid } from './as-answered.ts';
import { cellChanges, cellChangeSentence } from './cell-changes.ts';
import { Section } from '../frame/section.tsx';

interface HeatMapsProps {
  before: Outcome<FlexibilityReport>;
  after: Outcome<FlexibilityReport>;
  query: string;
  edited: boolean;
}

/** The grid before and after; cells that changed are outlined. Thousands of cells: drawn anew only when they may differ. */
export const HeatMaps = memo(function HeatMaps({ before, after, query, edited }: HeatMapsProps) {
  return (
    <Section
      id="flexibility"
      title="Flexibility"
      head={
        <p className="tools">
          <span className="note">
            <SimulatedTag /> <Term of="flexibility">What a cell is</Term>
          </span>
          {after.ok ? <FigureLinks name="whatif-map" query={query} /> : null}
        </p>
      }
    >
      {before.ok && after.ok ? (
        <p>
          <strong>
            {edited ? cellChangeSentence(cellChanges(before.value, after.value)) : 'Nothing is edited.'}
          </strong>{' '}
          One chip, three precisions, both phases, eight model sizes; context to the right, batch upwards in
          each map. Dots mark cells that published measurements of the unedited chip cover.
        </p>
      ) : null}
      <div className={edited ? 'pair' : undefined}>
        {edited ? <OneMap title="Before" outcome={before} compared={null} /> : null}
        <OneMap title={edited ? 'After' : null} outcome={after} compared={edited ? before : null} />
      </div>
    </Section>
  );
});

interface OneMapProps {
  title: string | null;
  outcome: Outcome<FlexibilityReport>;
  compared: Outcome<FlexibilityReport> | null;
}

const OneMap = memo(function OneMap({ title, outcome, compared }: OneMapProps) {
  const figure = useMemo(() => {
    if (!outcome.ok) return null;
    const drawn = heatMap(asGrid(outcome.value), compared?.ok ? asGrid(compared.value) : null);
    // Two tables of one page are told apart by their captions.
    const caption = `${title === null ? '' : `${title}: `}${drawn.table.caption}`;
    return { ...drawn, table: { ...drawn.table, caption } };
  }, [outcome, compared, title]);
  return (
    <div>
      {title === null ? null : <h3>{title}</h3>}
      {figure === null ? (
        <p>{outcome.ok ? '' : outcome.refused.message}</p>
      ) : (
        <FigureView figure={figure} legend={<HeatMapLegend changed={compared !== null} />} />
      )}
    </div>
  );
});
