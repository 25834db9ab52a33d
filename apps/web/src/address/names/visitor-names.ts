import { headers } from 'next/headers';
import { cache } from 'react';
import type { Answer } from '../../api/answer.ts';
import { NOT_READ } from '../../api/trouble.ts';
import { loadNames, loadNamesWith, namesAnswer } from './load-names.ts';
import { type NamedSection, NO_NAMES, type SiteNames } from './site-names.ts';

const visitor = async (): Promise<string | null> => (await headers()).get('x-forwarded-for');

/** Names for a page that is made without them too. */
export async function visitorNames(): Promise<SiteNames> {
  return loadNames(await visitor());
}

/** Names for a page that is made of names: without them it says why. */
export async function visitorNamesAnswer(): Promise<Answer<SiteNames>> {
  return namesAnswer(await visitor());
}

/** Names of now where those that are kept do not know what the visitor asks for. */
export async function visitorNamesWith(knows: (names: SiteNames) => boolean): Promise<SiteNames> {
  const names = await loadNamesWith(await visitor(), knows);
  if (names === NO_NAMES) lacking().names = true;
  return names;
}

/** Notes whether the page that is made was to know names and could read none. */
const lacking = cache(() => ({ names: false }));

/** The answer about what an address names: without names it is not known that there is nothing of that name. */
export function knownToBeMissing<T>(answer: Answer<T>): Answer<T> {
  return answer.state === 'MISSING' && lacking().names ? { state: 'FAILED', trouble: NOT_READ } : answer;
}

/** The id in the API of what an address names by its short slug; the same word where no name is known. */
export async function catalogueSlug(section: NamedSection, word: string): Promise<string> {
  const entryIn = (names: SiteNames) => names[section].find(({ shortSlug }) => shortSlug === word);
  const knows = (names: SiteNames) => entryIn(names) !== undefined || names.declared[section].includes(word);
  return entryIn(await visitorNamesWith(knows))?.slug ?? word;
}
