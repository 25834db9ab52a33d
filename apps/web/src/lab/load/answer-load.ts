import { catalogue } from '@inferbench/catalogue/catalogue';
import { ServingCurve, ShownCurve } from '@inferbench/graphql-documents/serving-curve';
import type { LoadQuestion } from '../../address/load-request.ts';
import type { SearchParameters } from '../../address/search-parameters.ts';
import { allAnswers, mapAnswer } from '../../api/all-pages.ts';
import { type Answer, ask } from '../../api/answer.ts';
import { outcomeFrom } from '../../api/from-graphql.ts';
import type { LoadAnswer, LoadedSystem } from './load-answer.ts';
import { FIRST_LOOK, loadedSystem, statedLoad } from './stated-load.ts';

type Asked = LoadQuestion['systems'][number];

/** The first look, as the API computes it; the browser makes it precise. */
export async function answerLoad(parameters: SearchParameters): Promise<Answer<LoadAnswer>> {
  const { question, stated } = statedLoad(parameters, catalogue);
  const answers = await Promise.all((question?.systems ?? []).map(loadSystem));
  return mapAnswer(allAnswers(answers), (systems) => ({ ...stated, systems: systems.flat() }));
}

async function loadSystem(system: Asked): Promise<Answer<LoadedSystem[]>> {
  const { chip, chips, model, inputTokens, outputTokens, weightPrecision, slo } = system.request;
  const request = { chip, chips, model, inputTokens, outputTokens, weightPrecision, slo, ...FIRST_LOOK };
  return mapAnswer(await ask(ServingCurve, { request }), ({ answer }) =>
    loadedSystem(system, outcomeFrom(ShownCurve, answer), catalogue),
  );
}
