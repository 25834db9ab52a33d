'use client';

import { useEffect, useRef } from 'react';
import { LIFECYCLE_WORDS } from '@inferbench/domain/submissions/lifecycle';
import { CheckedView } from './checked-view.tsx';
import type { ContextField } from './context-field.ts';
import { ContextForm } from './context-form.tsx';
import type { WorkloadNames } from '../workload/names.ts';
import { FileField } from './file-field.tsx';
import { MappingView, MissingFields } from './mapping-view.tsx';
import { Section } from '../frame/section.tsx';
import { StepButton } from './step-button.tsx';
import { isStale, type Question, type Accepted } from './submission-state.ts';
import { useSubmission, type Submission } from './use-submission.ts';
import { Ready } from '../frame/ready.tsx';
import { FieldError, focusFirstWrong, invalidity } from '../frame/field-error.tsx';
import { FactsTable } from '../chart/table/facts-table.tsx';
import { pointAddress } from '../address/pages.ts';

interface SubmitFormProps {
  fields: readonly ContextField[];
  suggestions: WorkloadNames;
}

/**
 * Form that leads from a file to a receipt, on one page: every step can be taken again, and no answer clears what was
 * typed.
 */
export function SubmitForm({ fields, suggestions }: SubmitFormProps) {
  const submission = useSubmission(fields);
  const { state } = submission;
  const place = useRef<HTMLDivElement>(null);
  const { errors } = state;
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstWrong(place.current);
  }, [errors]);
  const stale = ({ of }: { of: Question }) => isStale(of, state);

  return (
    <div ref={place} className="needs-js submit">
      <Ready>
        <p role="status" className="hidden-word">
          {state.said}
        </p>
        <Section id="step-file" title="1. Read the file" note="Needs no key and stores nothing.">
          <FileField {...submission} />
          <StepButton step="read" words="Read the file" {...submission} />
          {state.mapping === null ? null : (
            <>
              <Stale is={stale(state.mapping)} />
              <MappingView mapping={state.mapping.mapping} />
            </>
          )}
        </Section>
        <Section
          id="step-context"
          title="2. Say what the file does not"
          note="An empty answer states nothing; an answer wins over the file, except those of the load."
        >
          {state.mapping === null ? null : (
            <MissingFields missing={state.mapping.mapping.missing} asked={fields} />
          )}
          <ContextForm
            fields={fields}
            suggestions={suggestions}
            mapping={state.mapping?.mapping ?? null}
            {...submission}
          />
          <StepButton step="reread" words="Read again with these answers" {...submission} />
        </Section>
        <Section
          id="step-check"
          title="3. Check"
          note="A dry run: all rules and scores, and nothing is stored."
        >
          <KeyField {...submission} />
          <StepButton step="check" words="Check" {...submission} />
          {state.checked === null ? null : (
            <>
              <Stale is={stale(state.checked)} />
              <CheckedView checked={state.checked.checked} asked={fields} />
            </>
          )}
        </Section>
        <Section
          id="step-submit"
          title="4. Submit"
          note="The same content gives the same receipt, however often it is sent."
        >
          <StepButton step="submit" words="Submit" main {...submission} />
          {state.receipt === null ? null : (
            <>
              <Stale is={stale(state.receipt)} />
              <ReceiptView answer={state.receipt.answer} />
            </>
          )}
        </Section>
      </Ready>
    </div>
  );
}

function Stale({ is }: { is: boolean }) {
  if (!is) return null;
  return (
    <p className="message warning">The answers above were changed since; this is of what was sent before.</p>
  );
}

const KEY_ID = 'api-key';

/** Kept in this page's memory alone; it has no name, so no browser puts it into an address. */
function KeyField({ state, change }: Pick<Submission, 'state' | 'change'>) {
  const error = state.errors['key'];
  return (
    <div className="question key">
      <label htmlFor={KEY_ID}>API key with the scope submit</label>
      <input
        id={KEY_ID}
        type="password"
        autoComplete="off"
        spellCheck={false}
        value={state.key}
        {...invalidity(KEY_ID, error)}
        onChange={(event) => change({ key: event.target.value })}
      />
      <FieldError id={KEY_ID} error={error} />
      <p className="note">
        Checking needs the key too, because it compares with what is on record. Without one:{' '}
        <code>inferbench validate FILE</code> applies the same rules on your machine. The key stays in this
        page’s memory and is gone when you leave it.
      </p>
    </div>
  );
}

/** Proof of what was received, where it can be seen, and what happens next. */
function ReceiptView({ answer }: { answer: Accepted }) {
  const { receipt, replayed, pointIds } = answer;
  if (receipt === null) return null;
  return (
    <>
      {replayed ? <p>The same content was received before: nothing new was stored.</p> : null}
      <FactsTable
        facts={[
          ['Submission', <code key="id">{receipt.submissionId}</code>],
          ['Content hash, SHA-256', <code key="hash">{receipt.contentHash}</code>],
          [
            'Received',
            <time key="time" dateTime={receipt.receivedAt}>
              {receipt.receivedAt}
            </time>,
          ],
          ['Points', <PointLinks key="points" ids={pointIds} />],
          ['What happens next', LIFECYCLE_WORDS[answer.lifecycle]],
        ]}
      />
      <p className="note">
        Keep the id. <code>inferbench status {receipt.submissionId}</code> and the query{' '}
        <a href="/developers#submission">submission</a> say what became of it.
      </p>
    </>
  );
}

function PointLinks({ ids }: { ids: readonly string[] }) {
  return ids.map((id, index) => (
    <span key={id}>
      {index === 0 ? '' : ', '}
      <a href={pointAddress(id)}>result {index + 1}</a>
    </span>
  ));
}
