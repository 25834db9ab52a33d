import type { ErrorCode } from '@inferbench/domain/error-code';
import type { Finding } from '@inferbench/domain/finding';
import { Field, ID, ObjectType } from 'type-graphql';
import { FindingType } from '../graphql/finding.type.ts';

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
