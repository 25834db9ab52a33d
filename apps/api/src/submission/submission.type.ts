import type { Finding } from '@inferbench/domain/finding';
import type { Lifecycle } from '@inferbench/domain/lifecycle';
import type { RunFormat } from '@inferbench/domain/run-format';
import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { LifecycleEnum, RunFormatEnum } from '../graphql/enums.ts';
import { FindingType } from '../graphql/finding.type.ts';
import {
  ConflictType,
  ReceiptType,
  UnauthorizedType,
  ValidationFailedType,
} from '../mutation/payloads.type.ts';
import { ScoresType } from '../score/score.type.ts';

@InputType({ description: 'A run to submit.' })
export class SubmitRunInput {
  @Field(() => String, { description: 'The result file as the tool wrote it, or a run document.' })
  document!: string;

  @Field(() => RunFormatEnum, { defaultValue: 'AUTO', description: 'Format of the document.' })
  format!: RunFormat;

  @Field(() => String, {
    nullable: true,
    description: 'What the file does not hold (chip, chips, precision, framework, power), as YAML or JSON.',
  })
  context?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Which run of a file that holds several, from 1; a file of one run needs none.',
  })
  run?: number | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Check and score without storing anything.' })
  dryRun!: boolean;

  @Field(() => String, {
    description:
      'The same key with the same content gives the same receipt; 8 to 200 characters, for example the content hash.',
  })
  idempotencyKey!: string;
}

@ObjectType('RunAccepted', { description: 'The run passed every rule of severity reject.' })
export class RunAcceptedType {
  readonly kind = 'RunAccepted';

  @Field(() => Boolean, { description: 'True when nothing was stored.' })
  dryRun!: boolean;

  @Field(() => Boolean, { description: 'True when this key had stored the same content before.' })
  replayed!: boolean;

  @Field(() => LifecycleEnum, { description: 'Whether it stands on the board.' })
  lifecycle!: Lifecycle;

  @Field(() => ReceiptType, { nullable: true, description: 'Null for a dry run.' })
  receipt!: ReceiptType | null;

  @Field(() => [ID], { description: 'Global ids of its points; empty for a dry run.' })
  pointIds!: string[];

  @Field(() => [FindingType], { description: 'What the rules found.' })
  findings!: Finding[];

  @Field(() => [ScoresType], { description: 'Scores by point.' })
  scores!: ScoresType[];
}

const TYPES = {
  RunAccepted: RunAcceptedType,
  ValidationFailed: ValidationFailedType,
  Conflict: ConflictType,
  Unauthorized: UnauthorizedType,
} as const;

export const SubmitRunPayload = createUnionType({
  name: 'SubmitRunPayload',
  description: 'Outcome of submitRun.',
  types: () => [RunAcceptedType, ValidationFailedType, ConflictType, UnauthorizedType] as const,
  resolveType: ({ kind }) => TYPES[kind],
});
export type SubmitRunOutcome = RunAcceptedType | ValidationFailedType | ConflictType | UnauthorizedType;
