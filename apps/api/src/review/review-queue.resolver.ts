import {
  readReviewCapacity,
  readReviewQueue,
  type WaitingSubmission,
} from '@inferbench/db/lifecycle/review-queue';
import { isProvisional, Lifecycle } from '@inferbench/domain/submissions/lifecycle';
import { waitsForWords } from '@inferbench/domain/submissions/review-capacity';
import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { z } from 'zod';
import { connectionOf, type Page, pageOf } from '../graphql/connection.type.ts';
import type { ApiContext } from '../graphql/context.ts';
import { checkPageSize } from '../graphql/page-size.ts';
import { StoredSubmissionType } from '../submission/stored-submission.type.ts';
import { testerWords } from '@inferbench/domain/submissions/tester';
import { objectType } from '../graphql/derived-type.ts';
import { Id, globalId } from '../graphql/global-id.ts';
import { instanceOf } from '../graphql/shown-as.ts';
import { subjectWords } from '../submission/subject-words.ts';
import { TestClaimType } from '../graphql/test-claim.type.ts';
import { isoTimes } from '../graphql/iso-times.ts';

const ReviewCapacityType = objectType(
  'ReviewCapacity',
  'How many persons may decide about a submission. Publishing takes two.',
  {
    reviewers: z.int().describe('Persons who review here.'),
    withoutConflict: z.int().describe('Those who have no part in it.'),
    sentence: z.string().describe('What it waits for, in words.'),
  },
);
type ReviewCapacityType = InstanceType<typeof ReviewCapacityType>;

const WaitingSubmissionType = objectType(
  'WaitingSubmission',
  'A public submission that nobody published yet.',
  {
    id: Id.describe('Global id of the submission.'),
    subject: z.string().describe('RUN, CHIP or MODEL.'),
    what: z.string().describe('What it is about, in words.'),
    submittedBy: z.string().describe('Organisation that submitted it.'),
    testedBy: z.string().meta({
      description: 'Who measured; "not confirmed" where only the submitter names somebody.',
      deprecationReason: 'Use `test`, which says who confirmed it; remove after 2027-11-26',
    }),
    test: instanceOf(TestClaimType).describe('Who measured, as it is said and confirmed.'),
    lifecycle: Lifecycle.describe('VALIDATED or IN_REVIEW; for a person who reviews also FLAGGED.'),
    revision: z.int().describe('Number of the revision in its series.'),
    receivedAt: z.string().describe('When it came, ISO 8601 UTC.'),
    since: z.string().describe('Since when it stands in this state, ISO 8601 UTC.'),
    reviewCapacity: instanceOf(ReviewCapacityType).describe('Who may decide.'),
  },
);
type WaitingSubmissionType = InstanceType<typeof WaitingSubmissionType>;

function toWaitingSubmission(row: WaitingSubmission): WaitingSubmissionType {
  const { reviewers, withoutConflict, lifecycle } = row;
  return {
    ...isoTimes(row),
    id: globalId('Submission', row.id),
    what: subjectWords(row),
    submittedBy: row.organization,
    testedBy: testerWords(row.testClaim, row.organization),
    test: row.testClaim,
    reviewCapacity: {
      reviewers,
      withoutConflict,
      sentence: waitsForWords(lifecycle, { reviewers, withoutConflict }),
    },
  };
}

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
