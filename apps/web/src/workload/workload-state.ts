import type { WorkloadRequest } from '@inferbench/domain/workload-ranking';
import type { Problems } from './field-problems.ts';
import type { FormValues } from './form-values.ts';
import type { RankedAnswer } from './ranked-answer.ts';
import { readWorkload } from './read-workload.ts';

export type Ranked = Extract<RankedAnswer, { state: 'RANKED' }>;

/** The page: what is typed, what is wrong with it, and the last ranking that was answered. */
export interface WorkloadState {
  values: FormValues;
  problems: Problems;
  /** What is ranked now; null before a first answer. */
  shown: Ranked | null;
  /** Why there is no answer to what is typed now. */
  trouble: string | null;
  /** A refusal that no field is to blame for. */
  refusal: string | null;
  busy: boolean;
  /** For those who cannot see that something changed. */
  said: string;
}

/** The page as the address gives it. */
export function firstState(values: FormValues, answer: RankedAnswer | null): WorkloadState {
  const { problems } = readWorkload(values);
  const state = { values, problems, shown: null, trouble: null, refusal: null, busy: false, said: '' };
  return answer === null ? state : { ...afterAnswer(state, answer), said: '' };
}

/** Something was typed: what has to be mended, or the request to send. The ranking stays until there is another. */
export function afterTyping(
  state: WorkloadState,
  values: FormValues,
): { state: WorkloadState; request: WorkloadRequest | null } {
  const { request, problems } = readWorkload(values);
  const next = { ...state, values, problems, trouble: null, refusal: null, busy: request !== null };
  return { state: request === null ? { ...next, said: mendWords(problems) } : next, request };
}

export function mendWords(problems: Problems): string {
  const count = Object.keys(problems).length;
  return `${count === 1 ? 'One field has' : `${count} fields have`} to be mended; the ranking is of what was there before.`;
}

/** An answer; a lost one changes nothing but what is said. */
export function afterAnswer(state: WorkloadState, answer: RankedAnswer): WorkloadState {
  const settled = { ...state, busy: false, trouble: null, refusal: null };
  switch (answer.state) {
    case 'RANKED':
      return { ...settled, shown: answer, said: answer.result.sentence };
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
