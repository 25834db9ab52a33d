import type { RunFormat } from '@inferbench/domain/run-format';
import { createUnionType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { RunFormatEnum } from '../graphql/enums.ts';
import { ValidationFailedType } from '../mutation/payloads.type.ts';

@InputType({ description: 'A result file to map.' })
export class ImportRunInput {
  @Field(() => String, { description: 'The result file as the tool wrote it.' })
  document!: string;

  @Field(() => RunFormatEnum, { defaultValue: 'AUTO', description: 'Format of the document.' })
  format!: RunFormat;

  @Field(() => String, { nullable: true, description: 'What the file does not hold, as YAML or JSON.' })
  context?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Which run of a file that holds several, from 1; a file of one run needs none.',
  })
  run?: number | null;
}

@ObjectType('MappedField', { description: 'Where a value came from.' })
export class MappedFieldType {
  @Field(() => String, { description: 'Path in the run.' })
  path!: string;

  @Field(() => String, { description: 'Key in the file.' })
  key!: string;

  @Field(() => String, { nullable: true, description: 'Value in the file.' })
  originalValue!: string | null;

  @Field(() => String, { nullable: true, description: 'Unit in the file.' })
  originalUnit!: string | null;
}

@ObjectType('ImportWarning', { description: 'Something to know of an import.' })
export class ImportWarningType {
  @Field(() => String, { description: 'Stable name.' })
  code!: string;

  @Field(() => String, { description: 'In words.' })
  message!: string;

  @Field(() => String, { nullable: true, description: 'Path in the run.' })
  path!: string | null;
}

@ObjectType('ImportedRun', { description: 'The run that a result file becomes; nothing was stored.' })
export class ImportedRunType {
  readonly kind = 'ImportedRun';

  @Field(() => String, { description: 'The run document as JSON; submitRun takes it.' })
  run!: string;

  @Field(() => [String], {
    description: 'What is still unknown and has to be stated before it can be scored.',
  })
  missing!: string[];

  @Field(() => [MappedFieldType], { description: 'Where each value came from.' })
  fields!: MappedFieldType[];

  @Field(() => [ImportWarningType], { description: 'What to know.' })
  warnings!: ImportWarningType[];
}

export const ImportRunPayload = createUnionType({
  name: 'ImportRunPayload',
  description: 'Outcome of importRun.',
  types: () => [ImportedRunType, ValidationFailedType] as const,
});
