import { type VersusAnswer, VersusRows } from '@inferbench/graphql-documents/answers';
import { areOfOneKind, sideNamed } from '../../address/names/sides.ts';
import type { ViewPage } from '../../address/names/view-page.ts';
import { visitorNamesAnswer } from '../../address/names/visitor-names.ts';
import { textAt } from '../../address/read-text.ts';
import type { SearchParameters } from '../../address/search-parameters.ts';
import { readVersusView, type VersusView } from '../../address/versus-view.ts';
import { mapAnswer } from '../../api/all-pages.ts';
import type { Answer } from '../../api/answer.ts';
import { askAnswer } from '../../api/ask-answer.ts';

/** Words of an address that one model alone answers. */
const OF_ONE_MODEL = ['model', 'users', 'chips', 'metric', 'equal', 'first', 'with'];

export interface VersusPage extends ViewPage<VersusView, VersusAnswer> {
  /** True where a side is no chip: no page of one model shows it. */
  isOfGroups: boolean;
}

/** Two sides over all models; MISSING where the address names another number of sides, or two chips and a model. */
export async function loadVersus(pair: string, parameters: SearchParameters): Promise<Answer<VersusPage>> {
  const known = await visitorNamesAnswer();
  if (known.state !== 'DATA') return known;
  const names = known.value;
  const [a, b, ...more] = pair.split('-vs-').map((word) => sideNamed(word, names));
  const isOne = OF_ONE_MODEL.some((key) => (textAt(parameters, key) ?? '') !== '');
  if (a == null || b == null || more.length > 0 || a.slug === b.slug) return { state: 'MISSING' };
  if (!areOfOneKind(a, b)) return { state: 'MISSING' };
  const isOfGroups = a.kind !== 'CHIP' || b.kind !== 'CHIP';
  if (isOne && !isOfGroups) return { state: 'MISSING' };
  const view = readVersusView([a, b], parameters, names);
  const answer = await askAnswer(VersusRows, view.request);
  return mapAnswer(answer, (outcome) => ({ view, isOfGroups, names, outcome }));
}
