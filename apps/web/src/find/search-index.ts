/** What can be found, in the order in which equal matches stand. */
export const SEARCH_KINDS = ['model', 'chip', 'vendor', 'page', 'word', 'rule', 'correction'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export interface SearchEntry {
  kind: SearchKind;
  name: string;
  what: string;
  href: string;
  /** Every other name: hub names, aliases, the catalogue's slug. */
  others: readonly string[];
  count: number;
  shortSlug: string;
  /** Id in the catalogue; else empty. */
  slug: string;
}

export interface SearchHit {
  name: string;
  what: string;
  href: string;
  /** Points; left out where it is none of their things. */
  count?: number;
}

export const LONGEST = 120;

export type SearchIndex = readonly SearchEntry[];

type PackedEntry = [number, string, string, string, string[], number, string, string];

/** The index as a file: rows without keys, which weigh a third. */
export function packedIndex(index: SearchIndex): PackedEntry[] {
  return index.map(({ kind, name, what, href, others, count, shortSlug, slug }) => [
    SEARCH_KINDS.indexOf(kind),
    name,
    what,
    href,
    [...others],
    count,
    shortSlug,
    slug === shortSlug ? '' : slug,
  ]);
}

export function unpackedIndex(file: unknown): SearchEntry[] {
  if (!isPacked(file)) return [];
  return file.map(([kind, name, what, href, others, count, shortSlug, slug]) => ({
    kind: SEARCH_KINDS[kind] ?? 'page',
    name,
    what,
    href,
    others,
    count,
    shortSlug,
    slug: slug === '' ? shortSlug : slug,
  }));
}

/** Our own server wrote its rows. */
const isPacked = (file: unknown): file is PackedEntry[] => Array.isArray(file);
