import { z } from 'zod';
import type { Scope } from '../account/api-key-scope.ts';
import { edgeOf, type Lifecycle, personsToWaive, Transition } from './lifecycle.ts';

/** What a person or an organisation may do about a revision. */
export const SubmissionAction = z.enum([
  'EXPLAIN',
  'WITHDRAW',
  'CORRECT',
  'TAKE_UP',
  'RELEASE',
  'FLAG',
  'WAIVE',
  'APPROVE',
  'PUBLISH',
  'REFUSE',
]);
export type SubmissionAction = z.infer<typeof SubmissionAction>;

/** What the history of a revision may hold: its submission, what moved it, what was done about it, what the vendor of its chip replied, and what who is said to have measured says to that. */
export const SubmissionEvent = z.enum({
  SUBMIT: 'SUBMIT',
  ...Transition.enum,
  ...SubmissionAction.enum,
  REPLY: 'REPLY',
  CONFIRM_TEST: 'CONFIRM_TEST',
  DENY_TEST: 'DENY_TEST',
});
export type SubmissionEvent = z.infer<typeof SubmissionEvent>;

/** What an act says beside its submission: a rule, words of its own (a text or a reason), or a whole document. */
export type ActionNeed = 'rule' | 'text' | 'reason' | 'document';

export const ACTION_NEEDS: Readonly<Record<SubmissionAction, readonly ActionNeed[]>> = {
  EXPLAIN: ['rule', 'text'],
  WITHDRAW: ['reason'],
  CORRECT: ['document'],
  TAKE_UP: [],
  RELEASE: [],
  FLAG: ['rule', 'reason'],
  WAIVE: ['rule', 'reason'],
  APPROVE: ['reason'],
  PUBLISH: [],
  REFUSE: ['rule', 'reason'],
};

const OWNERS_ACTS: ReadonlySet<SubmissionAction> = new Set(['EXPLAIN', 'WITHDRAW', 'CORRECT']);

/** Any of these lets a key do the act. */
export function scopesOf(action: SubmissionAction): readonly [Scope, ...Scope[]] {
  return OWNERS_ACTS.has(action) ? ['submit', 'write:specs'] : ['review'];
}

/** A rule that holds a revision back, and how far its answer is. */
export interface OpenFlag {
  rule: string;
  explained: boolean;
  /** Persons who waived it at this version. */
  waivedBy: readonly string[];
}

/** All of a revision that decides what may be done with it. */
export interface RevisionCase {
  lifecycle: Lifecycle;
  /** An entry of the shipped catalogue is nobody's to change here. */
  catalogue: boolean;
  openFlags: readonly OpenFlag[];
  /** Person who took it up; null where nobody did. */
  takenUpBy: string | null;
  /** Persons who approved, or refused, this version. */
  approvedBy: readonly string[];
  refusedBy: readonly string[];
  /** Whether what a specification would change is worked out for every point that stands; true for a run. */
  rechecked: boolean;
  /** Whether results of others stand on a published specification. */
  othersStandOnIt: boolean;
}

export type Actor =
  { role: 'VISITOR' } | { role: 'OWNER' } | { role: 'REVIEWER'; staffId: string; conflict: boolean };

/** What else decides about an act: how who acts came in, and what they are to their organisation. */
export interface Rights {
  /** What needs a passkey used a moment ago needs no other. */
  fresh: boolean;
  /** May pull back what two persons published. */
  pullsPublished: boolean;
}

/** A key has what its scopes say, and no passkey. */
export const RIGHTS_OF_KEY: Rights = { fresh: true, pullsPublished: true };

/** Whether who is signed in has to use a passkey for an act: every decision, and pulling back what is published. */
export function needsFreshPasskey(action: SubmissionAction, lifecycle: Lifecycle): boolean {
  return isDecision(action) || (action === 'WITHDRAW' && lifecycle === 'PUBLISHED');
}

const DECISIONS: ReadonlySet<SubmissionAction> = new Set(['FLAG', 'WAIVE', 'APPROVE', 'PUBLISH', 'REFUSE']);

/** Whether an act of a person who reviews decides about a revision; to take it up or give it back decides nothing. */
export function isDecision(action: SubmissionAction): boolean {
  return DECISIONS.has(action);
}

export interface AvailableAction {
  action: SubmissionAction;
  /** What it does now. */
  why: string;
  /** What has to be said with it. */
  needs: string[];
}

type Offer = Omit<AvailableAction, 'needs'> & { open: boolean };

/** What an actor may do now: the same list decides whether an act is let in and which buttons a page has. */
export function actionsOf(
  revision: RevisionCase,
  actor: Actor,
  rights: Pick<Rights, 'pullsPublished'>,
): AvailableAction[] {
  if (revision.catalogue || actor.role === 'VISITOR') return [];
  if (actor.role === 'REVIEWER' && actor.conflict) return [];
  const offers =
    actor.role === 'OWNER' ? ownersOffers(revision, rights) : reviewersOffers(revision, actor.staffId);
  return offers.flatMap(({ open, ...offer }) =>
    open ? [{ ...offer, needs: [...ACTION_NEEDS[offer.action]] }] : [],
  );
}

function ownersOffers(
  { lifecycle, openFlags, othersStandOnIt }: RevisionCase,
  { pullsPublished }: Pick<Rights, 'pullsPublished'>,
): Offer[] {
  const leaves = edgeOf('WITHDRAW', lifecycle) !== null;
  const isTheirs = pullsPublished || lifecycle !== 'PUBLISHED';
  return [
    {
      action: 'EXPLAIN',
      why: 'A reviewer decides each flag with your explanation at hand.',
      open: lifecycle === 'FLAGGED' && openFlags.length > 0,
    },
    {
      action: 'CORRECT',
      why: 'A corrected revision takes its place; this one stays readable.',
      open: leaves,
    },
    {
      action: 'WITHDRAW',
      why: 'It leaves every board and list; if it was public, its address says who withdrew it, when and why.',
      open: leaves && isTheirs && !othersStandOnIt,
    },
  ];
}

function reviewersOffers(revision: RevisionCase, staffId: string): Offer[] {
  const { lifecycle, approvedBy, refusedBy, takenUpBy, rechecked } = revision;
  const inReview = lifecycle === 'IN_REVIEW';
  const refusable = edgeOf('REFUSE', lifecycle) !== null;
  return [
    {
      action: 'TAKE_UP',
      why: 'Others see that you look at it.',
      open: edgeOf('TAKE_UP', lifecycle) !== null,
    },
    {
      action: 'RELEASE',
      why: 'It goes back to the queue.',
      open: inReview && takenUpBy === staffId,
    },
    {
      action: 'FLAG',
      why: 'It leaves every board until its organisation answers.',
      open: edgeOf('FLAG', lifecycle) !== null,
    },
    {
      action: 'WAIVE',
      why: 'An explained flag that enough persons waive holds it back no longer; the waiver is public.',
      open: lifecycle === 'FLAGGED' && revision.openFlags.some((flag) => canWaive(flag, staffId)),
    },
    {
      action: 'APPROVE',
      why: 'Another person may publish it then.',
      open: inReview && rechecked && !approvedBy.includes(staffId),
    },
    {
      action: 'PUBLISH',
      why: 'It is final and ranks by default.',
      open: inReview && rechecked && approvedBy.some((person) => person !== staffId),
    },
    {
      action: 'REFUSE',
      why: refusedBy.some((person) => person !== staffId)
        ? 'Another person refused it; it is withdrawn by review.'
        : 'A second person has to refuse it too.',
      open: refusable && !refusedBy.includes(staffId),
    },
  ];
}

/** Whether a person may waive a flag: it is explained, and they did not before. */
export function canWaive(flag: OpenFlag, staffId: string): boolean {
  return flag.explained && !flag.waivedBy.includes(staffId);
}

/** Whether enough persons waived a flag. */
export function isWaived({ rule, waivedBy }: OpenFlag): boolean {
  return new Set(waivedBy).size >= personsToWaive(rule);
}
