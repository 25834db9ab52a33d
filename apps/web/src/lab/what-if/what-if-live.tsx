'use client';

import { useDeferredValue, useMemo } from 'react';
import { chipAddress, pageAddress, specificationAddress } from '../../address/pages.ts';
import { ChartSection } from '../../chart/chart-section.tsx';
import { EngineBroken, SimulatedTag } from '../../engine/engine-notes.tsx';
import type { FieldOption } from '../../address/form-field.ts';
import { LabTabs } from '../lab-tabs.tsx';
import { useEngine } from '../../engine/use-engine.ts';
import { useLiveForm, withRefusal } from '../../engine/use-live-form.ts';
import { useShownAddress } from '../../engine/use-shown-address.ts';
import { Folded } from '../../frame/folded.tsx';
import { viewCitation } from '../../frame/citation.ts';
import { TakeAway } from '../../frame/take-away.tsx';
import { Term } from '../../glossary/term.tsx';
import type { WhatIfPage } from './answer-what-if.ts';
import { EditForm } from './edit-form.tsx';
import { HeatMaps } from './heat-maps.tsx';
import { PointSection } from './point-section.tsx';
import { SheetComparison } from './sheet-comparison.tsx';
import type { WhatIfAnswer, WhatIfTask } from './what-if-answer.ts';
import { whatIfRoofline } from './what-if-roofline.ts';
import { placeSentence, whatIfSentence } from './what-if-sentence.ts';
import { Picker } from '../../frame/picker.tsx';

interface WhatIfLiveProps {
  page: WhatIfPage;
  chips: readonly FieldOption[];
  origin: string;
}

/** The page: first as the server answered, then as the engine of the browser does at every edit. */
export function WhatIfLive({ page, chips, origin }: WhatIfLiveProps) {
  const { base } = page;
  const specified = base.flexibility.ok ? base.flexibility.value : null;
  const { answer, busy, broken, ask, restart } = useEngine<WhatIfTask>('what-if', page.answer);
  // Thousands of cells: what is above them is painted first.
  const later = useDeferredValue(answer);
  const { slug } = page.answer.chip;
  const point = useMemo(() => withRefusal(answer.point, answer.after), [answer]);
  const live = useLiveForm([...answer.figures, ...point], (values) =>
    ask({ parameters: { ...values, chip: slug }, specified }),
  );
  useShownAddress(pageAddress('whatIf'), answer.query, page.answer.query);
  const sentence = whatIfSentence(answer);
  return (
    <>
      <div className="head">
        <LabTabs current="whatIf" />
        <h1>What if</h1>
        <p className="lede" role="status">
          <SimulatedTag /> <b>{sentence}</b> {placeSentence(answer)}
        </p>
        {answer.example ? <Examples slug={slug} answer={answer} /> : null}
        {answer.chipProblem === null ? null : (
          <div className="message warning">
            <p>
              {answer.chipProblem} Shown instead: {answer.chip.name}.
            </p>
          </div>
        )}
      </div>
      <ChipPicker chips={chips} chosen={slug} kept={pointOf(answer)} />
      <EngineBroken broken={broken} restart={restart} />
      <div className="workbench">
        <EditForm answer={answer} point={point} live={live} alive={broken === null} />
        <div aria-busy={busy}>
          <RooflineSection answer={answer} />
          <PointSection answer={answer} />
        </div>
      </div>
      <div aria-busy={busy || later !== answer}>
        <Folded title="Reference sheet, row by row" id="sheet-fold">
          <SheetComparison before={base.sheet} after={answer.sheet} />
        </Folded>
        <Folded title="Flexibility, cell by cell" id="flexibility-fold">
          <HeatMaps base={base} answer={later} />
        </Folded>
      </div>
      <Take answer={answer} origin={origin} />
    </>
  );
}

function pointOf({ query, figures }: WhatIfAnswer): [string, string][] {
  const edited = new Set(['chip', ...figures.map(({ name }) => name)]);
  return [...new URLSearchParams(query)].filter(([name]) => !edited.has(name));
}

function Examples({ slug, answer }: { slug: string; answer: WhatIfAnswer }) {
  const times = (name: string, factor: number) => {
    const field = answer.figures.find((each) => each.name.startsWith(name));
    return field === undefined ? {} : { [field.name]: String(Number(field.standard) * factor) };
  };
  const address = (edit: Record<string, string>) => pageAddress('whatIf', { query: { chip: slug, ...edit } });
  return (
    <p className="note">
      No chip was named, so this is an example: {answer.chip.vendor} {answer.chip.name}. Edit it below, or try{' '}
      <a href={address(times('bandwidthTBps', 2))}>twice the bandwidth</a>,{' '}
      <a href={address(times('capacity', 2))}>twice the memory</a>,{' '}
      <a href={address({ fp8Tops: 'none' })}>no FP8</a>.
    </p>
  );
}

function RooflineSection({ answer }: { answer: WhatIfAnswer }) {
  const roofline = useMemo(() => whatIfRoofline(answer), [answer]);
  return (
    <ChartSection
      id="roofline"
      chart={roofline}
      notes={
        <p className="note">
          <Term of="intensity">Arithmetic intensity</Term>;{' '}
          <a href={chipAddress(answer.chip.slug)}>the chip’s results</a>.
        </p>
      }
    >
      <p>Without a memory bandwidth and a peak there is no roofline.</p>
    </ChartSection>
  );
}

function Take({ answer, origin }: { answer: WhatIfAnswer; origin: string }) {
  const { chip, query, engineVersion, edits } = answer;
  const address = `${origin}${pageAddress('whatIf', { query })}`;
  const what = `what if, ${chip.vendor} ${chip.name}${edits.length === 0 ? '' : ' edited'}, simulated`;
  return (
    <>
      <TakeAway
        sentence={`${chip.vendor} ${chip.name}, simulated: ${whatIfSentence(answer)}`}
        permalink={address}
        citation={viewCitation({ what, versions: [`engine ${engineVersion}`], address })}
        files={[{ label: 'Specification as YAML', href: specificationAddress(query) }]}
      />
      <Folded title="What the file is good for" id="file-fold">
        <p className="note">
          The file is one that <code>inferbench sheet FILE</code>, <code>flexibility FILE</code> and{' '}
          <code>simulate --chip FILE</code> read and answer with the numbers of this page. Edited figures name
          “edited in InferBench, not a product” as their source; a submission needs a slug, a name and sources
          of its own.
        </p>
      </Folded>
    </>
  );
}

interface ChipPickerProps {
  chips: readonly FieldOption[];
  chosen: string;
  kept: readonly (readonly [name: string, value: string])[];
}

/** Another chip starts from its own specification; the operating point stays. */
function ChipPicker({ chips, chosen, kept }: ChipPickerProps) {
  return (
    <form className="slice" method="get" action={pageAddress('whatIf')} aria-label="Chip">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Picker name="chip" label="Start from" className="grow" options={chips} chosen={chosen} />
      <button type="submit">Show this chip</button>
    </form>
  );
}
