import type { Finding } from '@inferbench/domain/finding';
import { importFindings } from '@inferbench/importers/import-findings';
import { importRun } from '@inferbench/importers/import-run';
import { parseContext } from '@inferbench/importers/parse-context';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { ApiContext } from '../graphql/context.ts';
import { type ImportedRunType, ImportRunInput, ImportRunPayload } from './import-run.type.ts';
import { validationFailed } from './refusals.ts';
import type { ValidationFailedType } from './submission.type.ts';

@Resolver()
export class ImportRunResolver {
  @Mutation(() => ImportRunPayload, {
    description:
      'Maps a result file to a run and stores nothing. Needs no key; the limits are those of every request.',
  })
  importRun(
    @Arg('input', () => ImportRunInput, { description: 'The file.' }) input: ImportRunInput,
    @Ctx() { catalogue }: ApiContext,
  ): ImportedRunType | ValidationFailedType {
    const context = parseContext(input.context ?? '');
    if (!context.ok) return failed(context.error);
    const { document: text, format } = input;
    const select = input.run ?? undefined;
    const imported = importRun({ text, format, select, context: context.value, catalogue });
    if (!imported.ok) return failed(importFindings(imported.error));
    const { run, missing } = imported.value;
    const fields = run.source.fields.map((field) => ({
      ...field,
      originalValue: field.originalValue === null ? null : String(field.originalValue),
    }));
    return { kind: 'ImportedRun', run: JSON.stringify(run), missing, fields, warnings: run.source.warnings };
  }
}

const failed = (findings: Finding[]) => validationFailed('The file cannot be imported.', findings);
