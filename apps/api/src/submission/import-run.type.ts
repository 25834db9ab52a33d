import { RunFormat } from '@inferbench/domain/terms/run-format';
import { z } from 'zod';
import { FieldMapping, ImportWarning } from '@inferbench/domain/runs/run';
import { inputType, objectType, objectTypeOf } from '../graphql/derived-type.ts';
import { instanceOf, preset } from '../graphql/shown-as.ts';
import { createUnionType } from 'type-graphql';
import { ValidationFailedType } from '../mutation/payloads.type.ts';

export const ImportRunInput = inputType('ImportRunInput', 'A result file to map.', {
  document: z.string().describe('The result file as the tool wrote it.'),
  format: preset(RunFormat, 'AUTO').describe('Format of the document.'),
  context: z.string().optional().describe('What the file does not hold, as YAML or JSON.'),
  run: z
    .int()
    .optional()
    .describe('Which run of a file that holds several, from 1; a file of one run needs none.'),
});
export type ImportRunInput = InstanceType<typeof ImportRunInput>;

export const MappedFieldType = objectTypeOf(FieldMapping, 'MappedField', {
  originalValue: z.string().nullable().describe('Value in the file.'),
});

objectTypeOf(ImportWarning, 'ImportWarning');

export const ImportedRunType = objectType(
  'ImportedRun',
  'The run that a result file becomes; nothing was stored.',
  {
    run: z.string().describe('The run document as JSON; submitRun takes it.'),
    missing: z
      .array(z.string())
      .describe('What is still unknown and has to be stated before it can be scored.'),
    fields: z.array(instanceOf(MappedFieldType)).describe('Where each value came from.'),
    warnings: z.array(ImportWarning).describe('What to know.'),
  },
);
export type ImportedRunType = InstanceType<typeof ImportedRunType> & { kind: 'ImportedRun' };

export const ImportRunPayload = createUnionType({
  name: 'ImportRunPayload',
  description: 'Outcome of importRun.',
  types: () => [ImportedRunType, ValidationFailedType] as const,
});
