import { type TechniquesAnswer, TechniquesOverLoad } from '@inferbench/graphql-documents/answers';
import type { SearchParameters } from '../../address/search-parameters.ts';
import { readTechniques, type TechniquesView } from '../../address/techniques-request.ts';
import { loadView, type ViewPage } from '../../address/names/view-page.ts';

export type TechniquesPage = ViewPage<TechniquesView, TechniquesAnswer>;

export function loadTechniques(parameters: SearchParameters) {
  return loadView(TechniquesOverLoad, (names) => readTechniques(parameters, names));
}
