import type { WaitingSubmission } from '@inferbench/db/lifecycle/review-queue';
import { Lifecycle } from '@inferbench/domain/submissions/lifecycle';
import { waitsForWords } from '@inferbench/domain/submissions/review-capacity';
import { testerWords } from '@inferbench/domain/submissions/tester';
import { z } from 'zod';
import { objectType } from '../graphql/derived-type.ts';
import { Id, globalId } from '../graphql/global-id.ts';
import { instanceOf } from '../graphql/shown-as.ts';
import { subjectWords } from '../submission/subject-words.ts';
import { TestClaimType } from '../graphql/test-claim.type.ts';

export const ReviewCapacityType = objectType(
  'ReviewCapacity',
  'How many persons may decide about a submission. Publishing takes two.',
  {
    reviewers: z.int().describe('Persons who review here.'),
    withoutConflict: z.int().describe('Those who have no part in it.'),
    sentence: z.string().describe('What it waits for, in words.'),
  },
);
export type ReviewCapacityType = InstanceType<typeof ReviewCapacityType>;

export const WaitingSubmissionType = objectType(
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
export type WaitingSubmissionType = InstanceType<typeof WaitingSubmissionType>;

export function toWaitingSubmission(row: WaitingSubmission): WaitingSubmissionType {
  const { reviewers, withoutConflict, lifecycle } = row;
  return {
    id: globalId('Submission', row.id),
    subject: row.subject,
    what: subjectWords(row),
    submittedBy: row.organization,
    testedBy: testerWords(row.testClaim, row.organization),
    test: row.testClaim,
    lifecycle,
    revision: row.revision,
    receivedAt: row.receivedAt.toISOString(),
    since: row.since.toISOString(),
    reviewCapacity: {
      reviewers,
      withoutConflict,
      sentence: waitsForWords(lifecycle, { reviewers, withoutConflict }),
    },
  };
}
