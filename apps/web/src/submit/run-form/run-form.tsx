'use client';

import { useMemo } from 'react';
import { EngineBroken } from '../../engine/engine-notes.tsx';
import { Folded } from '../../frame/folded.tsx';
import { type ContextField, fieldId, nameIn } from '../context-field.ts';
import { ContextForm } from '../context-form.tsx';
import type { WorkloadNames } from '../../workload/names.ts';
import { FileField } from '../file-field.tsx';
import { MappingView, MissingFields } from '../mapping-view.tsx';
import { draftActs, keptName } from '../vendor-form/draft-acts.ts';
import { FindingsSummary, useChecked } from '../vendor-form/findings-summary.tsx';
import { FormActs } from '../vendor-form/form-acts.tsx';
import { Ready } from '../../frame/ready.tsx';
import { type DraftAt, useDraft } from '../vendor-form/use-draft.ts';
import type { Named } from './run-preview.ts';
import type { RunStart } from './use-kept-run.ts';
import { useRun } from './use-run.ts';
import type { Begun } from '../vendor-form/begun.ts';
import { counted } from '@inferbench/units/english';
import type { LoadStep } from '@inferbench/domain/simulation/load-curve';
import type { Table } from '@inferbench/chart/table';
import type { DraftFigure } from '@inferbench/chart/figure';
import { NumbersTable } from '../../chart/numbers-table.tsx';
import { ChartFrame } from '../../chart/chart-frame.tsx';
import { loadFigure, loadTable } from '../../point/load-figure.ts';
import { Section } from '../../frame/section.tsx';

export interface RunFormProps {
  fields: readonly ContextField[];
  suggestions: WorkloadNames;
  own: Named;
  start: RunStart;
  draft: DraftAt | null;
  corrects: string | null;
  as: Begun['as'];
  address: string;
}

/** Form that leads from a dropped file to its receipt: its curve at once, what it does not say field by field. */
export function RunForm({
  fields,
  suggestions,
  own,
  start,
  draft: saved,
  corrects,
  as,
  address,
}: RunFormProps) {
  const { checked, setChecked, place, check } = useChecked();
  const draft = useDraft(saved, as?.organization === undefined ? {} : { organization: as.organization });
  const run = useRun({
    name: keptName(address, draft.at),
    fields,
    start,
    corrects,
    said: draft.said,
    checked,
    own,
    organization: as?.name ?? null,
  });
  const { state, change, forget, content, placed, mapping } = run;
  const withFile = (then: () => Promise<void>) => () => {
    setChecked(true);
    if (state.file === null) change({ errors: { file: 'Choose a file first.' } });
    else void then();
  };
  const { save, submit, discarded } = draftActs({ draft, content, address, forget });
  return (
    <div className="needs-js submit vendor-form">
      <Ready>
        <EngineBroken broken={run.broken} restart={run.restart} />
        {checked && state.file !== null ? (
          <FindingsSummary placed={placed} idOf={fieldId} nameOf={nameIn(fields)} place={place} />
        ) : null}
        <Section id="step-file" title="The file" note="Read in your browser; nothing is sent yet.">
          <FileField state={state} change={change} />
        </Section>
        {mapping === null ? null : (
          <Section
            id="step-context"
            title="What the file does not say"
            note="An empty answer states nothing."
          >
            <MissingFields missing={mapping.missing} asked={fields} />
            <ContextForm {...{ fields, suggestions, mapping, state, change }} />
          </Section>
        )}
        <FormActs
          {...{ draft, organization: as?.name ?? null, address, check, discarded }}
          save={withFile(save)}
          submit={withFile(submit)}
        />
      </Ready>
      <div className="beside">
        {mapping === null ? (
          <p>The curve of the file appears here.</p>
        ) : (
          <>
            <CurveView steps={run.steps} />
            <Folded title="Every value and where it came from" id="mapping-fold">
              <MappingView mapping={mapping} />
            </Folded>
          </>
        )}
      </div>
    </div>
  );
}

/** Figures of the file over its loads, before anything of it is sent. */
function CurveView({ steps }: { steps: readonly LoadStep[] }) {
  const curve = useMemo(
    () => ({ steps: [...steps], knees: [], outputs: [], outputKneeClients: null }),
    [steps],
  );
  const figure = useMemo(() => withoutLinks(loadFigure({ curve, kind: 'MEASURED' })), [curve]);
  if (steps.length === 0) return null;
  return (
    <Section id="curve" title={figure === null ? 'What the file measured' : 'Latency over load'}>
      {figure === null ? (
        <>
          <p>
            {counted(steps.length, 'load')} in this file: a curve needs two with a percentile of latency that
            stands on enough requests.
          </p>
          <NumbersTable table={plainTable(loadTable(curve))} />
        </>
      ) : (
        <ChartFrame id="load" chart={figure}>
          <p className="note">
            As your file states it, worked out in your browser. Percentiles that stand on too few requests are
            left out.
          </p>
        </ChartFrame>
      )}
    </Section>
  );
}

/** Copy without links: its points have no pages yet. */
function withoutLinks(figure: DraftFigure | null): DraftFigure | null {
  return figure === null ? null : { ...figure, table: plainTable(figure.table) };
}

function plainTable({ columns, rows, ...table }: Table): Table {
  return { ...table, columns: columns.slice(0, -1), rows: rows.map((row) => row.slice(0, -1)) };
}
