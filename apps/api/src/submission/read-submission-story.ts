import { actorTowards } from '@inferbench/db/lifecycle/actor-towards';
import { readRevision, type StoredRevision } from '@inferbench/db/lifecycle/revision-reader';
import { readStory, type StoryEvent, type SubmissionStory } from '@inferbench/db/lifecycle/submission-story';
import { personsToWaive } from '@inferbench/domain/submissions/lifecycle';
import type { SubmissionEvent } from '@inferbench/domain/submissions/submission-action';
import { ENGINE_VERSION } from '@inferbench/evaluation/engine-version';
import type { ApiContext } from '../graphql/context.ts';
import { globalId } from '../graphql/global-id.ts';
import type { StoredSubmissionType } from './stored-submission.type.ts';
import type { SubmissionStoryType, TombstoneType } from './story.type.ts';

/** Acts that everybody may know of: those that changed what everybody sees. */
const PUBLIC_ACTS: ReadonlySet<SubmissionEvent> = new Set([
  'SUBMIT',
  'TAKE_UP',
  'RELEASE',
  'PUBLISH',
  'WITHDRAW',
  'REFUSE',
  'LAPSE',
  'SUPERSEDE',
  'WAIVE',
  'REPLY',
  'CONFIRM_TEST',
  'DENY_TEST',
]);
const ENDS: Partial<Record<SubmissionEvent, TombstoneType['by']>> = {
  WITHDRAW: 'OWNER',
  REFUSE: 'REVIEW',
  LAPSE: 'TIME',
};

/** What happened to a submission, as far as its reader may know it. */
export async function readSubmissionStory(
  context: ApiContext,
  submission: StoredSubmissionType,
): Promise<SubmissionStoryType> {
  context.reads.personal();
  const { pool } = context.database;
  const story = await readStory(pool, submission.uuid);
  const tombstone = tombstoneOf(submission, story);
  if (!submission.readable) return { ...NOTHING, tombstone, timeline: [] };
  const inside = await isInside(context, submission);
  const revision = inside ? await readRevision(pool, submission.uuid, ENGINE_VERSION) : null;
  return {
    timeline: story.events.filter((event) => inside || isPublic(event)).map(toTimelineEvent),
    flags: revision === null ? [] : flagsOf(revision),
    explanations: inside ? story.explanations : [],
    decisions: inside ? story.decisions : [],
    waivers: story.waivers,
    tombstone,
  };
}

/** A first refusal changes nothing that anybody sees, and is known inside alone. */
function isPublic({ kind, to }: StoryEvent): boolean {
  return PUBLIC_ACTS.has(kind) && (kind !== 'REFUSE' || to !== null);
}

const NOTHING = { flags: [], explanations: [], decisions: [], waivers: [] };

/** Whether who asks is inside: its organisation by a key that reads its own, and reviewers who have no part in it. */
export async function isInside(
  { database, viewer }: ApiContext,
  { uuid, organizationId }: StoredSubmissionType,
): Promise<boolean> {
  const actor = await actorTowards(database.pool, { id: uuid, organizationId }, await viewer());
  return actor?.role === 'OWNER' || (actor?.role === 'REVIEWER' && !actor.conflict);
}

function toTimelineEvent({ kind, ...event }: StoryEvent) {
  return { act: kind, ...event };
}

function flagsOf({ flags, openFlags }: StoredRevision) {
  return flags.map((flag) => {
    const open = openFlags.find(({ rule }) => rule === flag.rule);
    return {
      ...flag,
      explained: open?.explained ?? false,
      waivedBy: new Set(open?.waivedBy).size,
      persons: personsToWaive(flag.rule),
    };
  });
}

function tombstoneOf(
  { lifecycle }: StoredSubmissionType,
  { events, successorId }: SubmissionStory,
): TombstoneType | null {
  if (lifecycle !== 'WITHDRAWN') return null;
  const last = events.findLast(({ kind }) => kind in ENDS);
  if (last === undefined) return null;
  return {
    by: ENDS[last.kind] ?? 'OWNER',
    organization: last.organization,
    reason: last.reason,
    at: last.at,
    successor: successorId === null ? null : globalId('Submission', successorId),
  };
}
