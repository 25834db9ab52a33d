import type { Finding } from '@inferbench/domain/errors/finding';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { importFindings } from '@inferbench/importers/import-findings';
import { mutationsOf } from '../mutation/mutations.ts';
import type { Allowance } from '../limits/visitor.ts';
import type { ApiContext } from '../graphql/context.ts';
import { importQuestion } from './import-question.ts';
import { type ImportedRunType, ImportRunInput, ImportRunPayload } from './import-run.type.ts';
import { validationFailed } from '../mutation/refusals.ts';
import type { ValidationFailedType } from '../mutation/payloads.type.ts';

export const ImportRunResolver = mutationsOf({
  importRun: {
    description:
      'Maps a result file to a run and stores nothing. Needs no key; the limits are those of every request.',
    asked: 'The file.',
    input: ImportRunInput,
    payload: ImportRunPayload,
    run: importRun,
  },
});

async function importRun(
  { compute, client }: ApiContext,
  input: ImportRunInput,
): Promise<ImportedRunType | ValidationFailedType> {
  const tooLong = tooLongFinding(input.document, client.allowance());
  if (tooLong !== null) return failed([tooLong]);
  const imported = await compute('checkImport', importQuestion(input));
  if (!imported.ok) return failed(imported.error);
  const { run, missing } = imported.value;
  const fields = run.source.fields.map((field) => ({
    ...field,
    originalValue: field.originalValue === null ? null : String(field.originalValue),
  }));
  return { kind: 'ImportedRun', run: JSON.stringify(run), missing, fields, warnings: run.source.warnings };
}

/** Larger files need a key, which submitting them does, too. */
function tooLongFinding(document: string, { documentChars }: Allowance): Finding | null {
  if (document.length <= documentChars) return null;
  const error = new InferbenchError(
    'PAYLOAD_TOO_LARGE',
    'The file is larger than may be sent without a key.',
    {
      path: 'document',
      value: `${document.length} characters`,
      expected: `at most ${documentChars} without an API key`,
      fix: 'Send an API key, or import the file on your machine: inferbench import FILE.',
    },
  );
  return importFindings(error)[0] ?? null;
}

const failed = (findings: Finding[]) => validationFailed('The file cannot be imported.', findings);
