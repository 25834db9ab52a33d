import { catalogue } from '@inferbench/catalogue/catalogue';
import type { Answer } from '../api/answer.ts';
import type { Figure } from '../chart/figure.ts';
import { searchParameters, type SearchParameters } from '../address/search-parameters.ts';
import { whole } from '../engine/whole-answer.ts';
import { type ClaimAnswer, claimParts } from './claim-answer.ts';
import { regionFigure } from './region-figure.ts';

/** On the server, by the function that the worker runs. */
export function answerClaim(parameters: SearchParameters): ClaimAnswer {
  return whole(claimParts({ parameters }, catalogue));
}

/** The figure as a file, by the query of the page's address. */
export function claimFile(query: URLSearchParams): Answer<Figure> {
  const { outcome } = answerClaim(searchParameters(query));
  return outcome?.ok ? { state: 'DATA', value: regionFigure(outcome.value) } : { state: 'MISSING' };
}
