import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { servingCurve } from '@inferbench/evaluation/serving-curve';
import { outcomeOf } from '@inferbench/domain/errors/outcome';
import type { LoadAnswer, LoadTask } from '../lab/load/load-answer.ts';
import { FIRST_LOOK, loadedSystem, statedLoad } from '../lab/load/stated-load.ts';

/** A first look at all systems, as the API gives it, then the same in full: parts come as they are known. */
export function* loadParts(
  { parameters }: LoadTask['question'],
  catalogue: CatalogueView,
): Generator<LoadAnswer, LoadAnswer> {
  const { question, stated } = statedLoad(parameters, catalogue);
  if (question === null) {
    yield stated;
    return stated;
  }
  const answerWith = (effort: typeof FIRST_LOOK | { effort: 'LIVE' }): LoadAnswer => ({
    ...stated,
    systems: question.systems.flatMap((system) =>
      loadedSystem(system, outcomeOf(servingCurve({ ...system.request, ...effort }, catalogue)), catalogue),
    ),
    precise: effort.effort === 'LIVE',
  });
  yield answerWith(FIRST_LOOK);
  const precise = answerWith({ effort: 'LIVE' });
  yield precise;
  return precise;
}
