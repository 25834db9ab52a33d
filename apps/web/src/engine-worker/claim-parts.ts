import { checkClaim } from '@inferbench/analyses/claim/claim';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { type ClaimAnswer, type ClaimQuestion, statedClaim } from '../lab/claim/claim-answer.ts';
import { outcomeOf } from '@inferbench/domain/errors/outcome';

export function* claimParts(
  question: ClaimQuestion,
  catalogue: CatalogueView,
): Generator<ClaimAnswer, ClaimAnswer> {
  const stated = statedClaim(question, catalogue);
  const { request } = stated;
  const answer = { ...stated, outcome: request === null ? null : outcomeOf(checkClaim(request, catalogue)) };
  yield answer;
  return answer;
}
