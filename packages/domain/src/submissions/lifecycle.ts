import { z } from 'zod';
import type { Unranked, Verdict } from '../scores/score.ts';

/**
 * State of a revision: provisional · off every board until its flags are answered · taken up by a reviewer · agreed by two
 * persons, or shipped · a later revision took its place · pulled back.
 */
export const Lifecycle = z.enum([
  'VALIDATED',
  'FLAGGED',
  'IN_REVIEW',
  'PUBLISHED',
  'SUPERSEDED',
  'WITHDRAWN',
]);
export type Lifecycle = z.infer<typeof Lifecycle>;

/** State in which a run enters; what is rejected is not stored and has none. */
export function lifecycleOf(verdict: Verdict): Lifecycle | null {
  return verdict === 'REJECTED' ? null : verdict;
}

/** States from which nothing leads on. */
export const ENDED: ReadonlySet<Lifecycle> = new Set(['SUPERSEDED', 'WITHDRAWN']);

/** States of what breaks no rule and nobody decided about yet: it is public, and waits for a review. */
const PROVISIONAL: ReadonlySet<Lifecycle> = new Set(['VALIDATED', 'IN_REVIEW']);

export function isProvisional(lifecycle: Lifecycle): boolean {
  return PROVISIONAL.has(lifecycle);
}

/** Why what nobody reviewed takes no rank. */
export const PROVISIONAL_WORDS = 'nobody reviewed it yet';

/** Why a stored point takes no rank: the engine's reason first; null where it ranks. */
export function whyUnranked({
  unranked,
  lifecycle,
}: {
  unranked: Unranked | null;
  lifecycle: Lifecycle;
}): Unranked | null {
  if (unranked !== null || !isProvisional(lifecycle)) return unranked;
  return { reason: 'PROVISIONAL', detail: PROVISIONAL_WORDS };
}

/** Who acts on a revision: its organisation, a person who reviews, the rules themselves, who makes the chip, or who is said to have measured. */
export const ActorRole = z.enum([
  'SUBMITTER',
  'REVIEWER',
  'SYSTEM',
  'CATALOGUE',
  'OPERATOR',
  'VENDOR',
  'TESTER',
]);
export type ActorRole = z.infer<typeof ActorRole>;

/** What moves a revision from state to state. */
export const Transition = z.enum([
  'WAIVE',
  'FLAG',
  'RECHECK',
  'TAKE_UP',
  'RELEASE',
  'PUBLISH',
  'WITHDRAW',
  'REFUSE',
  'LAPSE',
  'SUPERSEDE',
]);
export type Transition = z.infer<typeof Transition>;

export interface LifecycleEdge {
  act: Transition;
  from: Lifecycle;
  to: Lifecycle;
  by: ActorRole;
  /** Persons who have to agree; a second one is never the first. */
  persons: 1 | 2;
}

type Row = Omit<LifecycleEdge, 'from'> & { from: readonly Lifecycle[] };

const ROWS: readonly Row[] = [
  { act: 'WAIVE', from: ['FLAGGED'], to: 'VALIDATED', by: 'REVIEWER', persons: 1 },
  { act: 'FLAG', from: ['VALIDATED', 'IN_REVIEW'], to: 'FLAGGED', by: 'REVIEWER', persons: 1 },
  { act: 'RECHECK', from: ['VALIDATED', 'IN_REVIEW'], to: 'FLAGGED', by: 'SYSTEM', persons: 1 },
  { act: 'RECHECK', from: ['FLAGGED'], to: 'VALIDATED', by: 'SYSTEM', persons: 1 },
  { act: 'TAKE_UP', from: ['VALIDATED'], to: 'IN_REVIEW', by: 'REVIEWER', persons: 1 },
  { act: 'RELEASE', from: ['IN_REVIEW'], to: 'VALIDATED', by: 'REVIEWER', persons: 1 },
  { act: 'PUBLISH', from: ['IN_REVIEW'], to: 'PUBLISHED', by: 'REVIEWER', persons: 2 },
  {
    act: 'WITHDRAW',
    from: ['VALIDATED', 'FLAGGED', 'IN_REVIEW', 'PUBLISHED'],
    to: 'WITHDRAWN',
    by: 'SUBMITTER',
    persons: 1,
  },
  { act: 'REFUSE', from: ['FLAGGED', 'IN_REVIEW'], to: 'WITHDRAWN', by: 'REVIEWER', persons: 2 },
  { act: 'LAPSE', from: ['FLAGGED'], to: 'WITHDRAWN', by: 'SYSTEM', persons: 1 },
  {
    act: 'SUPERSEDE',
    from: ['VALIDATED', 'FLAGGED', 'IN_REVIEW', 'PUBLISHED'],
    to: 'SUPERSEDED',
    by: 'SYSTEM',
    persons: 1,
  },
];

/** Every way from state to state, and no other is there: the database holds the same list. */
export const LIFECYCLE: readonly LifecycleEdge[] = ROWS.flatMap(({ from, ...row }) =>
  from.map((each) => ({ ...row, from: each })),
);

/** Where an act leads from a state; null where it does not. */
export function edgeOf(act: Transition, from: Lifecycle): LifecycleEdge | null {
  return LIFECYCLE.find((edge) => edge.act === act && edge.from === from) ?? null;
}

/** Days without an explanation after which what a rule or a reviewer holds back lapses. */
export const LAPSES_AFTER_DAYS = 30;
/** Days without an act after which what a reviewer took up goes back to the queue. */
export const RELEASED_AFTER_DAYS = 14;

/** One plain sentence a state, for pages and the command line. */
export const LIFECYCLE_WORDS: Readonly<Record<Lifecycle, string>> = {
  VALIDATED: 'Provisional: it breaks no rule, and nobody reviewed it yet.',
  FLAGGED: 'Held back: a rule or a reviewer asks something. Only its organisation and reviewers see it.',
  IN_REVIEW: 'Provisional: a reviewer is looking at it.',
  PUBLISHED: 'Published: two persons who have no part in it agreed.',
  SUPERSEDED: 'Replaced: a corrected version took its place. It never ranks.',
  WITHDRAWN: 'Withdrawn: it stands nowhere any more.',
};

/** What a state means for what the catalogue brings: its figures are somebody's publication, shown with what the rules say. */
const CATALOGUE_WORDS: Partial<Record<Lifecycle, string>> = {
  PUBLISHED: 'Published: the catalogue brings it, with its source.',
  FLAGGED: 'Shown with a warning: somebody published it, and a rule contradicts it.',
};

export function lifecycleWords(lifecycle: Lifecycle, { isOfCatalogue }: { isOfCatalogue: boolean }): string {
  return (isOfCatalogue ? CATALOGUE_WORDS[lifecycle] : undefined) ?? LIFECYCLE_WORDS[lifecycle];
}

/** Flags that two persons have to answer: physics, specifications, figures that are there already. */
const TWO_PERSONS = /^(PHYS|SPEC|DUP)-/;

export function personsToWaive(rule: string): 1 | 2 {
  return TWO_PERSONS.test(rule) ? 2 : 1;
}
