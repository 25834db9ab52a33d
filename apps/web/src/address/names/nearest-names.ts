import { entriesOf, resolveName } from '@inferbench/domain/catalogue/resolve-name';
import { chipAddress, modelAddress, PAGES, pageAddress, type PageName, vendorAddress } from '../pages.ts';
import type { NamedEntry, NamedSection, SiteNames } from './site-names.ts';

export interface Place {
  name: string;
  /** What it is: its full name, or "page". */
  what: string;
  href: string;
}

export const SECTION_ADDRESS = { chips: chipAddress, models: modelAddress, vendors: vendorAddress };

export function placeOf(section: NamedSection, { shortName, longName, shortSlug }: NamedEntry): Place {
  return {
    name: shortName,
    what: longName === shortName ? SECTION_WORDS[section] : longName,
    href: SECTION_ADDRESS[section](shortSlug),
  };
}

export const SECTION_WORDS: Readonly<Record<NamedSection, string>> = {
  chips: 'chip',
  models: 'model',
  vendors: 'vendor',
};

const MOST = 3;

/** Finds, of all that has a name, what a wrong address may have meant: three at most. */
export function nearestPlaces(names: SiteNames, path: readonly string[]): Place[] {
  const asked = path.at(-1) ?? '';
  const places = [
    ...(['chips', 'models', 'vendors'] as const).flatMap((section) =>
      names[section].map((entry) => ({ ...entry, place: placeOf(section, entry) })),
    ),
    ...pagePlaces(),
  ];
  for (const text of [asked, path.join(' ')]) {
    const entries = entriesOf(resolveName(places, text));
    if (entries.length > 0) return entries.slice(0, MOST).map(({ place }) => place);
  }
  return [];
}

function pagePlaces() {
  const pages = Object.keys(PAGES).filter((name): name is PageName => name in PAGES);
  return pages.map((page) => {
    const { label, path } = PAGES[page];
    const slug = path.slice(1) === '' ? 'start' : path.slice(1);
    const last = slug.split('/').at(-1) ?? slug;
    const place: Place = { name: label, what: 'page', href: pageAddress(page) };
    return { slug, shortSlug: last, names: [label, last], place };
  });
}
