import { whatIf } from '@inferbench/analyses/what-if/what-if';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { outcomeOf } from '@inferbench/domain/errors/outcome';
import { flexibilityReport } from '@inferbench/evaluation/flexibility/report';
import { testedIn } from '@inferbench/evaluation/flexibility/tested-cells';
import { statedWhatIf, type WhatIfAnswer, type WhatIfQuestion } from '../lab/what-if/what-if-answer.ts';

/** The answer in the order in which its parts are ready: all but the heat map first. */
export function* whatIfParts(
  { parameters, specified }: WhatIfQuestion,
  catalogue: CatalogueView,
): Generator<Partial<WhatIfAnswer>, WhatIfAnswer> {
  const { request, stated } = statedWhatIf(parameters, catalogue);
  const answer = whatIf(request, catalogue);
  if (!answer.ok) throw answer.error;
  const { edited, before, after, ...computed } = answer.value;
  const first = { ...stated, ...computed, before: before.phases, after: after.phases };
  yield first;
  const tested = specified === null ? new Set<string>() : testedIn(specified);
  const grid = { flexibility: outcomeOf(flexibilityReport(edited, 1, tested)) };
  yield grid;
  return { ...first, ...grid };
}
