import { draftsOf, readDraft } from '@inferbench/db/submissions/draft-reader';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ViewerType } from '../account/viewer.type.ts';
import type { ApiContext } from '../graphql/context.ts';
import { uuidOf } from '../graphql/global-id.ts';
import { checkPageSize } from '../graphql/page-size.ts';
import { authenticate } from '../mutation/authenticate.ts';
import {
  DiscardDraftPayload,
  DraftActInput,
  type DraftDiscardedType,
  type DraftRefusal,
  type DraftSavedType,
  type DraftSubmittedType,
  SaveDraftInput,
  SaveDraftPayload,
  SubmitDraftPayload,
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

  @Mutation(() => SaveDraftPayload, {
    description:
      'Saves a draft, finished or not, with what the rules say of it. Needs the scope write:runs, write:specs or submit.',
  })
  saveDraft(
    @Arg('input', () => SaveDraftInput, { description: 'The draft.' }) input: SaveDraftInput,
    @Ctx() context: ApiContext,
  ): Promise<DraftSavedType | DraftRefusal> {
    return saveDraft(context, input);
  }

  @Mutation(() => DiscardDraftPayload, {
    description: 'Deletes a draft. Needs the scope write:runs, write:specs or submit.',
  })
  discardDraft(
    @Arg('input', () => DraftActInput, { description: 'The draft.' }) input: DraftActInput,
    @Ctx() context: ApiContext,
  ): Promise<DraftDiscardedType | DraftRefusal> {
    return discardDraft(context, input);
  }

  @Mutation(() => SubmitDraftPayload, {
    description:
      'Submits what a draft holds, which ends the draft. Needs the scope submit; write:specs is enough for a chip or a model.',
  })
  submitDraft(
    @Arg('input', () => DraftActInput, { description: 'The draft.' }) input: DraftActInput,
    @Ctx() context: ApiContext,
  ): Promise<DraftSubmittedType | DraftRefusal> {
    return submitDraft(context, input);
  }
}
