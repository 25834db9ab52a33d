import type { Answer } from '../api/answer.ts';
import type { Figure } from '../chart/figure.ts';
import { heatMap } from '../chip/heat-map.ts';
import { answerWhatIf } from './answer-what-if.ts';
import { asGrid } from './as-answered.ts';
import { whatIfRoofline } from './what-if-roofline.ts';
import { searchParameters } from '../address/search-parameters.ts';

/** The figures of a view as files, by the query of its address. */
export function whatIfRooflineFile(query: URLSearchParams): Answer<Figure> {
  const roofline = whatIfRoofline(answerWhatIf(searchParameters(query)).answer);
  return roofline === null ? { state: 'MISSING' } : { state: 'DATA', value: roofline.figure };
}

export function whatIfMapFile(query: URLSearchParams): Answer<Figure> {
  const { answer, base } = answerWhatIf(searchParameters(query));
  if (!answer.flexibility.ok) return { state: 'MISSING' };
  const before = answer.edits.length > 0 && base.flexibility.ok ? asGrid(base.flexibility.value) : null;
  return { state: 'DATA', value: heatMap(asGrid(answer.flexibility.value), before) };
}
