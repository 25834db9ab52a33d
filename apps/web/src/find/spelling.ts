import { squashed, wordsOf } from '@inferbench/domain/catalogue/name-table';
import { isSlip } from '@inferbench/domain/catalogue/resolve-name';
import { onceFor } from '@inferbench/units/once-for';
import { SEARCH_KINDS, type SearchEntry } from './search-index.ts';

/** How an entry is written: its name first, then the others, with and without the owner of a hub name. */
export const spellingsOf = onceFor(({ name, others, shortSlug, slug }: SearchEntry) => {
  const written = [
    name,
    shortSlug,
    slug,
    ...others.flatMap((each) => [each, each.split('/').at(-1) ?? each]),
  ];
  return {
    name: squashed(name),
    all: [...new Set(written.map(squashed))].filter((word) => word !== ''),
    words: [...new Set([name, ...others].flatMap(wordsOf))],
  };
});

const MIN_LETTERS = 3;

export interface AskedName {
  lower: string;
  squashed: string;
  words: readonly string[];
}

export function askedName(text: string): AskedName {
  return { lower: text.trim().toLowerCase(), squashed: squashed(text), words: wordsOf(text) };
}

type Way = (asked: AskedName, own: ReturnType<typeof spellingsOf>, shortSlug: string) => boolean;

/** Ways to be called so, the nearest first. */
const WAYS: readonly Way[] = [
  (asked, { name }, shortSlug) => name === asked.squashed || shortSlug === asked.lower,
  (asked, { all }) => all.includes(asked.squashed),
  (asked, { name }) => name.startsWith(asked.squashed),
  (asked, { all }) => all.some((spelling) => spelling.startsWith(asked.squashed)),
  (asked, { words }) => asked.words.every((token) => words.some((word) => word.startsWith(token))),
  (asked, { all }) =>
    asked.squashed.length >= MIN_LETTERS && all.some((spelling) => spelling.includes(asked.squashed)),
  (asked, { name }) => isSlip(asked.squashed, name),
  (asked, { all }) => all.some((spelling) => isSlip(asked.squashed, spelling)),
  (asked, { name }) =>
    [0, -1, 1].some((more) => isSlip(asked.squashed, name.slice(0, asked.squashed.length + more))),
  (asked, { words }) =>
    asked.words.every((token) => words.some((word) => word.startsWith(token) || isSlip(token, word))),
];

/** How far an entry is from what was asked, 0 for its name; null where it is something else. */
export function missOf(entry: SearchEntry, asked: AskedName): number | null {
  if (asked.squashed === '') return null;
  const own = spellingsOf(entry);
  const found = WAYS.findIndex((fits) => fits(asked, own, entry.shortSlug));
  return found === -1 ? null : found;
}

interface Found {
  entry: SearchEntry;
  miss: number;
}

/** Orders what was found: the nearest name first, then by kind, by points, by length. */
export function best(a: Found, b: Found): number {
  return (
    a.miss - b.miss ||
    SEARCH_KINDS.indexOf(a.entry.kind) - SEARCH_KINDS.indexOf(b.entry.kind) ||
    b.entry.count - a.entry.count ||
    a.entry.name.length - b.entry.name.length
  );
}
