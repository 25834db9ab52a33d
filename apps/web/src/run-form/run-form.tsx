'use client';

import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { submissionAddress } from '../address/pages.ts';
import { EngineBroken } from '../engine/engine-notes.tsx';
import { useEngine } from '../engine/use-engine.ts';
import type { ActingAs } from '../session/acting-as.ts';
import { buildContext, type Values } from '../submit/build-context.ts';
import { type ContextField, fieldId } from '../submit/context-field.ts';
import { ContextForm, type Suggestions } from '../submit/context-form.tsx';
import { FileField } from '../submit/file-field.tsx';
import { mappingOf } from '../submit/mapping-rows.ts';
import { MappingView, MissingFields } from '../submit/mapping-view.tsx';
import { placeOf, severalRuns } from '../submit/place-findings.ts';
import { StepSection } from '../submit/step-section.tsx';
import { START, type SubmissionState } from '../submit/submission-state.ts';
import { Folded } from '../frame/folded.tsx';
import { FindingsSummary } from '../vendor-form/findings-summary.tsx';
import { FormActs } from '../vendor-form/form-acts.tsx';
import { findingWords, type FormFinding } from '../vendor-form/form-finding.ts';
import { type DraftAt, useDraft } from '../vendor-form/use-draft.ts';
import { CurveView } from './curve-view.tsx';
import { NO_RUN, type RunPreviewTask } from './run-preview.ts';

export interface RunFormProps {
  fields: readonly ContextField[];
  suggestions: Suggestions;
  start: { file: { name: string; text: string } | null; run: string; values: Values };
  draft: DraftAt | null;
  corrects: string | null;
  as: (ActingAs & { name: string }) | null;
  address: string;
}

/** The engine waits until the fingers rest. */
const REST_MS = 300;

/** From a dropped file to its receipt: its curve at once, what it does not say field by field. */
export function RunForm({ fields, suggestions, start, draft: saved, corrects, as, address }: RunFormProps) {
  const [state, change] = useReducer(
    (before: SubmissionState, part: Partial<SubmissionState>) => ({ ...before, ...part }),
    { ...START, ...start },
  );
  const [checked, setChecked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { answer, broken, ask, restart } = useEngine<RunPreviewTask>('run-form', NO_RUN);
  const draft = useDraft(saved, as?.organization === undefined ? {} : { organization: as.organization });
  const { context, problems } = useMemo(() => buildContext(fields, state.values), [fields, state.values]);
  const { file } = state;
  const run = state.run === '' ? null : Number(state.run);
  const contextText = JSON.stringify(context);
  useEffect(() => {
    if (file === null) return undefined;
    const timer = setTimeout(() => ask({ document: file.text, context: contextText, run }), REST_MS);
    return () => clearTimeout(timer);
  }, [ask, file, contextText, run]);

  const asked = useMemo(() => fields.map(({ path }) => path), [fields]);
  const isAsSent = draft.said !== null && draft.said.of === file?.text && !checked;
  const found: readonly FormFinding[] =
    file === null ? [] : isAsSent ? (draft.said?.findings ?? []) : answer.findings;
  const placed = useMemo(() => byField(found, asked), [found, asked]);
  const errors = useMemo(
    () => ({ ...state.errors, ...errorsOf(placed, { values: state.values, checked }), ...problems }),
    [placed, state.errors, state.values, checked, problems],
  );
  const runs =
    state.runs ?? severalRuns(answer.findings.map((finding) => ({ ...finding, severity: 'REJECT' })));
  const shown = { ...state, runs, errors };
  const content = {
    subject: 'RUN' as const,
    label: (file?.name ?? '').slice(0, 120),
    document: file?.text ?? '',
    context: contextText,
    run,
    supersedes: corrects,
  };
  const withFile = (then: () => Promise<void>) => () => {
    setChecked(true);
    if (file === null) change({ errors: { file: 'Choose a file first.' } });
    else void then();
  };
  const { imported } = answer;
  const mapping = useMemo(
    () => (imported === null ? null : mappingOf({ __typename: 'ImportedRun', ...imported })),
    [imported],
  );
  return (
    <div className="needs-js submit vendor-form">
      <div>
        <EngineBroken broken={broken} restart={restart} />
        {checked && file !== null ? (
          <FindingsSummary placed={placed} idOf={fieldId} place={place} message={null} />
        ) : null}
        <StepSection id="file" title="The file" note="Read in your browser; nothing is sent yet.">
          <FileField state={shown} change={change} />
        </StepSection>
        {mapping === null ? null : (
          <StepSection id="context" title="What the file does not say" note="An empty answer states nothing.">
            <MissingFields missing={mapping.missing} asked={asked} />
            <ContextForm fields={fields} suggestions={suggestions} state={shown} change={change} />
          </StepSection>
        )}
        <FormActs
          draft={draft}
          organization={as?.name ?? null}
          address={address}
          check={() => {
            setChecked(true);
            requestAnimationFrame(() => place.current?.focus());
          }}
          save={withFile(async () => {
            const stored = await draft.save(content);
            if (stored === null) return;
            window.history.replaceState(
              window.history.state,
              '',
              `${address.split('?')[0]}?draft=${stored.id}`,
            );
          })}
          submit={withFile(async () => {
            const submission = await draft.submit(content);
            if (submission !== null) window.location.assign(submissionAddress(submission));
          })}
        />
      </div>
      <div className="beside">
        {mapping === null ? <p>The curve of the file appears here.</p> : <CurveView steps={answer.steps} />}
        {mapping === null ? null : (
          <Folded title="Every value and where it came from" id="mapping-fold">
            <MappingView mapping={mapping} />
          </Folded>
        )}
      </div>
    </div>
  );
}

/** Findings by the question that can mend them; under the empty path those that none can. */
function byField(findings: readonly FormFinding[], asked: readonly string[]): Map<string, FormFinding[]> {
  const placed = new Map<string, FormFinding[]>();
  for (const finding of findings) {
    const path = placeOf(finding, asked) ?? '';
    placed.set(path, [...(placed.get(path) ?? []), finding]);
  }
  return placed;
}

/** What is missing is told once somebody asked; what is wrong, at once. */
function errorsOf(
  placed: ReadonlyMap<string, readonly FormFinding[]>,
  { values, checked }: { values: Values; checked: boolean },
): Record<string, string> {
  return Object.fromEntries(
    [...placed].flatMap(([path, findings]): [string, string][] => {
      const rejecting = findings.filter(({ severity }) => severity === 'reject');
      const told = path !== '' && rejecting.length > 0 && (checked || (values[path] ?? '') !== '');
      return told ? [[path, rejecting.map(findingWords).join(' ')]] : [];
    }),
  );
}
