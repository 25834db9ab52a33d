import type { Figure } from '@inferbench/chart/figure';
import { memo, useMemo } from 'react';
import { flexibilityFigure } from '../../chip/heat-map.ts';
import { SimulatedTag } from '../../engine/engine-notes.tsx';
import { ChartFrame } from '../../chart/chart-frame.tsx';
import { Section } from '../../frame/section.tsx';
import { Term } from '../../glossary/term.tsx';
import { cellChanges, cellChangeSentence } from './cell-changes.ts';
import type { WhatIfAnswer } from './what-if-answer.ts';
import { whatIfMap } from './what-if-map.ts';

interface HeatMapsProps {
  base: Pick<WhatIfAnswer, 'flexibility'>;
  answer: WhatIfAnswer;
}

/** The grid before and after; cells that changed are outlined. Thousands of cells: drawn anew only when they may differ. */
export const HeatMaps = memo(function HeatMaps({ base, answer }: HeatMapsProps) {
  const { flexibility: after, edits, chip } = answer;
  const { flexibility: before } = base;
  const edited = edits.length > 0;
  const drawn = useMemo(
    () => ({
      before: before.ok
        ? flexibilityFigure({ shortName: chip.name, shortSlug: chip.slug }, before.value)
        : null,
      after: whatIfMap(answer, base),
    }),
    [answer, base, before, chip],
  );
  return (
    <Section
      id="flexibility"
      title="Flexibility"
      head={
        <p className="tools">
          <span className="note">
            <SimulatedTag /> <Term of="flexibility">What a cell is</Term>
          </span>
        </p>
      }
    >
      {before.ok && after.ok ? (
        <p>
          <strong>
            {edited ? cellChangeSentence(cellChanges(before.value, after.value)) : 'Nothing is edited.'}
          </strong>{' '}
          One chip, three precisions, both phases, eight model sizes. Dots mark cells that published
          measurements of the unedited chip cover.
        </p>
      ) : null}
      <div className={edited ? 'pair' : undefined}>
        {edited ? <OneMap id="map-before" title="Before" of={before} figure={drawn.before} /> : null}
        <OneMap id="map" title={edited ? 'After' : null} of={after} figure={drawn.after} />
      </div>
    </Section>
  );
});

interface OneMapProps {
  id: string;
  title: string | null;
  of: WhatIfAnswer['flexibility'];
  figure: Figure | null;
}

function OneMap({ id, title, of, figure }: OneMapProps) {
  // Two tables of one page are told apart by their captions.
  const caption = `${title === null ? '' : `${title}: `}${figure?.table.caption}`;
  return (
    <div>
      {title === null ? null : <h3>{title}</h3>}
      {figure === null ? (
        <p>{of.ok ? '' : of.refused.message}</p>
      ) : (
        <ChartFrame id={id} chart={{ ...figure, table: { ...figure.table, caption } }} />
      )}
    </div>
  );
}
