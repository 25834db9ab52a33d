import type { ErrorCode } from '@inferbench/domain/error-code';
import type { Finding } from '@inferbench/domain/finding';
import type { Lifecycle } from '@inferbench/domain/lifecycle';
import type { RunFormat } from '@inferbench/domain/run-format';
import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { LifecycleEnum, RunFormatEnum } from '../graphql/enums.ts';
import { FindingType } from '../graphql/finding.type.ts';
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

@ObjectType('Receipt', { description: 'Proof of what was received.' })
export class ReceiptType {
  @Field(() => ID, { description: 'Global id of the submission.' })
  submissionId!: string;

  @Field(() => String, {
    description: 'SHA-256 of document and context as submitted, and of the run number where one was given.',
  })
  contentHash!: string;

  @Field(() => String, { description: 'Time of receipt, ISO 8601 UTC.' })
  receivedAt!: string;
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

@ObjectType('ValidationFailed', {
  description: 'What was sent breaks rules of severity reject; nothing was stored.',
})
export class ValidationFailedType {
  readonly kind = 'ValidationFailed';

  @Field(() => String, { description: 'Error code.' })
  code!: ErrorCode;

  @Field(() => String, { description: 'Summary.' })
  message!: string;

  @Field(() => [FindingType], { description: 'Each broken rule.' })
  findings!: Finding[];
}

@ObjectType('Conflict', {
  description: 'The idempotency key was used before with other content; nothing was stored.',
})
export class ConflictType {
  readonly kind = 'Conflict';

  @Field(() => String, { description: 'Error code.' })
  code!: ErrorCode;

  @Field(() => String, { description: 'What happened and what to do.' })
  message!: string;

  @Field(() => String, { description: 'Content hash stored under this key.' })
  storedContentHash!: string;
}

@ObjectType('Unauthorized', { description: 'The API key does not allow this; nothing was stored.' })
export class UnauthorizedType {
  readonly kind = 'Unauthorized';

  @Field(() => String, { description: 'UNAUTHENTICATED or FORBIDDEN.' })
  code!: ErrorCode;

  @Field(() => String, { description: 'What happened and what to do.' })
  message!: string;
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
