import { counted } from '@inferbench/units/english';
import {
  chipAddress,
  modelAddress,
  PAGES,
  pageAddress,
  type PageName,
  ruleAddress,
  vendorAddress,
} from '../address/pages.ts';
import { type Entry, GLOSSARY } from '../glossary/glossary.ts';
import type { NamedEntry, SiteNames } from '../address/names/site-names.ts';
import type { SearchEntry, SearchIndex, SearchKind } from '../find/search-index.ts';

interface IndexSources {
  names: SiteNames;
  rules: readonly { id: string; title: string }[];
  corrections: readonly { id: string; claim: string }[];
}

const NOTHING = { others: [], count: 0, shortSlug: '', slug: '' };

export function searchIndex({ names, rules, corrections }: IndexSources): SearchIndex {
  return [
    ...names.models.map((entry) => named('model', entry, modelAddress)),
    ...names.chips.map((entry) => named('chip', entry, chipAddress)),
    ...names.vendors.map((entry) => ({
      ...named('vendor', entry, vendorAddress),
      what: counted(entry.chips, 'chip'),
      shortSlug: '',
    })),
    ...pages(),
    ...words(),
    ...rules.map(({ id, title }) => ({
      ...found('rule', { name: title, what: id, href: ruleAddress(id) }),
      others: [id],
    })),
    ...corrections.map(({ id, claim }) =>
      found('correction', {
        name: claim,
        what: 'correction',
        href: pageAddress('corrections', { section: id }),
      }),
    ),
  ];
}

function found(
  kind: SearchKind,
  { name, what, href }: Pick<SearchEntry, 'name' | 'what' | 'href'>,
): SearchEntry {
  return { ...NOTHING, kind, name, what, href };
}

function named(
  kind: SearchKind,
  { shortName, longName, shortSlug, slug, names, points }: NamedEntry,
  addressOf: typeof chipAddress,
): SearchEntry {
  const others = [...new Set(names)].filter((name) => name !== shortName);
  const what = longName === shortName ? kind : longName;
  return { kind, name: shortName, what, href: addressOf(shortSlug), others, count: points, shortSlug, slug };
}

function words(): SearchEntry[] {
  return Object.values<Entry>(GLOSSARY).map(({ term, long, meaning, section }) => ({
    ...found('word', { name: term, what: meaning, href: pageAddress('methodology', { section }) }),
    others: long === undefined ? [] : [long],
  }));
}

function pages(): SearchEntry[] {
  const all = Object.keys(PAGES).filter((name): name is PageName => name in PAGES);
  return all
    .filter((page) => !HIDDEN.has(page))
    .map((page) => found('page', { name: PAGES[page].label, what: 'page', href: pageAddress(page) }));
}

/** Addresses of before, what is no page of its own, and what shows each person something else. */
const HIDDEN: ReadonlySet<PageName> = new Set([
  'points',
  'search',
  'submissions',
  'newSubmission',
  'newChip',
  'newRun',
  'organisation',
]);
