import { ErrorCode } from '@inferbench/domain/errors/error-code';
import { Lifecycle } from '@inferbench/domain/submissions/lifecycle';
import { SubmissionAction } from '@inferbench/domain/submissions/submission-action';
import { createUnionType } from 'type-graphql';
import { z } from 'zod';
import { ACTION_WORDS } from '../graphql/action-words.ts';
import { enumTypeOf, objectType } from '../graphql/derived-type.ts';
import { Id } from '../graphql/global-id.ts';
import { instanceOf } from '../graphql/shown-as.ts';
import { ConflictType, UnauthorizedType, ValidationFailedType } from '../mutation/payloads.type.ts';

enumTypeOf(SubmissionAction, 'SubmissionAction', {
  description: 'What may be done about a submission.',
  values: ACTION_WORDS,
});

export const AvailableActionType = objectType('AvailableAction', 'Something that the key may do now.', {
  action: SubmissionAction.describe('What.'),
  why: z.string().describe('What it does.'),
  needs: z.array(z.string()).describe('What has to be said with it.'),
});

export const ActDoneType = objectType('ActDone', 'It was done.', {
  submission: Id.describe('Global id of the submission.'),
  lifecycle: Lifecycle.describe('Where it stands now.'),
  version: z.int().describe('Version that the next act has to name.'),
  replayed: z.boolean().describe('True when this idempotency key had done it before.'),
});
export type ActDoneType = InstanceType<typeof ActDoneType> & { kind: 'ActDone' };

export const NotAllowedType = objectType('NotAllowed', 'It was not done, and nothing changed.', {
  code: ErrorCode.describe('NOT_ALLOWED_NOW, STALE_VERSION or CONFLICT_OF_INTEREST.'),
  message: z.string().describe('What happened and what to do.'),
  currentVersion: z.int().nullable().describe('Of a stale one: the version by now.'),
  available: z.array(instanceOf(AvailableActionType)).describe('What may be done now.'),
});
export type NotAllowedType = InstanceType<typeof NotAllowedType> & { kind: 'NotAllowed' };

/** Outcome of a mutation on somebody's submission: that it is done, or why not. */
export type ActOutcome<Done> = Done | NotAllowedType | ValidationFailedType | ConflictType | UnauthorizedType;

export const ActPayload = createUnionType({
  name: 'ActPayload',
  description: 'Outcome of an act on a submission.',
  types: () => [ActDoneType, NotAllowedType, ValidationFailedType, ConflictType, UnauthorizedType] as const,
});
export type ActOutcomeType = ActOutcome<ActDoneType>;
