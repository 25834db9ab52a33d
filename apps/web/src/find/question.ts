import { type Question, readQuestion } from '@inferbench/domain/catalogue/read-question';
import { onceFor } from '@inferbench/units/once-for';
import type { SearchEntry, SearchIndex } from './search-index.ts';

export type Asked = Question<SearchEntry>;

const namedOf = onceFor((index: SearchIndex) =>
  index
    .filter(({ kind }) => kind === 'chip' || kind === 'model')
    .map((entry) => ({ ...entry, entry, names: [entry.name, ...entry.others] })),
);

/** A line of search as a question about the chips and models of the index; of variants the one with most points is meant. */
export function questionIn(index: SearchIndex, text: string): Asked {
  const { chips, models, variants, ...asked } = readQuestion(namedOf(index), text);
  const found = variants.map((of) => of.map(({ entry }) => entry).toSorted((a, b) => b.count - a.count));
  return {
    ...asked,
    chips: [...chips.map(({ entry }) => entry), ...found.flatMap(([first]) => first ?? [])],
    models: models.map(({ entry }) => entry),
    variants: found,
  };
}
