import { readReviewCapacity, readReviewQueue } from '@inferbench/db/lifecycle/review-queue';
import { isProvisional } from '@inferbench/domain/submissions/lifecycle';
import { waitsForWords } from '@inferbench/domain/submissions/review-capacity';
import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { z } from 'zod';
import { connectionOf, type Page, pageOf } from '../graphql/connection.type.ts';
import type { ApiContext } from '../graphql/context.ts';
import { checkPageSize } from '../graphql/page-size.ts';
import { StoredSubmissionType } from '../submission/stored-submission.type.ts';
import { ReviewCapacityType, toWaitingSubmission, WaitingSubmissionType } from './review-queue.type.ts';

const WaitingConnectionType = connectionOf(
  'WaitingSubmission',
  () => WaitingSubmissionType,
  'A page of what waits for a review, oldest first.',
);

const SCOPE = 'review-queue';
/** Time of receipt and id, which a cursor holds as one text. */
const Key = z.string().regex(/^[^ ]+ [0-9a-f-]{36}$/);

@Resolver(() => StoredSubmissionType)
export class ReviewQueueResolver {
  @Query(() => WaitingConnectionType, {
    description:
      'Public submissions that nobody published yet, oldest first, and what each waits for; for a person who reviews also what is held back.',
  })
  async reviewQueue(
    @Arg('first', () => Int, { description: 'Entries a page, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the last entry seen.' })
    after: string | null,
    @Ctx() { database, cursors, reads, viewer }: ApiContext,
  ): Promise<Page<WaitingSubmissionType>> {
    checkPageSize(first);
    reads.personal();
    const [receivedAt = '', id = ''] = after ? cursors.decodeKey(after, Key, SCOPE).split(' ') : [];
    const { rows, totalCount } = await readReviewQueue(database.pool, {
      staffId: (await viewer()).staffId,
      after: after ? { receivedAt, id } : null,
      limit: first + 1,
    });
    return pageOf(
      rows,
      { first, after: after ?? null, totalCount },
      {
        node: toWaitingSubmission,
        cursor: (row) => cursors.encodeKey(`${row.cursorAt} ${row.id}`, SCOPE),
      },
    );
  }

  @FieldResolver(() => ReviewCapacityType, {
    nullable: true,
    description: 'How many persons may decide about it; null of what waits for no review.',
  })
  async reviewCapacity(
    @Root() { uuid, lifecycle }: StoredSubmissionType,
    @Ctx() { database }: ApiContext,
  ): Promise<ReviewCapacityType | null> {
    if (!isProvisional(lifecycle)) return null;
    const capacity = await readReviewCapacity(database.pool, uuid);
    return { ...capacity, sentence: waitsForWords(lifecycle, capacity) };
  }
}
