import type { StoredReply } from '@inferbench/db/submissions/reply-reader';
import type { GivenReply } from '@inferbench/db/submissions/replies-of-organization';
import { MAX_REPLY } from '@inferbench/domain/submissions/reply';
import { z } from 'zod';
import { inputType, objectType } from '../graphql/derived-type.ts';
import { globalId, Id } from '../graphql/global-id.ts';
import { instanceOf } from '../graphql/shown-as.ts';
import type { ActOutcome } from '../lifecycle/act.type.ts';
import { subjectWords } from '../submission/subject-words.ts';
import { keyOfRequest } from '../mutation/idempotency-key.ts';

const VERSION = {
  version: z.int().describe('Number of this version, from 1.'),
  text: z.string().describe('Plain text, with line breaks.'),
  at: z.string().describe('When it was written, ISO 8601 UTC.'),
};

export const ReplyVersionType = objectType(
  'ReplyVersion',
  'A version of a reply before the newest.',
  VERSION,
);

export const ReplyType = objectType(
  'Reply',
  'What the vendor of a chip says to a result of others about it; nobody checked it.',
  {
    organization: z.string().describe('Organisation that replies.'),
    ...VERSION,
    earlier: z.array(instanceOf(ReplyVersionType)).describe('Versions before this one, newest first.'),
  },
);
export type ReplyType = InstanceType<typeof ReplyType>;

export function toReplyType({ organization, versions }: StoredReply): ReplyType {
  const [newest, ...earlier] = versions.toReversed();
  if (newest === undefined) throw new Error('a reply has a version');
  return { organization, ...newest, earlier };
}

export const GivenReplyType = objectType('GivenReply', 'A reply of an organisation, and what it is about.', {
  submission: Id.describe('Global id of the submission beside which it stands.'),
  about: z.string().describe('What that is about, in words.'),
  submittedBy: z.string().describe('Organisation that submitted it.'),
  version: VERSION.version.describe('Number of its newest version.'),
  at: VERSION.at.describe('When that was written, ISO 8601 UTC.'),
});
export type GivenReplyType = InstanceType<typeof GivenReplyType>;

export function toGivenReply(row: GivenReply): GivenReplyType {
  const { submissionId, submittedBy, version, at } = row;
  return {
    submission: globalId('Submission', submissionId),
    about: subjectWords(row),
    submittedBy,
    version,
    at: at.toISOString(),
  };
}

export const AttachReplyInput = inputType('AttachReplyInput', 'A reply to a result on a chip of yours.', {
  submission: Id.describe('Global id of the submission that it is about.'),
  text: z.string().describe(`Plain text, 1 to ${MAX_REPLY} characters. Everybody may read it.`),
  expectedVersion: z
    .int()
    .describe('Version of your reply that you read, 0 where there is none; it fails where it is another.'),
  idempotencyKey: keyOfRequest('The same key with the same content does it once'),
});
export type AttachReplyInput = InstanceType<typeof AttachReplyInput>;

export const ReplyAttachedType = objectType('ReplyAttached', 'The reply stands beside the result.', {
  submission: Id.describe('Global id of the submission.'),
  version: z.int().describe('Version of the reply that this is.'),
  replayed: z.boolean().describe('True when this idempotency key had attached it before.'),
});
export type ReplyAttachedType = InstanceType<typeof ReplyAttachedType> & { kind: 'ReplyAttached' };

export type ReplyOutcomeType = ActOutcome<ReplyAttachedType>;
