import type { ActorRole } from '@inferbench/domain/submissions/lifecycle';
import type { SubmissionEvent } from '@inferbench/domain/submissions/submission-action';
import type { SubmissionResult } from '@inferbench/graphql-documents/submission-page';
import { formatDate } from '@inferbench/units/dates';
import { testerWords } from '../words/whose/whose-words.ts';

type TimelineEvent = SubmissionResult['story']['timeline'][number];
type Tombstone = NonNullable<SubmissionResult['story']['tombstone']>;

export const ACTS: Readonly<Record<SubmissionEvent, string>> = {
  SUBMIT: 'submitted',
  TAKE_UP: 'taken up for review',
  RELEASE: 'given back to the queue',
  FLAG: 'held back',
  RECHECK: 'checked again',
  WAIVE: 'allowed to stand in spite of a flag',
  APPROVE: 'approved',
  PUBLISH: 'published',
  WITHDRAW: 'withdrawn',
  REFUSE: 'refused',
  LAPSE: 'lapsed',
  SUPERSEDE: 'replaced by a later revision',
  REPLY: 'replied to',
  CONFIRM_TEST: 'confirmed as its own measurement',
  DENY_TEST: 'denied as its measurement',
  EXPLAIN: 'explained',
  CORRECT: 'corrected',
};

const ROLES: Readonly<Record<ActorRole, string>> = {
  SUBMITTER: 'its submitter',
  REVIEWER: 'a reviewer',
  SYSTEM: 'the rules',
  CATALOGUE: 'the catalogue',
  OPERATOR: 'the operator',
  VENDOR: 'vendor of the chip',
  TESTER: 'said to have measured it',
};

/** Name of who measured: of a run that the catalogue brings its source, whatever organisation holds it. */
export function measuredBy({
  submittedBy,
  test,
  story,
}: Pick<SubmissionResult, 'submittedBy' | 'test'> & { story: { timeline: readonly { role: ActorRole }[] } }) {
  const isPublished = story.timeline.some(({ role }) => role === 'CATALOGUE');
  return isPublished ? 'by the source that published it' : testerWords(submittedBy, test);
}

/** Reviewers are not named. */
export function actorWords({ role, organization }: Pick<TimelineEvent, 'role' | 'organization'>): string {
  const who = ROLES[role];
  return organization === null || role === 'REVIEWER' ? who : `${organization}, ${who}`;
}

const ENDS: Readonly<Record<Tombstone['by'], string>> = {
  OWNER: 'Withdrawn by its submitter',
  REVIEW: 'Refused by review',
  TIME: 'Lapsed: nobody explained what held it back in time',
};

/** "Withdrawn by its submitter, Demo vendor, on 2 Jan 2026." */
export function tombstoneWords({ by, organization }: Tombstone, date: string): string {
  const who = organization === null || by !== 'OWNER' ? '' : `, ${organization},`;
  return `${ENDS[by]}${who} on ${date}.`;
}

/** "Run of Llama 3 8B on H100" or, of what nobody may read any more, "A withdrawn submission". */
export function submissionTitle({ about, lifecycle }: Pick<SubmissionResult, 'about' | 'lifecycle'>): string {
  return about ?? (lifecycle === 'WITHDRAWN' ? 'A withdrawn submission' : 'A submission');
}

const VERDICTS: Readonly<Partial<Record<string, string>>> = {
  APPROVE: ACTS.APPROVE,
  WAIVE: ACTS.WAIVE,
  REFUSE: ACTS.REFUSE,
};

export function verdictWords(verdict: string): string {
  return VERDICTS[verdict] ?? 'decided';
}

/** Says whose turn it is and until when: "One flag waits …, on 3 Dec 2026 at the latest." */
export function nextWords({ sentence, until }: SubmissionResult['waiting']): string {
  return until === null ? sentence : `${sentence} That is on ${formatDate(until)}.`;
}
