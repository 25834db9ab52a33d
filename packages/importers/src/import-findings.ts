import type { Finding } from '@inferbench/domain/errors/finding';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { InvalidRunDocument } from './content/run-document.ts';

/** Why a document cannot be read, as findings: all of a run document, the first of a tool's file. */
export function importFindings(error: InferbenchError): Finding[] {
  if (error instanceof InvalidRunDocument) return [...error.findings];
  const { code, message, details } = error;
  return [
    {
      rule: 'SCHEMA-IMPORT',
      severity: 'reject',
      path: details.path ?? 'document',
      message: `${code}: ${message}`,
      value: details.value ?? null,
      expected: details.expected ?? null,
      fix: details.fix ?? null,
    },
  ];
}
