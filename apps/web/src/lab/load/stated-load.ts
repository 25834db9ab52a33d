import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { chipNames, modelNames, systemShortName } from '@inferbench/domain/catalogue/names';
import type { Outcome } from '@inferbench/domain/errors/outcome';
import type { ShownCurve } from '@inferbench/graphql-documents/serving-curve';
import { loadQuery, type LoadQuestion, readLoad } from '../../address/load-request.ts';
import type { SearchParameters } from '../../address/search-parameters.ts';
import type { LoadAnswer, LoadedSystem } from './load-answer.ts';

// Reads what a load is asked by: of the server and of the engine's worker. Pages hold the answer alone, without the reader's schemas.

/**
 * Effort of a first look: each load once, of enough requests for a 95th percentile and few enough for an answer while
 * somebody types.
 */
export const FIRST_LOOK = { requests: 300, effort: 'COARSE' } as const;

/** Reads what an address or a form asks, with the answer as far as nothing is computed; the question is null where a part is not understood. */
export function statedLoad(
  parameters: SearchParameters,
  catalogue: CatalogueView,
): { question: LoadQuestion | null; stated: LoadAnswer } {
  const { question, fields } = readLoad(parameters, catalogue);
  const model = catalogue.models.get(question?.model ?? '');
  const stated = {
    fields,
    query: loadQuery(fields, catalogue),
    model: {
      slug: model === undefined ? '' : modelNames(model).slug,
      name: model === undefined ? '' : modelNames(model).short,
    },
    lengths: { inputTokens: question?.inputTokens ?? 0, outputTokens: question?.outputTokens ?? 0 },
    limits: question?.limits ?? { ttftMs: null, tpotMs: null },
    systems: [],
  };
  return { question, stated };
}

export function loadedSystem(
  { chip: slug, request }: LoadQuestion['systems'][number],
  outcome: Outcome<ShownCurve>,
  catalogue: CatalogueView,
): LoadedSystem[] {
  const chip = catalogue.chips.get(slug);
  if (chip === undefined) return [];
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
}
