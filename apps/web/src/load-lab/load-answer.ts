import type { CatalogueView } from '@inferbench/domain/catalogue-view';
import { chipNames, modelNames, systemShortName } from '@inferbench/domain/names';
import type { CurveEffort, ServingCurve } from '@inferbench/domain/serving-curve';
import { ENGINE_VERSION } from '@inferbench/evaluation/engine-version';
import { servingCurve } from '@inferbench/evaluation/serving-curve';
import type { FormField } from '../address/form-field.ts';
import { loadQuery, type LoadLimits, type LoadQuestion, readLoad } from '../address/load-request.ts';
import type { SearchParameters } from '../address/search-parameters.ts';
import { type Outcome, outcomeOf } from '../engine/refused.ts';

/** One system under load, or why there is nothing to draw of it. */
export interface LoadedSystem {
  chip: string;
  label: string;
  short: string;
  vendor: string;
  outcome: Outcome<ServingCurve>;
}

/** Everything that the page shows; plain data. */
export interface LoadAnswer {
  fields: FormField[];
  query: string;
  model: { slug: string; name: string };
  lengths: { inputTokens: number; outputTokens: number };
  limits: LoadLimits;
  systems: LoadedSystem[];
  /** Each load was simulated until its intervals are narrow; before that once, for a first look. */
  precise: boolean;
  engineVersion: string;
}

export interface LoadTask {
  name: 'load';
  question: { parameters: SearchParameters };
  answer: LoadAnswer;
}

/** Requests of a first look: enough for a 95th percentile, few enough for an answer while somebody types. */
const FIRST_LOOK = 300;

/** A first look at all systems, then the same in full: parts come as they are known. */
export function* loadParts(
  { parameters }: LoadTask['question'],
  catalogue: CatalogueView,
): Generator<LoadAnswer, LoadAnswer> {
  const { question, fields } = readLoad(parameters, catalogue);
  const model = catalogue.models.get(question?.model ?? '');
  const shared = {
    fields,
    query: loadQuery(fields, catalogue),
    model: {
      slug: model === undefined ? '' : modelNames(model).slug,
      name: model === undefined ? '' : modelNames(model).short,
    },
    lengths: { inputTokens: question?.inputTokens ?? 0, outputTokens: question?.outputTokens ?? 0 },
    limits: question?.limits ?? { ttftMs: null, tpotMs: null },
    engineVersion: ENGINE_VERSION,
  };
  let answer: LoadAnswer = { ...shared, systems: [], precise: question === null };
  if (question === null) {
    yield answer;
    return answer;
  }
  answer = { ...answer, systems: loaded(question, catalogue, 'COARSE') };
  yield answer;
  answer = { ...answer, systems: loaded(question, catalogue, 'LIVE'), precise: true };
  yield answer;
  return answer;
}

function loaded(question: LoadQuestion, catalogue: CatalogueView, effort: CurveEffort): LoadedSystem[] {
  return question.systems.flatMap(({ chip: slug, request }) => {
    const chip = catalogue.chips.get(slug);
    if (chip === undefined) return [];
    const first = effort === 'COARSE' ? { requests: FIRST_LOOK } : {};
    const outcome = outcomeOf(servingCurve({ ...request, ...first, effort }, catalogue));
    const chips = outcome.ok ? outcome.value.chips : (request.chips ?? 1);
    return [
      {
        chip: slug,
        label: systemShortName({ chip, chips, framework: request.framework ?? null }),
        short: chipNames(chip).short,
        vendor: chip.vendor,
        outcome,
      },
    ];
  });
}
