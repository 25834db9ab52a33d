import type { Finding } from '@inferbench/domain/errors/finding';
import type { SaveDraftResult } from '@inferbench/graphql-documents/save-draft';

/** What a form shows of a finding, whoever found it: the engine of the page, or the server. */
export type FormFinding = Pick<Finding, 'severity' | 'path' | 'message' | 'expected' | 'fix'> & {
  rule: string;
};

type Answered = Extract<SaveDraftResult, { __typename: 'DraftSaved' }>['draft']['findings'][number];

const SEVERITIES = { REJECT: 'reject', FLAG: 'flag', WARN: 'warn' } as const;

export function fromServer(findings: readonly Answered[]): FormFinding[] {
  return findings.map((finding) => ({ ...finding, severity: SEVERITIES[finding.severity] }));
}

export function findingWords({ rule, message, expected, fix }: FormFinding): string {
  return [
    `${rule}: ${message}`,
    ...(expected === null ? [] : [`Expected: ${expected}.`]),
    ...(fix === null ? [] : [fix]),
  ].join(' ');
}
