import { catalogue } from '@inferbench/catalogue/catalogue';
import { Claim } from '@inferbench/domain/simulation/claim';
import { Claim as ClaimDocument } from '@inferbench/graphql-documents/answers';
import { searchParameters, type SearchParameters } from '../../address/search-parameters.ts';
import { mapAnswer } from '../../api/all-pages.ts';
import { type Answer, ask } from '../../api/answer.ts';
import { outcomeFrom } from '../../api/from-graphql.ts';
import type { Figure } from '@inferbench/chart/figure';
import { type ClaimAnswer, statedClaim } from './claim-answer.ts';
import { regionFigure } from './region-figure.ts';

export async function answerClaim(parameters: SearchParameters): Promise<Answer<ClaimAnswer>> {
  const stated = statedClaim({ parameters }, catalogue);
  const { request } = stated;
  if (request === null) return { state: 'DATA', value: { ...stated, outcome: null } };
  return mapAnswer(await ask(ClaimDocument, { request }), ({ answer }) => ({
    ...stated,
    outcome: outcomeFrom(Claim, answer),
  }));
}

export async function claimFile(query: URLSearchParams): Promise<Answer<Figure>> {
  return mapAnswer(await answerClaim(searchParameters(query)), ({ outcome, query: asked }) =>
    outcome?.ok ? regionFigure(outcome.value, asked ?? '') : null,
  );
}
