import { chipNamed, type NamedEntry, type NamedSection, resolveIn, type SiteNames } from './site-names.ts';
import { sideNamed, type Unlike, unlikeOf } from './sides.ts';
import { chipAddress, compareAddress, modelAddress, pageAddress, vendorAddress } from '../pages.ts';
import type { BoardColumn } from '@inferbench/answers/board/request';
import { boardPath } from '@inferbench/domain/board/public-address';
import { entriesOf } from '@inferbench/domain/catalogue/resolve-name';
import { Phase } from '@inferbench/domain/terms/slice';
import { SECTION_ADDRESS } from './nearest-names.ts';

/** A word of an address, with what it may mean where that is not one thing. */
export interface UnclearName {
  asked: string;
  section: NamedSection;
  /** Whether it fits all of these, or is only near them. */
  fits: boolean;
  entries: readonly NamedEntry[];
}

export type Destination =
  | { kind: 'STAYS' }
  | { kind: 'MOVED'; address: string }
  /** Names nothing, or several things: the page of its names says so. */
  | { kind: 'UNCLEAR'; names: readonly UnclearName[] }
  | ({ kind: 'UNLIKE' } & Unlike);

const STAYS: Destination = { kind: 'STAYS' };
const MOST_COMPARED = 4;
/** All but chips are compared by two alone. */
const MOST_SIDES = 2;

interface Asked {
  query: URLSearchParams;
  names: SiteNames;
}

/** Every address that is not the one under which its page stands, and where it leads; parameters are kept. */
export function destinationOf(path: string, query: URLSearchParams, names: SiteNames): Destination {
  const parts = path.split('/').filter((part) => part !== '');
  const [section = '', name] = parts.map(decodeURIComponent);
  const asked = { query: new URLSearchParams(query), names };
  if (parts.length === 0) return ofQuestion(asked);
  if (name === undefined || parts.length > 2) return STAYS;
  if (section === 'compare') return ofPair(name, asked);
  return isSection(section) ? ofName(section, name, asked) : STAYS;
}

const isSection = (text: string): text is NamedSection => Object.hasOwn(SECTION_ADDRESS, text);

function movedTo(path: string, query: URLSearchParams): Destination {
  const text = query.toString();
  return { kind: 'MOVED', address: `${path}${text === '' ? '' : `?${text}`}` };
}

function ofName(section: NamedSection, asked: string, { query, names }: Asked): Destination {
  if (names[section].length === 0) return STAYS;
  if (names.declared[section].includes(asked)) return STAYS;
  const found = resolveIn(names, section, asked);
  if (found.kind !== 'one') return { kind: 'UNCLEAR', names: [unclear(section, asked, names)] };
  const { shortSlug } = found.entry;
  const board = section === 'models' ? boardOfSlice(shortSlug, query) : null;
  if (board !== null) return { kind: 'MOVED', address: board };
  return shortSlug === asked ? STAYS : movedTo(SECTION_ADDRESS[section](shortSlug), query);
}

function unclear(section: NamedSection, asked: string, names: SiteNames): UnclearName {
  const found = resolveIn(names, section, asked);
  const entries = entriesOf(found);
  const fits = found.kind !== 'none';
  return { asked, section, fits, entries: entries.length > 0 ? entries : alikeTo(asked, names[section]) };
}

/** Fewest letters by which names begin alike. */
const FEWEST_ALIKE = 3;
const MOST_ALIKE = 5;

/** Entries that begin as a word which names none and is near none: "mi4" of "mi400". */
function alikeTo(asked: string, entries: readonly NamedEntry[]): readonly NamedEntry[] {
  const word = asked.slice(0, 40).toLowerCase();
  for (let letters = word.length; letters >= FEWEST_ALIKE; letters -= 1) {
    const found = entries.filter(({ shortSlug }) => shortSlug.startsWith(word.slice(0, letters)));
    if (found.length > 0) return found.slice(0, MOST_ALIKE);
  }
  return [];
}

/** Columns of a board by the metrics of its older addresses. */
const COLUMNS: Readonly<Record<string, BoardColumn>> = {
  COST_EFFICIENCY: 'PRICE',
  ENERGY_EFFICIENCY: 'ENERGY',
  TOKENS_PER_S_PER_USER: 'SPEED',
};

/** Board of the workload and precision of an older address, which named a slice under its model by phase and buckets; null for any other. */
function boardOfSlice(model: string, query: URLSearchParams): string | null {
  const phase = Phase.safeParse(query.get('phase')?.toUpperCase()).data;
  if (phase === undefined) return null;
  const precision = query.get('precision')?.toLowerCase() ?? '';
  const column = COLUMNS[query.get('metric')?.toUpperCase().replaceAll('-', '_') ?? ''];
  const kept = new URLSearchParams({
    ...(precision === '' ? {} : { prec: precision }),
    ...(column === undefined ? {} : { by: column.toLowerCase() }),
  }).toString();
  return `${boardPath(model, phase)}${kept === '' ? '' : `?${kept}`}`;
}

/** The question of the landing page goes to the page of the model that it names. */
function ofQuestion({ query, names }: Asked): Destination {
  const asked = query.get('model') ?? '';
  if (asked === '' || names.models.length === 0) return STAYS;
  query.delete('model');
  const found = resolveIn(names, 'models', asked);
  if (found.kind !== 'one') return { kind: 'UNCLEAR', names: [unclear('models', asked, names)] };
  return movedTo(modelAddress(found.entry.shortSlug), query);
}

const BETWEEN = /-vs-|,/;

/** Address of one alone, which was to be compared with itself. */
function ofOne(side: string, names: SiteNames): string {
  const kind = sideNamed(side, names)?.kind;
  if (kind === 'VENDOR') return vendorAddress(side);
  return kind === 'CHIP' ? chipAddress(side) : pageAddress('compare');
}

/** Two to four chips, or two sides of which one is no chip, by the alphabet. */
function ofPair(asked: string, { query, names }: Asked): Destination {
  if (names.chips.length === 0) return STAYS;
  const words = asked
    .toLowerCase()
    .split(BETWEEN)
    .filter((word) => word !== '')
    .slice(0, MOST_COMPARED);
  const unlike = unlikeOf(words, names);
  if (unlike !== null) return { kind: 'UNLIKE', ...unlike };
  const chips = words.flatMap((word) => {
    if (words.length === MOST_SIDES) return sideNamed(word, names)?.slug ?? [];
    return chipNamed(names, word)?.shortSlug ?? [];
  });
  if (chips.length < words.length)
    return { kind: 'UNCLEAR', names: words.map((word) => unclear('chips', word, names)) };
  const distinct = [...new Set(chips)].toSorted();
  const [only] = distinct;
  if (only === undefined) return movedTo(pageAddress('compare'), query);
  if (distinct.length === 1) return movedTo(ofOne(only, names), query);
  const address = compareAddress(distinct);
  return address.endsWith(`/${asked}`) ? STAYS : movedTo(address, query);
}
