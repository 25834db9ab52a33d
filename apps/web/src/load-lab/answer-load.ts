import { catalogue } from '@inferbench/catalogue/catalogue';
import type { SearchParameters } from '../address/search-parameters.ts';
import { type LoadAnswer, loadParts } from './load-answer.ts';

/** On the server, by the function that the worker runs: the first look, which the browser makes precise. */
export function answerLoad(parameters: SearchParameters): LoadAnswer {
  const parts = loadParts({ parameters }, catalogue);
  const first = parts.next();
  return first.value;
}
