import { mayReply } from '@inferbench/db/submissions/attach-reply';
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
import { attachReply } from './attach-reply.ts';
import {
  AttachReplyInput,
  GivenReplyType,
  ReplyAttachedType,
  ReplyType,
  toGivenReply,
  toReplyType,
} from './reply.type.ts';

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
