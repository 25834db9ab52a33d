import type { ImportRunResult } from '@inferbench/graphql-documents/import-run';
import { nameIn, type NamedField } from './context-field.ts';
import { findingWords } from './vendor-form/form-finding.ts';

export type Finding = Extract<ImportRunResult, { __typename: 'ValidationFailed' }>['findings'][number];

/** Messages by the field that they belong to: a path of the context, `file`, `run`, `key`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Rejecting findings at the fields that can mend them; `rest` takes what no field of the form asks. */
export function placeFindings(
  findings: readonly Finding[],
  fields: readonly NamedField[],
  rest: 'file' | null,
): FieldErrors {
  const paths = fields.map(({ path }) => path);
  const errors: Record<string, string> = {};
  for (const finding of findings.filter(({ severity }) => severity === 'REJECT')) {
    const place = placeOf(finding, paths) ?? rest;
    if (place !== null) errors[place] ??= findingWords(finding, nameIn(fields));
  }
  return errors;
}

/** The field that can mend a finding: a path that the form asks for, or `run`; null for none. */
export function placeOf(
  { path, message }: Pick<Finding, 'path' | 'message'>,
  paths: readonly string[],
): string | null {
  if (path === 'run' || message.startsWith('IMPORT_SEVERAL_RUNS')) return 'run';
  const own = paths.find(
    (each) => path === each || path.startsWith(`${each}.`) || path.startsWith(`${each}[`),
  );
  // A group that lacks a part is asked for at its first question.
  return own ?? (path === '' ? null : (paths.find((each) => each.startsWith(`${path}.`)) ?? null));
}

/** How many runs a file holds that holds several; null for any other answer. */
export function severalRuns(findings: readonly Finding[]): number | null {
  const found = findings.find(({ message }) => message.startsWith('IMPORT_SEVERAL_RUNS'));
  const count = Number(found?.value ?? Number.NaN);
  return Number.isInteger(count) && count > 1 ? count : null;
}
