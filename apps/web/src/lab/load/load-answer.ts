import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { chipNames, modelNames, systemShortName } from '@inferbench/domain/catalogue/names';
import type { FormField } from '../../address/form-field.ts';
import { loadQuery, type LoadLimits, type LoadQuestion, readLoad } from '../../address/load-request.ts';
import type { SearchParameters } from '../../address/search-parameters.ts';
import type { Outcome } from '@inferbench/domain/errors/outcome';
import type { ShownCurve } from '@inferbench/graphql-documents/serving-curve';

/** One system under load, or why there is nothing to draw of it. */
export interface LoadedSystem {
  chip: string;
  label: string;
  short: string;
  vendor: string;
  outcome: Outcome<ShownCurve>;
}

/** Everything that the page shows; plain data. */
export interface LoadAnswer {
  fields: FormField[];
  query: string;
  model: { slug: string; name: string };
  lengths: { inputTokens: number; outputTokens: number };
  limits: LoadLimits;
  systems: LoadedSystem[];
  /** Whether each load was simulated until its intervals are narrow; before that once, for a first look. */
  precise: boolean;
}

export interface LoadTask {
  name: 'load';
  question: { parameters: SearchParameters };
  answer: LoadAnswer;
}

/**
 * Effort of a first look: each load once, of enough requests for a 95th percentile and few enough for an answer while
 * somebody types.
 */
export const FIRST_LOOK = { requests: 300, effort: 'COARSE' } as const;

/** What an address or a form asks, and the answer as far as nothing is computed; the question is null where a part is not understood. */
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
    precise: question === null,
  };
  return { question, stated };
}

/** A system of the question with what became of it. */
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

/** The engine that drew the curves; null where there is none. */
export function engineOf({ systems }: Pick<LoadAnswer, 'systems'>): string | null {
  return (
    systems.map(({ outcome }) => (outcome.ok ? outcome.value.engineVersion : null)).find(Boolean) ?? null
  );
}
