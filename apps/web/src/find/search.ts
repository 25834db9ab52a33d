import { pageAddress } from '../address/pages.ts';
import { meantBy } from './meant.ts';
import { pagesAsked } from './page-asked.ts';
import { questionIn } from './question.ts';
import {
  LONGEST,
  SEARCH_KINDS,
  type SearchEntry,
  type SearchHit,
  type SearchIndex,
  type SearchKind,
} from './search-index.ts';
import { askedName, best, missOf } from './spelling.ts';

export interface SearchGroup {
  title: string;
  hits: SearchHit[];
  total: number;
  /** Where all of them are; null where they are here. */
  all: string | null;
}

const MOST = 8;
/** Ways to match by which a name merely holds what is asked: as words of it, or within one. */
const HOLDS: ReadonlySet<number> = new Set([4, 5]);

const TITLES: Readonly<Record<SearchKind, string>> = {
  model: 'Models',
  chip: 'Chips',
  vendor: 'Vendors',
  page: 'Pages',
  word: 'Words',
  rule: 'Rules',
  correction: 'Corrections',
};

/** What a line of search finds, the best first: at most eight in groups, and above them what the line as a whole asks. */
export function searchFor(index: SearchIndex, text: string): SearchGroup[] {
  const asked = text.slice(0, LONGEST);
  const question = questionIn(index, asked);
  const called = foundBy(index, asked);
  // "what is TTFT" is called by what is left of it.
  const isAbout = question.models.length + question.chips.length > 0;
  const found = called.length > 0 || isAbout ? called : foundBy(index, question.rest.join(' '));
  const understood = meantBy(question, { index, text: asked });
  const isNamed = isAbout || called.some(({ miss }) => miss <= 1);
  const meant = understood.length > 0 || isNamed ? understood : pagesAsked(asked);
  // A pair and a claim have no name of their own: what they are about stands below them.
  const about = [...new Set([...question.models, ...question.chips, ...question.variants.flat()])]
    .filter((entry) => found.every((hit) => hit.entry !== entry))
    .map((entry) => ({ entry, miss: 0 }));
  // Keeps beside an answer only what is called so, and no name that merely holds its words.
  const near = understood.length > 0 ? found.filter(({ miss }) => !HOLDS.has(miss)) : found;
  const hits = [...about, ...near].toSorted(best);
  const shown = hits.slice(0, MOST - meant.length);
  const groups = SEARCH_KINDS.map((kind): SearchGroup => {
    const ofKind = (list: typeof hits) => list.filter(({ entry }) => entry.kind === kind);
    const total = ofKind(hits).length;
    const own = ofKind(shown).map(({ entry: { name, what, href, count } }) => ({ name, what, href, count }));
    return { title: TITLES[kind], hits: own, total, all: own.length < total ? listOf(kind, asked) : null };
  }).filter((group) => group.hits.length > 0 || group.all !== null);
  const order = (group: SearchGroup) => shown.findIndex(({ entry }) => TITLES[entry.kind] === group.title);
  const sorted = groups.toSorted((a, b) => placed(order(a)) - placed(order(b)));
  return meant.length === 0
    ? sorted
    : [{ title: 'Answer', hits: meant, total: meant.length, all: null }, ...sorted];
}

function foundBy(index: SearchIndex, text: string): { entry: SearchEntry; miss: number }[] {
  const asked = askedName(text);
  return index.flatMap((entry) => {
    const miss = missOf(entry, asked);
    return miss === null ? [] : [{ entry, miss }];
  });
}

/** A kind of which nothing is shown stands last. */
const placed = (place: number) => (place === -1 ? MOST : place);

const LISTS: Partial<Record<SearchKind, 'models' | 'chips' | 'vendors' | 'rules' | 'corrections'>> = {
  model: 'models',
  chip: 'chips',
  vendor: 'vendors',
  rule: 'rules',
  correction: 'corrections',
};

function listOf(kind: SearchKind, asked: string): string | null {
  const page = LISTS[kind];
  if (page === undefined) return null;
  return pageAddress(page, page === 'models' || page === 'chips' ? { query: { q: asked } } : {});
}
