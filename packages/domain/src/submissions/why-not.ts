import type { Actor, RevisionCase, SubmissionAction } from './submission-action.ts';

/** Says why an act is not open to somebody, beyond what the state of the revision says; null where that says it all. */
export function whyNot(action: SubmissionAction, revision: RevisionCase, actor: Actor): string | null {
  if (actor.role === 'OWNER') {
    if (action === 'EXPLAIN') return 'No flag of it waits for an explanation.';
    const standing = action === 'WITHDRAW' && revision.othersStandOnIt;
    return standing ? 'Results of others stand on it.' : null;
  }
  return actor.role === 'REVIEWER' ? whyNotReviewed(action, revision, actor.staffId) : null;
}

function whyNotReviewed(action: SubmissionAction, revision: RevisionCase, staffId: string): string | null {
  const { refusedBy, takenUpBy, openFlags } = revision;
  if (action === 'APPROVE' || action === 'PUBLISH') return whyNotDecided(action, revision, staffId);
  if (action === 'REFUSE' && refusedBy.includes(staffId))
    return 'You refused it already: a second person has to agree.';
  if (action === 'RELEASE' && takenUpBy !== staffId) return 'You did not take it up.';
  if (action !== 'WAIVE' || openFlags.length === 0) return null;
  return openFlags.some(({ explained }) => explained)
    ? 'You waived every flag that is explained already.'
    : 'No flag of it is explained yet: its organisation explains first.';
}

function whyNotDecided(
  action: 'APPROVE' | 'PUBLISH',
  { lifecycle, approvedBy, rechecked }: RevisionCase,
  staffId: string,
): string | null {
  if (lifecycle === 'VALIDATED') return 'Nobody took it up yet: take it up first.';
  if (!rechecked) return 'What it would change is not worked out yet.';
  if (approvedBy.includes(staffId))
    return action === 'APPROVE'
      ? 'You approved it already: another person may publish it.'
      : 'You approved it yourself: another person has to publish it.';
  return action === 'PUBLISH' && lifecycle === 'IN_REVIEW' ? 'Nobody approved it yet.' : null;
}
