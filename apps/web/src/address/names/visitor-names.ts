import { headers } from 'next/headers';
import type { Answer } from '../../api/answer.ts';
import { loadNames, loadNamesWith, namesAnswer } from './load-names.ts';
import type { SiteNames } from './site-names.ts';

/** The chain of addresses of the visitor whose page is made. */
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
  return loadNamesWith(await visitor(), knows);
}
