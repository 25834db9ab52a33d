import type { Outcome } from '@inferbench/domain/errors/outcome';
import { type TechniquesAnswer, TechniquesOverLoad } from '@inferbench/graphql-documents/answers';
import type { SiteNames } from '../../address/names/site-names.ts';
import { visitorNamesAnswer } from '../../address/names/visitor-names.ts';
import type { SearchParameters } from '../../address/search-parameters.ts';
import { readTechniques, type TechniquesView } from '../../address/techniques-request.ts';
import { mapAnswer } from '../../api/all-pages.ts';
import type { Answer } from '../../api/answer.ts';
import { askAnswer } from '../../api/ask-answer.ts';

export interface TechniquesPage {
  names: SiteNames;
  view: TechniquesView;
  outcome: Outcome<TechniquesAnswer>;
}

export async function loadTechniques(parameters: SearchParameters): Promise<Answer<TechniquesPage>> {
  const known = await visitorNamesAnswer();
  if (known.state !== 'DATA') return known;
  const names = known.value;
  const view = readTechniques(parameters, names);
  return mapAnswer(await askAnswer(TechniquesOverLoad, view.request), (outcome) => ({
    names,
    view,
    outcome,
  }));
}
