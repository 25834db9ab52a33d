import { readNewestRevision, submissionOfWithdrawnPoint } from '@inferbench/db/lifecycle/revision-reader';
import { readSubject } from '@inferbench/db/lifecycle/subject';
import { readOwnDocument, runsById, submissionsById } from '@inferbench/db/submissions/submission-reader';
import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { ApiContext } from '../graphql/context.ts';
import { globalId, uuidOf } from '../graphql/global-id.ts';
import type { AvailableAction } from '@inferbench/domain/submissions/submission-action';
import { AvailableActionType } from '../lifecycle/act.type.ts';
import { readAvailableActions } from '../lifecycle/read-available-actions.ts';
import { readSubmissionStory } from './read-submission-story.ts';
import { SubmissionStoryType } from './story.type.ts';
import { linksOfPoints, MAX_LINKED_POINTS, PointLinksType } from '../point/point-links.ts';
import { subjectWords } from './subject-words.ts';
import { RunType, toRunType } from './run.type.ts';
import { StoredSubmissionType, toStoredSubmissionType } from './stored-submission.type.ts';

@Resolver(() => StoredSubmissionType)
export class StoredSubmissionResolver {
  @Query(() => RunType, { nullable: true, description: 'A run by global id; null where there is none.' })
  async run(
    @Arg('id', () => ID, { description: 'Global id of a run.' }) id: string,
    @Ctx() { database, viewer }: ApiContext,
  ): Promise<RunType | null> {
    const uuid = uuidOf('Run', id);
    const [stored] = uuid === null ? [] : await runsById(database.pool, [uuid], await viewer());
    return stored === undefined ? null : toRunType(stored);
  }

  @Query(() => StoredSubmissionType, {
    nullable: true,
    description:
      'A submission by global id; null where there is none, or none that the key may see. A revision that the key may not see leads to the newest one of its series that it may. Of what was public and was withdrawn a tombstone stays.',
  })
  async submission(
    @Arg('id', () => ID, { description: 'Global id of a submission.' }) id: string,
    @Ctx() { database, viewer }: ApiContext,
  ): Promise<StoredSubmissionType | null> {
    const uuid = uuidOf('Submission', id);
    if (uuid === null) return null;
    const by = await viewer();
    const [stored] = await submissionsById(database.pool, [uuid], by);
    if (stored !== undefined) return toStoredSubmissionType(stored);
    const newest = await readNewestRevision(database.pool, uuid, by);
    const [later] = newest === null ? [] : await submissionsById(database.pool, [newest], by);
    return later === undefined ? null : toStoredSubmissionType(later);
  }

  @Query(() => StoredSubmissionType, {
    nullable: true,
    description:
      'Submission of a point that was public and was withdrawn, as a tombstone; null for any other point.',
  })
  async withdrawnPoint(
    @Arg('id', () => ID, { description: 'Global id of the point.' }) id: string,
    @Ctx() { database, viewer }: ApiContext,
  ): Promise<StoredSubmissionType | null> {
    const uuid = uuidOf('Point', id);
    const of = uuid === null ? null : await submissionOfWithdrawnPoint(database.pool, uuid);
    const [stored] = of === null ? [] : await submissionsById(database.pool, [of], await viewer());
    return stored === undefined ? null : toStoredSubmissionType(stored);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'What it is about, in words; null of a tombstone.',
  })
  async about(
    @Root() { uuid, readable }: StoredSubmissionType,
    @Ctx() { database }: ApiContext,
  ): Promise<string | null> {
    return readable ? subjectWords(await readSubject(database.pool, uuid)) : null;
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description:
      'Global id of the newest revision of its series that the key may see; null where none is newer.',
  })
  async newest(
    @Root() { uuid }: StoredSubmissionType,
    @Ctx() { database, viewer, reads }: ApiContext,
  ): Promise<string | null> {
    reads.personal();
    const newest = await readNewestRevision(database.pool, uuid, await viewer());
    return newest === null ? null : globalId('Submission', newest);
  }

  @FieldResolver(() => SubmissionStoryType, {
    description:
      'What happened to it, as far as the key may know; its organisation and reviewers see flags and explanations.',
  })
  story(@Root() submission: StoredSubmissionType, @Ctx() context: ApiContext): Promise<SubmissionStoryType> {
    return readSubmissionStory(context, submission);
  }

  @FieldResolver(() => [AvailableActionType], { description: 'What the key may do about it now.' })
  availableActions(
    @Root() submission: StoredSubmissionType,
    @Ctx() context: ApiContext,
  ): Promise<AvailableAction[]> {
    return readAvailableActions(context, submission);
  }

  @FieldResolver(() => [PointLinksType], {
    description: `Where its points are shown, the first ${MAX_LINKED_POINTS}; empty for specifications and while it is flagged.`,
  })
  async links(
    @Root() { runId, lifecycle }: StoredSubmissionType,
    @Ctx() context: ApiContext,
  ): Promise<PointLinksType[]> {
    const uuid = runId === null || lifecycle === 'FLAGGED' ? null : uuidOf('Run', runId);
    const [run] = uuid === null ? [] : await runsById(context.database.pool, [uuid]);
    return linksOfPoints(context, run?.pointIds ?? []);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Key it was sent under; null for everybody but its organisation, by the scope read:scores.',
  })
  async idempotencyKey(
    @Root() submission: StoredSubmissionType,
    @Ctx() context: ApiContext,
  ): Promise<string | null> {
    return (await isOwn(submission, context)) ? submission.ownParts.idempotencyKey : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Document as it was submitted, to correct it; null for everybody but its organisation, by the scope read:scores.',
  })
  async document(@Root() { uuid }: StoredSubmissionType, @Ctx() context: ApiContext): Promise<string | null> {
    context.reads.personal();
    const { organizationId } = await context.viewer();
    if (organizationId === null) return null;
    return readOwnDocument(context.database.pool, { submissionId: uuid, organizationId });
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Context it was sent with, as JSON; null for everybody but its organisation, by the scope read:scores.',
  })
  async context(
    @Root() submission: StoredSubmissionType,
    @Ctx() context: ApiContext,
  ): Promise<string | null> {
    return (await isOwn(submission, context)) ? submission.ownParts.context : null;
  }
}

/** Whether a submission is the asker's own: its organisation sees them by a key that may read what is its own. */
async function isOwn({ organizationId }: StoredSubmissionType, context: ApiContext): Promise<boolean> {
  context.reads.personal();
  return (await context.viewer()).organizationId === organizationId;
}
