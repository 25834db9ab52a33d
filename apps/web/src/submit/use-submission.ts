import { useReducer } from 'react';
import { buildContext } from './build-context.ts';
import type { ContextField } from './context-field.ts';
import type { Sent } from '../api/sent.ts';
import { type Content, sendImport, sendSubmit } from './send.ts';
import { afterImport, afterSubmit, START, type Step, type SubmissionState } from './submission-state.ts';

export interface Submission {
  state: SubmissionState;
  change: (part: Partial<SubmissionState>) => void;
  run: (step: Step) => Promise<void>;
}

/** State of the form and its three requests; a failed one changes nothing that was typed. */
export function useSubmission(fields: readonly ContextField[]): Submission {
  const [state, change] = useReducer(
    (before: SubmissionState, part: Partial<SubmissionState>) => ({ ...before, ...part }),
    START,
  );
  return {
    state,
    change,
    async run(step) {
      if (state.busy !== null) return;
      const { errors, content } = contentOf(state, fields, step);
      if (content === null) {
        change({ errors, trouble: null, said: Object.values(errors).join(' '), saidBy: null });
        return;
      }
      const question = { file: state.file, run: state.run, values: state.values };
      change({ busy: step, errors: {}, trouble: null, said: BUSY[step], saidBy: null });
      const part =
        step === 'read' || step === 'reread'
          ? after(step, await sendImport(content), (answer) => afterImport(question, answer, fields))
          : after(
              step,
              await sendSubmit(content, { key: state.key.trim(), dryRun: step === 'check' }),
              (answer) => afterSubmit(question, answer, fields),
            );
      change({ busy: null, saidBy: step, ...part });
    },
  };
}

const BUSY: Readonly<Record<Step, string>> = {
  read: 'Reading the file.',
  reread: 'Reading the file.',
  check: 'Checking the run.',
  submit: 'Submitting the run.',
};

/** A lost request leaves everything as it was, with what to do. */
function after<T>(
  step: Step,
  sent: Sent<T>,
  read: (answer: T) => Partial<SubmissionState>,
): Partial<SubmissionState> {
  if (sent.ok) return read(sent.answer);
  const { trouble } = sent;
  // Too large is a matter of the file, and trying again does not help.
  if (trouble.code === 'PAYLOAD_TOO_LARGE')
    return { errors: { file: `${trouble.code}: ${trouble.message}` } };
  return { trouble: { ...trouble, step }, said: '', saidBy: null };
}

/** What is sent, or what has to be mended first. */
export function contentOf(
  { file, run, values, key }: SubmissionState,
  fields: readonly ContextField[],
  step: Step,
): { errors: Record<string, string>; content: Content | null } {
  const { context, problems } = buildContext(fields, values);
  const errors: Record<string, string> = { ...problems };
  if (file === null) errors['file'] = 'Choose a result file first.';
  const number = run.trim() === '' ? null : Number(run);
  if (number !== null && (!Number.isInteger(number) || number < 1)) {
    errors['run'] = 'The number of a run, from 1.';
  }
  if ((step === 'check' || step === 'submit') && key.trim() === '') {
    errors['key'] = 'Checking against what is on record, and submitting, need a key with the scope submit.';
  }
  if (file === null || Object.keys(errors).length > 0) return { errors, content: null };
  return { errors, content: { document: file.text, context, run: number } };
}
