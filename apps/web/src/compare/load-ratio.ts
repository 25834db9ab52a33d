import type { Answer } from '../api/answer.ts';
import type { Figure } from '../chart/figure.ts';
import { readCompareRequest } from '../address/compare-request.ts';
import { loadCompare } from './load-compare.ts';
import { ratioFigure } from './ratio-figure.ts';
import { ratiosOf } from './ratios.ts';
import { searchParameters } from '../address/search-parameters.ts';

/** The ratios of an address, for their files. */
export async function loadRatio(query: URLSearchParams): Promise<Answer<Figure>> {
  const answer = await loadCompare(readCompareRequest(searchParameters(query)));
  if (answer.state !== 'DATA') return answer;
  const { comparison } = answer.value;
  if (comparison === null) return { state: 'MISSING' };
  const figure = ratioFigure(ratiosOf(comparison), { a: comparison.a.label, b: comparison.b.label });
  return figure === null ? { state: 'MISSING' } : { state: 'DATA', value: figure };
}
