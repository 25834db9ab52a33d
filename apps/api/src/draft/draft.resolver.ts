import { draftsOf, readDraft } from '@inferbench/db/submissions/draft-reader';
import { Arg, type ClassType, Ctx, FieldResolver, ID, Int, Query, Resolver } from 'type-graphql';
import { ViewerType } from '../account/viewer.type.ts';
import type { ApiContext } from '../graphql/context.ts';
import { uuidOf } from '../graphql/global-id.ts';
import { checkPageSize } from '../graphql/page-size.ts';
import { NotAllowedType } from '../lifecycle/act.type.ts';
import { authenticate } from '../mutation/authenticate.ts';
import { mutationsOf } from '../mutation/mutations.ts';
import { payloadOf } from '../mutation/payload-of.ts';
import { ConflictType } from '../mutation/payloads.type.ts';
import {
  DraftActInput,
  DraftDiscardedType,
  DraftSavedType,
  DraftSubmittedType,
  SaveDraftInput,
} from './draft.input.ts';
import { DraftHeadType, DraftType, toDraftHeadType, toDraftType } from './draft.type.ts';
import { discardDraft, submitDraft } from './end-draft.ts';
import { saveDraft } from './save-draft.ts';

/** Any of these lets a key read drafts of its organisation. */
const READS_DRAFTS = ['read:scores', 'write:runs', 'write:specs'] as const;

@Resolver(() => ViewerType)
export class DraftResolver {
  @FieldResolver(() => [DraftHeadType], {
    description:
      'Drafts of the organisation, the one saved last first. Empty without the scope read:scores, write:runs or write:specs.',
  })
  async drafts(
    @Arg('first', () => Int, { defaultValue: 30, description: 'How many, 1 to 100.' }) first: number,
    @Ctx() context: ApiContext,
  ): Promise<DraftHeadType[]> {
    checkPageSize(first);
    const caller = await authenticate(context, ...READS_DRAFTS);
    if (!caller.ok) return [];
    const { organizationId } = caller.value;
    return (await draftsOf(context.database.pool, { organizationId, limit: first })).map(toDraftHeadType);
  }

  @Query(() => DraftType, {
    nullable: true,
    description: "A draft of the key's organisation by global id; null for any other id.",
  })
  async draft(
    @Arg('id', () => ID, { description: 'Global id of a draft.' }) id: string,
    @Ctx() context: ApiContext,
  ): Promise<DraftType | null> {
    context.reads.personal();
    const caller = await authenticate(context, ...READS_DRAFTS);
    const uuid = uuidOf('Draft', id);
    if (!caller.ok || uuid === null) return null;
    const { organizationId } = caller.value;
    const draft = await readDraft(context.database.pool, { organizationId, id: uuid });
    return draft === null ? null : toDraftType(draft);
  }
}

const payload = (mutation: string, done: ClassType) =>
  payloadOf(mutation, done, NotAllowedType, ConflictType);

export const DraftMutations = mutationsOf({
  saveDraft: {
    description:
      'Saves a draft, finished or not, with what the rules say of it. Needs the scope write:runs, write:specs or submit.',
    asked: 'The draft.',
    input: SaveDraftInput,
    payload: payload('saveDraft', DraftSavedType),
    run: saveDraft,
  },
  discardDraft: {
    description: 'Deletes a draft. Needs the scope write:runs, write:specs or submit.',
    asked: 'The draft.',
    input: DraftActInput,
    payload: payload('discardDraft', DraftDiscardedType),
    run: discardDraft,
  },
  submitDraft: {
    description:
      'Submits what a draft holds, which ends the draft. Needs the scope submit; write:specs is enough for a chip or a model.',
    asked: 'The draft.',
    input: DraftActInput,
    payload: payload('submitDraft', DraftSubmittedType),
    run: submitDraft,
  },
});
