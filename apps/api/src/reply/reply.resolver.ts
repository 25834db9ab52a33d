import {
  mayReply,
  attachReply as storeReply,
  type ReplyOutcome,
} from '@inferbench/db/submissions/attach-reply';
import { readRepliesOf } from '@inferbench/db/submissions/replies-of-organization';
import { readReply } from '@inferbench/db/submissions/reply-reader';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { OrganizationType } from '../account/organization.type.ts';
import type { ApiContext } from '../graphql/context.ts';
import { uuidOf } from '../graphql/global-id.ts';
import { NotAllowedType } from '../lifecycle/act.type.ts';
import { authenticate } from '../mutation/authenticate.ts';
import { mutationsOf } from '../mutation/mutations.ts';
import { payloadOf } from '../mutation/payload-of.ts';
import { ConflictType } from '../mutation/payloads.type.ts';
import { PointType } from '../point/point.type.ts';
import { StoredSubmissionType } from '../submission/stored-submission.type.ts';
import {
  AttachReplyInput,
  GivenReplyType,
  ReplyAttachedType,
  ReplyType,
  toGivenReply,
  toReplyType,
  type ReplyOutcomeType,
} from './reply.type.ts';
import { MAX_REPLY, ReplyText } from '@inferbench/domain/submissions/reply';
import { hashOf } from '@inferbench/evaluation/input-hash';
import { actingOf } from '../auth/caller.ts';
import { idempotencyKeyFinding } from '../mutation/idempotency-key.ts';
import { notFound, shapeFinding } from '../mutation/input-findings.ts';
import { keyConflict, validationFailed } from '../mutation/refusals.ts';

const MOST_REPLIES = 100;

const OF_VENDOR = "What the chip's vendor says to it; null where it says nothing.";

@Resolver(() => StoredSubmissionType)
export class SubmissionReplyResolver {
  @FieldResolver(() => ReplyType, { nullable: true, description: OF_VENDOR })
  async reply(
    @Root() { uuid, readable }: StoredSubmissionType,
    @Ctx() context: ApiContext,
  ): Promise<ReplyType | null> {
    // Replies are no part of what caches know an answer by.
    context.reads.personal();
    const reply = readable ? await readReply(context.database.pool, uuid, await context.viewer()) : null;
    return reply === null ? null : toReplyType(reply);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the key may reply to it: its organisation is the vendor of the chip.',
  })
  async mayReply(@Root() { uuid }: StoredSubmissionType, @Ctx() context: ApiContext): Promise<boolean> {
    context.reads.personal();
    const caller = await authenticate(context, 'submit');
    if (!caller.ok) return false;
    const { organizationId } = caller.value;
    return (await mayReply(context.database.pool, { submissionId: uuid, organizationId })) ?? false;
  }
}

export const ReplyMutations = mutationsOf({
  attachReply: {
    description:
      'Puts what you say beside a result of others on a chip of yours; a reply that is there gets a new version. Needs the scope submit.',
    asked: 'The reply.',
    input: AttachReplyInput,
    payload: payloadOf('attachReply', ReplyAttachedType, NotAllowedType, ConflictType),
    run: attachReply,
  },
});

@Resolver(() => PointType)
export class PointReplyResolver {
  @FieldResolver(() => ReplyType, { nullable: true, description: OF_VENDOR })
  async reply(@Root() { id }: PointType, @Ctx() context: ApiContext): Promise<ReplyType | null> {
    context.reads.personal();
    const { reply } = await context.pointDetails.load(uuidOf('Point', id) ?? '');
    return reply === null ? null : toReplyType(reply);
  }
}

@Resolver(() => OrganizationType)
export class OrganizationReplyResolver {
  @FieldResolver(() => [GivenReplyType], {
    description: `Where it replied to results of others, as far as the key may see them; newest first, ${MOST_REPLIES} at the most.`,
  })
  async replies(@Root() { id }: OrganizationType, @Ctx() context: ApiContext): Promise<GivenReplyType[]> {
    context.reads.personal();
    const organizationId = uuidOf('Organization', id) ?? '';
    const asked = { organizationId, viewer: await context.viewer(), limit: MOST_REPLIES };
    return (await readRepliesOf(context.database.pool, asked)).map(toGivenReply);
  }
}

/** Puts a vendor's words beside a result of others on its chip; every version is kept. */
async function attachReply(context: ApiContext, input: AttachReplyInput): Promise<ReplyOutcomeType> {
  const caller = await authenticate(context, 'submit');
  if (!caller.ok) return { kind: 'Unauthorized', ...caller.error };
  const { submission, expectedVersion, idempotencyKey } = input;
  const text = ReplyText.safeParse(input.text);
  const findings = [
    idempotencyKeyFinding(idempotencyKey),
    text.success
      ? null
      : shapeFinding('input.text', {
          value: `${input.text.length} characters`,
          expected: text.error.issues.map(({ message }) => message).join(', '),
          fix: `Write plain text of at most ${MAX_REPLY} characters; line breaks are kept.`,
        }),
  ].filter((finding) => finding !== null);
  if (!text.success || findings.length > 0) return validationFailed('The reply was not stored.', findings);
  const submissionId = uuidOf('Submission', submission);
  if (submissionId === null) return unknown(submission);
  const outcome = await storeReply(context.database.pool, {
    submissionId,
    organizationId: caller.value.organizationId,
    acting: { ...actingOf(caller.value), role: 'VENDOR' },
    text: text.data,
    expectedVersion,
    idempotencyKey,
    requestHash: hashOf({ act: 'REPLY', submissionId, text: text.data, expectedVersion }),
  });
  return answerOf(input, outcome);
}

function unknown(id: string): ReplyOutcomeType {
  const message = 'Everybody sees no result of this id.';
  return notFound('input.submission', { id, message, fix: "The result's page links its submission." });
}

function answerOf(
  { submission, expectedVersion }: AttachReplyInput,
  outcome: ReplyOutcome,
): ReplyOutcomeType {
  switch (outcome.kind) {
    case 'attached':
    case 'replayed': {
      const { kind, version } = outcome;
      return { kind: 'ReplyAttached', submission, version, replayed: kind === 'replayed' };
    }
    case 'not-found':
      return unknown(submission);
    case 'not-yours':
      return {
        kind: 'NotAllowed',
        code: 'NOT_ALLOWED_NOW',
        message:
          'Only the organisation of the chip’s vendor replies, to results of others; of several, the one that did first. To say something about your own result, correct it.',
        currentVersion: null,
        available: [],
      };
    case 'stale':
      return {
        kind: 'NotAllowed',
        code: 'STALE_VERSION',
        message: `Your reply is at version ${outcome.version} by now, not ${expectedVersion}. Read it again.`,
        currentVersion: outcome.version,
        available: [],
      };
    case 'conflict':
      return keyConflict(outcome.storedRequestHash);
  }
}
