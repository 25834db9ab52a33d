import type { Problems } from './field-problems.ts';
import type { FormValues } from '../frame/form-values.ts';
import type { ReactNode } from 'react';
import type { RankedAnswer } from './ranked-answer.ts';

export type Ranked = Extract<RankedAnswer, { state: 'RANKED' }>;

export interface Shown {
  view: ReactNode;
  /** Chips whose price decides something in it. */
  pricedChips: readonly string[];
}

export type ShownAnswer =
  { state: 'RANKED'; shown: Shown; said: string } | Exclude<RankedAnswer, { state: 'RANKED' }>;

/** The page: what is typed, what is wrong with it, and the last ranking that was answered. */
export interface WorkloadState {
  values: FormValues;
  problems: Problems;
  shown: Shown | null;
  /** Why there is no answer to what is typed now. */
  trouble: string | null;
  refusal: string | null;
  busy: boolean;
  /** Words for those who cannot see that something changed. */
  said: string;
}

/** An answer; a lost one changes nothing but what is said. */
export function afterAnswer(state: WorkloadState, answer: ShownAnswer): WorkloadState {
  const settled = { ...state, busy: false, trouble: null, refusal: null };
  switch (answer.state) {
    case 'RANKED':
      return { ...settled, shown: answer.shown, said: answer.said };
    case 'REFUSED':
      return answer.field === null
        ? { ...settled, refusal: answer.message, said: answer.message }
        : {
            ...settled,
            problems: { ...state.problems, [answer.field]: answer.message },
            said: answer.message,
          };
    case 'LOST':
      return { ...settled, trouble: answer.message, said: '' };
  }
}
