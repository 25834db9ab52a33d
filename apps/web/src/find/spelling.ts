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

/** How far an entry is from what was asked, 0 for its name; null where it is something else. */
export function missOf(entry: SearchEntry, asked: string): number | null {
  const wanted = squashed(asked);
  if (wanted === '') return null;
  const { name, all, words } = spellingsOf(entry);
  const tokens = wordsOf(asked);
  const ways: readonly (() => boolean)[] = [
    () => name === wanted || entry.shortSlug === asked.trim().toLowerCase(),
    () => all.includes(wanted),
    () => name.startsWith(wanted),
    () => all.some((spelling) => spelling.startsWith(wanted)),
    () => tokens.every((token) => words.some((word) => word.startsWith(token))),
    () => wanted.length >= MIN_LETTERS && all.some((spelling) => spelling.includes(wanted)),
    () => isSlip(wanted, name),
    () => all.some((spelling) => isSlip(wanted, spelling)),
    () => [0, -1, 1].some((more) => isSlip(wanted, name.slice(0, wanted.length + more))),
    () => tokens.every((token) => words.some((word) => word.startsWith(token) || isSlip(token, word))),
  ];
  const found = ways.findIndex((fits) => fits());
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
