import { headers } from 'next/headers';
import { loadNames } from './load-names.ts';
import type { NamedSection } from './site-names.ts';

/** The id in the API of what an address names by its short slug; the same word where no name is known. */
export async function catalogueSlug(section: NamedSection, word: string): Promise<string> {
  const names = await loadNames((await headers()).get('x-forwarded-for'));
  return names[section].find(({ shortSlug }) => shortSlug === word)?.slug ?? word;
}
