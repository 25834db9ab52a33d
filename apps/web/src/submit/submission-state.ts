import type { ImportRunResult } from '@inferbench/graphql-documents/import-run';
import type { SubmitRunResult } from '@inferbench/graphql-documents/submit-run';
import type { Values } from './build-context.ts';
import type { NamedField } from './context-field.ts';
import { type FieldErrors, type Finding, placeFindings, severalRuns } from './place-findings.ts';
import { type Mapping, mappingOf } from './mapping-rows.ts';
import type { Trouble } from '../api/sent.ts';
import type { ChosenFile } from '../frame/dropped-files.ts';

/** `reread`: the same question as `read`, asked below the answers that were added. */
export type Step = 'read' | 'reread' | 'check' | 'submit';

export type Accepted = Extract<SubmitRunResult, { __typename: 'RunAccepted' }>;

/** What the rules said: of a run that may enter, or of one that may not. */
export type Checked =
  { accepted: true; answer: Accepted } | { accepted: false; message: string; findings: readonly Finding[] };

/** Everything that is typed, chosen and answered; it lives in this page's memory and ends with it. */
export interface SubmissionState {
  file: ChosenFile | null;
  /** Number of the run, as typed; empty for the only one. */
  run: string;
  /** How many runs the file holds, once it is known to hold several. */
  runs: number | null;
  values: Values;
  key: string;
  busy: Step | null;
  errors: FieldErrors;
  trouble: (Trouble & { step: Step }) | null;
  mapping: { of: Question; mapping: Mapping } | null;
  checked: { of: Question; checked: Checked } | null;
  receipt: { of: Question; answer: Accepted } | null;
  /** Read out to those who do not see the page change. */
  said: string;
  /** The step that said it, beside whose button it stands; null for none. */
  saidBy: Step | null;
}

/** What an answer is about; it is stale as soon as one of them is another. */
export type Question = Pick<SubmissionState, 'file' | 'run' | 'values'>;

export const START: SubmissionState = {
  file: null,
  run: '',
  runs: null,
  values: {},
  key: '',
  busy: null,
  errors: {},
  trouble: null,
  mapping: null,
  checked: null,
  receipt: null,
  said: '',
  saidBy: null,
};

export function isStale(of: Question, { file, run, values }: Question): boolean {
  return of.file !== file || of.run !== run || of.values !== values;
}

export function afterImport(
  of: Question,
  answer: ImportRunResult,
  fields: readonly NamedField[],
): Partial<SubmissionState> {
  if (answer.__typename === 'ImportedRun') {
    const mapping = mappingOf(answer);
    const said = `Read: ${mapping.rows.length} fields of ${mapping.tool}, ${mapping.warnings.length} warnings, ${mapping.missing.length} missing.`;
    return { mapping: { of, mapping }, said };
  }
  const runs = severalRuns(answer.findings);
  return {
    ...(runs === null ? {} : { runs }),
    mapping: null,
    errors: placeFindings(answer.findings, fields, 'file'),
    said: answer.message,
  };
}

/** What an answer of submitRun changes, of a dry run and of a real one. */
export function afterSubmit(
  of: Question,
  answer: SubmitRunResult,
  fields: readonly NamedField[],
): Partial<SubmissionState> {
  switch (answer.__typename) {
    case 'RunAccepted': {
      const checked = { of, checked: { accepted: true, answer } as const };
      if (answer.receipt === null) {
        return { checked, said: `Checked: ${answer.findings.length} findings, nothing rejects the run.` };
      }
      return { checked, receipt: { of, answer }, said: 'Received; the receipt is below.' };
    }
    case 'ValidationFailed': {
      const { code, findings, message } = answer;
      // Nothing is wrong with the file.
      if (findings.length === 0) return { trouble: { step: 'submit', code, message }, said: message };
      const runs = severalRuns(findings);
      const unread = findings.every(({ rule }) => rule === 'SCHEMA-IMPORT');
      return {
        ...(runs === null ? {} : { runs }),
        checked: unread ? null : { of, checked: { accepted: false, message, findings } },
        errors: placeFindings(findings, fields, unread ? 'file' : null),
        said: message,
      };
    }
    case 'Unauthorized':
      return { errors: { key: `${answer.code}: ${answer.message}` }, said: answer.message };
    case 'Conflict':
      return {
        trouble: { step: 'submit', code: answer.code, message: answer.message },
        said: answer.message,
      };
  }
}
