import type { FormValues } from '../frame/form-values.ts';
import type { RankedAnswer } from './ranked-answer.ts';
import { readWorkload } from './read-workload.ts';
import { afterAnswer, type WorkloadState } from './workload-state.ts';

/** The page as the address gives it. */
export function firstState(values: FormValues, answer: RankedAnswer | null): WorkloadState {
  const { problems } = readWorkload(values);
  const state = { values, problems, shown: null, trouble: null, refusal: null, busy: false, said: '' };
  return answer === null ? state : { ...afterAnswer(state, answer), said: '' };
}
