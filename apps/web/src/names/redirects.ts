import { precisionNames } from '@inferbench/domain/names';
import { PrecisionClass } from '@inferbench/domain/precision';
import { type NamedEntry, type NamedSection, resolveIn, type SiteNames } from './site-names.ts';
import { chipAddress, compareAddress, modelAddress, pageAddress, vendorAddress } from '../address/pages.ts';

/** A word of an address, with what it may mean where that is not one thing. */
export interface UnclearName {
  asked: string;
  section: NamedSection;
  /** Whether it fits all of these, or is only near them. */
  fits: boolean;
  entries: readonly NamedEntry[];
}

/** Where an address leads. */
export type Destination =
  | { kind: 'STAYS' }
  | { kind: 'MOVED'; address: string }
  /** Names nothing, or several things: the page of its names says so. */
  | { kind: 'UNCLEAR'; names: readonly UnclearName[] };

const STAYS: Destination = { kind: 'STAYS' };
const MOST_COMPARED = 4;

interface Asked {
  /** Parts of the path, decoded. */
  parts: readonly string[];
  query: URLSearchParams;
  names: SiteNames;
}

/** Pages that moved as they are. */
const MOVED: Readonly<Record<string, string>> = {
  '/what-if': pageAddress('whatIf'),
  '/what-if/specification': `${pageAddress('whatIf')}/specification`,
  '/claim': pageAddress('claim'),
};

/** Every address that is not the one under which its page stands today, and where it leads; parameters are kept. */
export function destinationOf(path: string, query: URLSearchParams, names: SiteNames): Destination {
  const parts = path.split('/').filter((part) => part !== '');
  const asked = { parts: parts.map(decodeURIComponent), query: new URLSearchParams(query), names };
  const moved = MOVED[`/${parts.join('/')}`];
  if (moved !== undefined) return movedTo(moved, asked.query);
  const [section = '', name] = asked.parts;
  if (parts.length === 0) return modelOfQuery(asked) ?? STAYS;
  if (section === 'pareto' && parts.length === 1) return ofPareto(asked);
  if (section === 'crossovers' && parts.length === 1) return ofCrossovers(asked);
  if (section === 'compare' && parts.length === 1) return ofSystems(asked);
  if (name === undefined || parts.length > 2) return STAYS;
  if (section === 'compare') return ofPair(name, asked);
  return isSection(section) ? ofName(section, name, asked) : STAYS;
}

const isSection = (text: string): text is NamedSection => ['chips', 'models', 'vendors'].includes(text);

const ADDRESS: Readonly<Record<NamedSection, typeof chipAddress>> = {
  chips: chipAddress,
  models: modelAddress,
  vendors: vendorAddress,
};

function movedTo(path: string, query: URLSearchParams, section = ''): Destination {
  const text = query.toString();
  const hash = section === '' ? '' : `#${section}`;
  return { kind: 'MOVED', address: `${path}${text === '' ? '' : `?${text}`}${hash}` };
}

function ofName(section: NamedSection, asked: string, { query, names }: Asked): Destination {
  if (names[section].length === 0) return STAYS;
  if (section !== 'vendors' && names.declared[section].includes(asked)) return STAYS;
  const found = resolveIn(names, section, asked);
  if (found.kind !== 'one') return { kind: 'UNCLEAR', names: [unclear(section, asked, names)] };
  const { shortSlug } = found.entry;
  return shortSlug === asked ? STAYS : movedTo(ADDRESS[section](shortSlug), query);
}

function unclear(section: NamedSection, asked: string, names: SiteNames): UnclearName {
  const found = resolveIn(names, section, asked);
  const entries =
    found.kind === 'one' ? [found.entry] : found.kind === 'several' ? found.entries : found.nearest;
  return { asked, section, fits: found.kind !== 'none', entries };
}

/** The model that a query names has a page of its own; null where it names none. */
function modelOfQuery({ query, names }: Asked, section = ''): Destination | null {
  const asked = query.get('model') ?? '';
  if (asked === '' || names.models.length === 0) return null;
  query.delete('model');
  const found = resolveIn(names, 'models', asked);
  if (found.kind !== 'one') return { kind: 'UNCLEAR', names: [unclear('models', asked, names)] };
  return movedTo(modelAddress(found.entry.shortSlug), query, section);
}

/** Words of a slice of the board that a comparison has under another name, or not at all. */
const BOARD_WORDS = new Set(['phase', 'shape', 'batch', 'context', 'precision']);

/** A slice in the words of a comparison: a batch lives on as users, and the precision under its short name. */
function inWordsOfComparison(query: URLSearchParams): URLSearchParams {
  const words = {
    prec: precisionWord(query.get('precision') ?? undefined),
    users: /^[1-9]\d*$/.exec(query.get('batch') ?? '')?.[0],
  };
  const kept = new URLSearchParams([...query].filter(([key]) => !BOARD_WORDS.has(key)));
  for (const [key, word] of Object.entries(words))
    if (word !== undefined && !kept.has(key)) kept.set(key, word);
  return kept;
}

/** Curves were named by one word: model~prompt~answer~precision~technique. */
function ofPareto({ query, names, parts }: Asked): Destination {
  const [model, prompt, answer, precision, technique] = (query.get('of') ?? '').split('~');
  const words = { model, in: prompt, out: answer, prec: precisionWord(precision), technique };
  for (const [key, word] of Object.entries(words))
    if (word !== undefined && word !== '' && !query.has(key)) query.set(key, word);
  query.delete('of');
  return modelOfQuery({ query, names, parts }) ?? movedTo(pageAddress('models'), query);
}

function precisionWord(word: string | undefined): string | undefined {
  const known = PrecisionClass.safeParse(word?.toUpperCase());
  return known.success ? precisionNames(known.data).slug : undefined;
}

function ofCrossovers({ query, names, parts }: Asked): Destination {
  const pair = pairOf(query.getAll('system'), names);
  if (pair !== null) {
    query.delete('system');
    return movedTo(compareAddress(pair.chips), withStacks(inWordsOfComparison(query), pair));
  }
  return modelOfQuery({ query, names, parts }, 'context') ?? movedTo(pageAddress('models'), query);
}

function ofSystems({ query, names }: Asked): Destination {
  const systems = [query.get('a') ?? '', query.get('b') ?? ''].filter((slug) => slug !== '');
  const pair = pairOf(systems, names);
  if (pair === null) return STAYS;
  query.delete('a');
  query.delete('b');
  const [chip = '', ...others] = pair.chips;
  const path = others.length === 0 ? chipAddress(chip) : compareAddress(pair.chips);
  return movedTo(path, withStacks(inWordsOfComparison(query), pair));
}

interface Pair {
  /** Short slugs, each once, by the alphabet. */
  chips: readonly string[];
  stacks: readonly string[];
}

const SYSTEM = /^(.+)-x\d{1,5}-(.+)$/;

/** The chips of two to four systems; null where they are fewer, more, or not known. */
function pairOf(systems: readonly string[], names: SiteNames): Pair | null {
  if (systems.length < 2 || systems.length > MOST_COMPARED) return null;
  const read = systems.map((slug) => {
    const [, chip = slug, stack = ''] = SYSTEM.exec(slug) ?? [];
    const found = resolveIn(names, 'chips', chip);
    return found.kind === 'one' ? { chip: found.entry.shortSlug, stack } : null;
  });
  const known = read.filter((system) => system !== null);
  if (known.length < read.length) return null;
  const stacks = known
    .map(({ stack }) => stack)
    .filter((stack) => stack !== '' && stack !== 'stack-not-stated');
  return {
    chips: [...new Set(known.map(({ chip }) => chip))].toSorted(),
    stacks: [...new Set(stacks)].toSorted(),
  };
}

function withStacks(query: URLSearchParams, { stacks }: Pair): URLSearchParams {
  if (stacks.length > 0 && !query.has('with')) query.set('with', stacks.join(','));
  return query;
}

const BETWEEN = /-vs-|,/;

/** Two to four chips, by the alphabet. */
function ofPair(asked: string, { query, names }: Asked): Destination {
  if (names.chips.length === 0) return STAYS;
  const words = asked
    .toLowerCase()
    .split(BETWEEN)
    .filter((word) => word !== '')
    .slice(0, MOST_COMPARED);
  const found = words.map((word) => resolveIn(names, 'chips', word));
  const chips = found.flatMap((each) => (each.kind === 'one' ? [each.entry.shortSlug] : []));
  if (chips.length < words.length)
    return { kind: 'UNCLEAR', names: words.map((word) => unclear('chips', word, names)) };
  const distinct = [...new Set(chips)].toSorted();
  const [only] = distinct;
  if (only === undefined) return movedTo(pageAddress('compare'), query);
  if (distinct.length === 1) return movedTo(chipAddress(only), query);
  const address = compareAddress(distinct);
  return address.endsWith(`/${asked}`) ? STAYS : movedTo(address, query);
}
