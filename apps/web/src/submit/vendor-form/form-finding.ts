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

export type NameOf = (path: string) => string;

/** Splits a finding into its field, in words, and its message: messages begin with the path, which is said once. */
export function findingParts(
  { rule, path, message, expected, fix }: Omit<FormFinding, 'severity'>,
  nameOf: NameOf,
): { name: string; said: string } {
  const name = path === '' ? '' : nameOf(path);
  const isNamed = name !== '' && message.startsWith(path);
  const said = [
    isNamed ? message.slice(path.length) : `${name === '' ? '' : ': '}${message}`,
    ...(expected === null || TYPES.has(expected) ? [] : [`Expected: ${expected}.`]),
    // It says how a file is told, and the form asks for it.
    ...(fix === null || rule === 'SCHEMA-MISSING' ? [] : [forFields(fix)]),
    `(${rule})`,
  ];
  return { name, said: said.join(' ') };
}

/** Word by which a document calls a value of any kind: it says nothing beside a field. */
const TYPES: ReadonlySet<string> = new Set([
  'a value',
  'string',
  'number',
  'int',
  'boolean',
  'object',
  'array',
]);

/** A document states what nobody published as null, a form leaves its field empty. */
const forFields = (fix: string) => fix.replaceAll(/\bnull (?=(?:where|for|without)\b)/g, 'empty ');

export function findingWords(finding: Omit<FormFinding, 'severity'>, nameOf: NameOf): string {
  const { name, said } = findingParts(finding, nameOf);
  return `${name}${said}`;
}
