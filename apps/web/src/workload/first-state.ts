import type { RankedAnswer } from './ranked-answer.ts';
import { readWorkload } from './read-workload.ts';
import { shownAnswer, type ShownWith } from './shown-answer.tsx';
import { afterAnswer, type WorkloadState } from './workload-state.ts';

export function firstState(answer: RankedAnswer | null, shownWith: ShownWith): WorkloadState {
  const { values } = shownWith;
  const { problems } = readWorkload(values);
  const state = { values, problems, shown: null, trouble: null, refusal: null, busy: false, said: '' };
  return answer === null ? state : { ...afterAnswer(state, shownAnswer(answer, shownWith)), said: '' };
}
