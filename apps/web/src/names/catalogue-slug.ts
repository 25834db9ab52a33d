import { headers } from 'next/headers';
import { loadNamesWith } from './load-names.ts';
import type { NamedSection, SiteNames } from './site-names.ts';

/** The id in the API of what an address names by its short slug; the same word where no name is known. */
export async function catalogueSlug(section: NamedSection, word: string): Promise<string> {
  const entryIn = (names: SiteNames) => names[section].find(({ shortSlug }) => shortSlug === word);
  const visitor = (await headers()).get('x-forwarded-for');
  return entryIn(await loadNamesWith(visitor, (names) => entryIn(names) !== undefined))?.slug ?? word;
}
