import { z } from 'zod';
import { ENDED, type Lifecycle, LAPSES_AFTER_DAYS, RELEASED_AFTER_DAYS } from './lifecycle.ts';
import { type Capacity, waitsForWords } from './review-capacity.ts';

/** Party whose turn it is. */
export const WaitsFor = z.enum(['SUBMITTER', 'REVIEWERS', 'NOBODY']);
export type WaitsFor = z.infer<typeof WaitsFor>;

/** Who has to act on a revision next, and what time does if nobody acts. */
export interface Waiting {
  for: WaitsFor;
  sentence: string;
  /** Time that acts; null where it does not. */
  until: Date | null;
}

export interface WaitingCase {
  lifecycle: Lifecycle;
  isOfCatalogue: boolean;
  /** Flags without an explanation of its organisation, and all that hold it back. */
  unexplained: number;
  flags: number;
  capacity: Capacity;
  dueAt: Date | null;
}

const NOBODY: Waiting = { for: 'NOBODY', sentence: 'Nothing to do.', until: null };

export function waitingOf({
  lifecycle,
  isOfCatalogue,
  unexplained,
  flags,
  capacity,
  dueAt,
}: WaitingCase): Waiting {
  if (isOfCatalogue || ENDED.has(lifecycle) || lifecycle === 'PUBLISHED') return NOBODY;
  if (lifecycle !== 'FLAGGED')
    return {
      for: 'REVIEWERS',
      sentence:
        dueAt === null
          ? waitsForWords(lifecycle, capacity)
          : `${waitsForWords(lifecycle, capacity)} It goes back to the queue after ${RELEASED_AFTER_DAYS} days without an act.`,
      until: dueAt,
    };
  if (unexplained === 0)
    return {
      for: 'REVIEWERS',
      sentence: `Every flag is explained; reviewers decide about ${flags === 1 ? 'it' : 'them'}.`,
      until: dueAt,
    };
  const which = unexplained === 1 ? 'One flag waits' : `${unexplained} flags wait`;
  return {
    for: 'SUBMITTER',
    sentence: `${which} for an explanation, a corrected revision, or to be withdrawn.${dueAt === null ? '' : ` Without one it lapses after ${LAPSES_AFTER_DAYS} days.`}`,
    until: dueAt,
  };
}
