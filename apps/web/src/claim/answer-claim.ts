import { catalogue } from '@inferbench/catalogue/catalogue';
import { Claim } from '@inferbench/domain/claim';
import { Claim as ClaimDocument } from '@inferbench/graphql-documents/claim';
import { searchParameters, type SearchParameters } from '../address/search-parameters.ts';
import { mapAnswer } from '../api/all-pages.ts';
import { type Answer, ask } from '../api/answer.ts';
import { outcomeFrom } from '../api/from-graphql.ts';
import type { Figure } from '../chart/figure.ts';
import { type ClaimAnswer, statedClaim } from './claim-answer.ts';
import { regionFigure } from './region-figure.ts';

/** Answers a claim as the API checks it. */
export async function answerClaim(parameters: SearchParameters): Promise<Answer<ClaimAnswer>> {
  const stated = statedClaim({ parameters }, catalogue);
  const { request } = stated;
  if (request === null) return { state: 'DATA', value: { ...stated, outcome: null } };
  const given = Object.entries(request).filter(([, value]) => value !== undefined);
  const { chip, model, tokensPerSec, context } = request;
  const answer = await ask(ClaimDocument, {
    request: { chip, model, tokensPerSec, context, ...Object.fromEntries(given) },
  });
  return mapAnswer(answer, ({ claim }) => ({ ...stated, outcome: outcomeFrom(Claim, claim) }));
}

/** The figure as a file, by the query of the page's address. */
export async function claimFile(query: URLSearchParams): Promise<Answer<Figure>> {
  return mapAnswer(await answerClaim(searchParameters(query)), ({ outcome }) =>
    outcome?.ok ? regionFigure(outcome.value) : null,
  );
}
