import type { ListedSubmission } from '@inferbench/db/lifecycle/submission-list';
import { Lifecycle, lifecycleWords } from '@inferbench/domain/submissions/lifecycle';
import { z } from 'zod';
import { connectionOf } from '../graphql/connection.type.ts';
import { inputType, objectType } from '../graphql/derived-type.ts';
import { globalId, Id } from '../graphql/global-id.ts';
import { instanceOf } from '../graphql/shown-as.ts';
import { subjectWords } from './subject-words.ts';
import { toWaitingType, WaitingType } from './waiting.type.ts';
import { isoTimes } from '../graphql/iso-times.ts';

export const ListedSubmissionType = objectType(
  'ListedSubmission',
  'A submission in the list of its organisation.',
  {
    id: Id.describe('Global id of the submission.'),
    subject: z.string().describe('RUN, CHIP or MODEL.'),
    what: z.string().nullable().describe('What it is about, in words; null of a tombstone.'),
    lifecycle: Lifecycle.describe('Where it stands.'),
    message: z.string().describe('What that means, in a sentence.'),
    revision: z.int().describe('Number of the revision in its series.'),
    receivedAt: z.string().describe('When it came, ISO 8601 UTC.'),
    since: z.string().describe('Since when it stands in this state, ISO 8601 UTC.'),
    waiting: instanceOf(WaitingType).describe('Whom it waits for.'),
  },
);
export type ListedSubmissionType = InstanceType<typeof ListedSubmissionType>;

export const ListedConnectionType = connectionOf(
  'ListedSubmission',
  () => ListedSubmissionType,
  'A page of submissions of an organisation, newest first.',
);

export const SubmissionFilterInput = inputType('SubmissionFilter', 'Which submissions to list.', {
  lifecycle: z.array(Lifecycle).optional().describe('Those in one of these states; all where left out.'),
});
export type SubmissionFilterInput = InstanceType<typeof SubmissionFilterInput>;

export function toListedSubmission(row: ListedSubmission): ListedSubmissionType {
  return {
    ...isoTimes(row),
    id: globalId('Submission', row.id),
    what: row.readable ? subjectWords(row) : null,
    message: lifecycleWords(row.lifecycle, row),
    waiting: toWaitingType(row.waiting),
  };
}
