import { type Question, readQuestion } from '@inferbench/domain/catalogue/read-question';
import { onceFor } from '@inferbench/units/once-for';
import type { SearchEntry, SearchIndex } from './search-index.ts';

const namedOf = onceFor((index: SearchIndex) =>
  index
    .filter(({ kind }) => kind === 'chip' || kind === 'model')
    .map((entry) => ({ ...entry, names: [entry.name, ...entry.others] })),
);

/** A line of search as a question about the chips and models of the index. */
export function questionIn(index: SearchIndex, text: string): Question<SearchEntry> {
  return readQuestion(namedOf(index), text);
}
