import { SaveDraft } from '@inferbench/graphql-documents/save-draft';
import { DiscardDraft, SubmitDraft } from '@inferbench/graphql-documents/draft';
import { hashOf } from '@inferbench/evaluation/input-hash';
import { useRef, useState } from 'react';
import type { Trouble } from '../../api/sent.ts';
import { act } from '../../account/session/act.ts';
import type { ActingAs } from '../../account/session/acting-as.ts';
import { type FormFinding, fromServer } from './form-finding.ts';
import { type ContentAnswer, sendContent, type SubmittedContent } from './send-content.ts';

export interface DraftContent extends SubmittedContent {
  label: string;
}

export interface DraftAt {
  id: string;
  version: number;
}

/** What findings depend on. */
type Sent = Pick<DraftContent, 'document' | 'context' | 'run'>;

/** Whether what the server found is of what stands in the form now. */
export function isOf(said: ServerSaid | null, content: Sent): said is ServerSaid {
  return (
    said !== null &&
    said.of.document === content.document &&
    said.of.context === content.context &&
    said.of.run === content.run
  );
}

export interface ServerSaid {
  message: string;
  findings: FormFinding[];
  of: Sent;
}

export interface Draft {
  at: DraftAt | null;
  busy: 'save' | 'submit' | 'discard' | null;
  trouble: Trouble | null;
  said: ServerSaid | null;
  save: (content: DraftContent) => Promise<DraftAt | null>;
  /** Global id of the submission that it became; null where it did not: what is refused is saved nowhere. */
  submit: (content: DraftContent) => Promise<string | null>;
  /** Deletes it; false where it is still there. */
  discard: () => Promise<boolean>;
}

/** A form and, once somebody saves it, its draft on the server: the same press twice is one save, and one submission. */
export function useDraft(start: DraftAt | null, as: ActingAs): Draft {
  const [state, setState] = useState<Pick<Draft, 'at' | 'busy' | 'trouble' | 'said'>>({
    at: start,
    busy: null,
    trouble: null,
    said: null,
  });
  // Of this form alone: an equal form elsewhere is another draft.
  const form = useRef('');
  const at = useRef(start);
  const fail = (trouble: Trouble): null => {
    setState((before) => ({ ...before, busy: null, trouble }));
    return null;
  };

  const refuse = (answer: Exclude<ContentAnswer, { kind: 'taken' }>, of: DraftContent): null => {
    if (answer.kind === 'failed') return fail(answer.trouble);
    const { message, findings } = answer;
    setState((before) => ({ ...before, busy: null, said: { message, findings, of } }));
    return null;
  };

  const save = async (content: DraftContent, then: 'save' | 'submit' = 'save'): Promise<DraftAt | null> => {
    form.current ||= crypto.randomUUID();
    setState((before) => ({ ...before, busy: then, trouble: null }));
    const sent = await act(SaveDraft, inputOf(content, form.current, at.current), as);
    if (!sent.ok) return fail(sent.trouble);
    const { answer } = sent;
    if (answer.__typename !== 'DraftSaved') return fail(answer);
    const { id, version, message, findings } = answer.draft;
    at.current = { id, version };
    setState({
      at: { id, version },
      busy: null,
      trouble: null,
      said: { message, findings: fromServer(findings), of: content },
    });
    return { id, version };
  };

  const discard = async (): Promise<boolean> => {
    if (at.current === null) return true;
    setState((before) => ({ ...before, busy: 'discard', trouble: null }));
    const { id, version } = at.current;
    const idempotencyKey = hashOf({ discards: id, version });
    const sent = await act(DiscardDraft, { id, expectedVersion: version, idempotencyKey }, as);
    if (!sent.ok) return fail(sent.trouble) ?? false;
    const { answer } = sent;
    return answer.__typename === 'DraftDiscarded' || (fail(answer) ?? false);
  };

  return {
    ...state,
    discard,
    save: (content) => save(content),
    async submit(content) {
      form.current ||= crypto.randomUUID();
      setState((before) => ({ ...before, busy: 'submit', trouble: null }));
      const dryRun = at.current !== null;
      const idempotencyKey = hashOf({ form: form.current, dryRun, content });
      const answer = await sendContent(content, { dryRun, idempotencyKey }, as);
      if (answer.kind !== 'taken') return refuse(answer, content);
      if (!dryRun) return answer.submission;
      // A saved draft ends in the transaction that stores its submission.
      const saved = await save(content, 'submit');
      if (saved === null) return null;
      setState((before) => ({ ...before, busy: 'submit' }));
      const { id, version } = saved;
      const input = { id, expectedVersion: version, idempotencyKey: hashOf({ submits: id, version }) };
      const sent = await act(SubmitDraft, input, as);
      if (!sent.ok) return fail(sent.trouble);
      const ended = sent.answer;
      return ended.__typename === 'DraftSubmitted' ? ended.receipt.submissionId : fail(ended);
    },
  };
}

function inputOf(content: DraftContent, form: string, known: DraftAt | null) {
  return {
    ...content,
    id: known?.id ?? null,
    expectedVersion: known?.version ?? null,
    idempotencyKey: hashOf({ form, version: known?.version ?? 0, content }),
  };
}
