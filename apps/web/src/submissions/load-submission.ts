import {
  RunPoints,
  SubmissionPage,
  type SubmissionResult,
} from '@inferbench/graphql-documents/submission-page';
import { SubmissionFigures } from '@inferbench/graphql-documents/submission-figures';
import { cache } from 'react';
import { mapAnswer } from '../api/all-pages.ts';
import { type Answer, ask, askBeside } from '../api/answer.ts';
import { type Session, sessionOf } from '../account/session/session-of.ts';
import { MOST_RESULTS, type SubmittedFigures } from './figures-section.tsx';

export interface SeenSubmission {
  /** MISSING for a revision that nobody but its organisation may see, and for an address that names none. */
  answer: Answer<SubmissionResult>;
  session: Session | null;
}

/** A revision as far as whoever opened the page may see it: as a member of its organisation, as a reviewer, as everybody; once a request. */
export const loadSubmission = cache(async (id: string): Promise<SeenSubmission> => {
  const member = await sessionOf('MEMBER');
  if (member.state !== 'SIGNED_IN') return { answer: await submissionBy(ask, id), session: null };
  const { session } = member;
  const answer = await submissionBy(session.ask, id);
  const acts = answer.state === 'DATA' && answer.value.availableActions.length > 0;
  if (acts || session.who.staffRole === null || session.who.actor.kind === 'STAFF')
    return { answer, session };
  const staff = await sessionOf('STAFF');
  if (staff.state !== 'SIGNED_IN') return { answer, session };
  const reviewed = await submissionBy(staff.session.ask, id);
  const more =
    reviewed.state === 'DATA' && (answer.state !== 'DATA' || reviewed.value.availableActions.length > 0);
  return more ? { answer: reviewed, session: staff.session } : { answer, session };
});

async function submissionBy(by: Session['ask'], id: string): Promise<Answer<SubmissionResult>> {
  return mapAnswer(await by(SubmissionPage, { id }), ({ submission }) => submission);
}

/** Points of its run, as far as whoever opened the page may see them. */
export async function loadPointIds(
  { runId }: Pick<SubmissionResult, 'runId'>,
  session: Session | null,
): Promise<string[]> {
  if (runId === null) return [];
  const answer = await (session?.ask ?? askBeside)(RunPoints, { id: runId });
  return answer.state === 'DATA' ? (answer.value.run?.pointIds ?? []) : [];
}

export async function loadFigures(
  pointIds: readonly string[],
  session: Session | null,
): Promise<SubmittedFigures> {
  const ids = pointIds.slice(0, MOST_RESULTS);
  const answer = ids.length === 0 ? null : await (session?.ask ?? askBeside)(SubmissionFigures, { ids });
  const nodes = answer?.state === 'DATA' ? answer.value.nodes : [];
  return {
    inAll: pointIds.length,
    points: nodes.flatMap((node) => (node?.__typename === 'Point' ? [node] : [])),
  };
}
