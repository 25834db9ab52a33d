import type { FormValues } from '../frame/form-values.ts';
import type { WorkloadNames } from './names.ts';
import type { RankedAnswer } from './ranked-answer.ts';
import { ResultView } from './result-view.tsx';
import type { Ranked, ShownAnswer } from './workload-state.ts';

export interface ShownWith {
  values: FormValues;
  names: WorkloadNames;
  origin: string;
}

/** An answer as the page shows it; made on the server for the first, in the browser for those after it. */
export function shownAnswer(answer: RankedAnswer, shownWith: ShownWith): ShownAnswer {
  if (answer.state !== 'RANKED') return answer;
  const shown = { view: <ResultView ranked={answer} {...shownWith} />, pricedChips: pricedIn(answer) };
  return { state: 'RANKED', shown, said: answer.result.sentence };
}

/** Chips that rank, miss a limit, or lack nothing but a price. */
function pricedIn({ result: { ranking, missesLimits, noData } }: Ranked): string[] {
  const priceless = noData.filter(({ reason }) => reason === 'NO_PRICE' || reason === 'OTHER_BASIS');
  return [...new Set([...ranking, ...missesLimits, ...priceless].map(({ chip }) => chip))];
}
