import type { NamedSection, SiteNames } from './site-names.ts';
import { visitorNamesWith } from './visitor-names.ts';

/** The id in the API of what an address names by its short slug; the same word where no name is known. */
export async function catalogueSlug(section: NamedSection, word: string): Promise<string> {
  const entryIn = (names: SiteNames) => names[section].find(({ shortSlug }) => shortSlug === word);
  const knows = (names: SiteNames) => entryIn(names) !== undefined || names.declared[section].includes(word);
  return entryIn(await visitorNamesWith(knows))?.slug ?? word;
}
