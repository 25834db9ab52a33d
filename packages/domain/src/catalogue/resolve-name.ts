import { nameDistance } from '../names/name-distance.ts';
import { keepsNumbers, numbersIn } from '../names/numbers-in.ts';
import { lineOf, type Nameable, nameTable, type Spelling, spellingOf, squashed } from './name-table.ts';

/** NAMED: one of its names, letter case aside. READ: signs, owner and words that say nothing else aside. NEAR: but for letters or words. */
export type NameMatch = 'NAMED' | 'READ' | 'NEAR';

export type ResolvedName<T> =
  | { kind: 'one'; entry: T; match: NameMatch }
  | { kind: 'several'; entries: readonly T[] }
  | { kind: 'none'; nearest: readonly T[] };

/** Reading of a kind of names where the table does not have them as they stand. */
export interface NameReading<T> {
  /** Shorter words for what a text says. */
  shorter?: (text: string) => readonly string[];
  /** Entries that a text says nothing against. */
  fits?: (text: string) => readonly T[];
}

const MAX_TEXT = 300;
/** Letters from which on a beginning or a slip means anything. */
const MIN_LETTERS = 3;
const NEAREST = 3;

/**
 * Entries that a text names: by slug, by any name, by what is left of one without signs and words for formats, by what people call it;
 * then by a beginning or words of a name, or but for one letter. Several only where the best of these does not tell them apart;
 * none with the nearest three. Nothing that differs in a number is near.
 */
export function resolveName<T extends Nameable>(
  entries: readonly T[],
  text: string,
  reading: NameReading<T> = {},
): ResolvedName<T> {
  const meant = meantBy(entries, text, reading);
  if (meant !== null) return meant;
  const cut = text.slice(0, MAX_TEXT);
  const asked = [...new Set([cut, ...(reading.shorter?.(cut) ?? [])])].map(spellingOf);
  const { spellings } = nameTable(entries);
  for (const isNear of NEAR) {
    const ways = asked.map(isNear);
    const isFound = (own: Spelling) => ways.some((fits) => fits(own));
    const found = entries.filter((_, place) => spellings[place]?.some(isFound));
    if (found.length > 0) return resolved(found, 'NEAR');
  }
  return { kind: 'none', nearest: nearest(entries, asked) };
}

/** The same where only names count and nothing near them; null where no entry is called so. */
export function meantBy<T extends Nameable>(
  entries: readonly T[],
  text: string,
  { shorter = () => [], fits = () => [] }: NameReading<T> = {},
): Exclude<ResolvedName<T>, { kind: 'none' }> | null {
  const asked = text.slice(0, MAX_TEXT).trim();
  const { slugs, named, spelt, usual } = nameTable(entries);
  const at = (places: readonly number[] = []) => places.flatMap((place) => entries[place] ?? []);
  const lower = asked.toLowerCase();
  const exact: (() => readonly T[])[] = [() => at(slugs.get(lower)), () => at(named.get(lower))];
  const read = [
    () => at(spelt.get(squashed(asked))),
    ...shorter(asked).map((words) => () => at(spelt.get(squashed(words)))),
    () => fits(asked),
    () => at(usual.get(squashed(asked))),
  ];
  for (const way of [...exact, ...read]) {
    const found = way();
    if (found.length > 0) return resolved(found, exact.includes(way) ? 'NAMED' : 'READ');
  }
  return null;
}

/** Entries that an answer holds, whichever it is. */
export function entriesOf<T>(found: ResolvedName<T>): readonly T[] {
  if (found.kind === 'one') return [found.entry];
  return found.kind === 'several' ? found.entries : found.nearest;
}

function resolved<T>(found: readonly T[], match: NameMatch): Exclude<ResolvedName<T>, { kind: 'none' }> {
  const [entry, ...others] = found;
  return entry !== undefined && others.length === 0
    ? { kind: 'one', entry, match }
    : { kind: 'several', entries: found };
}

const isLong = ({ squashed: letters }: Spelling) => letters.length >= MIN_LETTERS;

/** Ways to be near, the nearest first: of what is asked a test of names. */
const NEAR: readonly ((asked: Spelling) => (own: Spelling) => boolean)[] = [
  (asked) => (isLong(asked) ? (own) => begins(asked.runs, own.runs) : never),
  (asked) => ofEveryWord(asked, (word, own) => own.has(word)),
  (asked) => (own) => isSlip(asked.squashed, own.squashed) && keepsLines(asked, own),
  (asked) => ofEveryWord(asked, (word, own) => own.has(word) || isSlipOfAny(word, own)),
];

const never = () => false;

function ofEveryWord(
  asked: Spelling,
  fits: (word: string, own: Spelling['words']) => boolean,
): (own: Spelling) => boolean {
  if (!isLong(asked)) return never;
  const words = [...asked.words];
  return (own) => words.every((word) => fits(word, own.words));
}

function isSlipOfAny(word: string, own: Spelling['words']): boolean {
  for (const each of own) if (isSlip(word, each)) return true;
  return false;
}

/** Whether a name begins with what is asked; a number is never begun. */
function begins(asked: readonly string[], own: readonly string[]): boolean {
  const last = asked.at(-1);
  if (last === undefined || !asked.slice(0, -1).every((run, i) => run === own[i])) return false;
  const run = own[asked.length - 1] ?? '';
  return /^\d/.test(last) ? run === last : run.startsWith(last);
}

/** Whether one letter makes the difference; a digit is none. */
export function isSlip(asked: string, own: string): boolean {
  return (
    asked.length > MIN_LETTERS &&
    nameDistance(own, asked, 1) <= 1 &&
    isOneLine(lineOf(asked), lineOf(own)) &&
    keepsNumbers(numbersIn(asked), numbersIn(own))
  );
}

/** Whether two lines may be one with a slip: of two letters one may be wrong, and where a name has no line none is asked. */
function isOneLine(asked: string | null, own: string | null): boolean {
  if (asked === null || own === null || asked === own) return true;
  return asked.length > 1 && own.length > 1 && nameDistance(own, asked, 1) <= 1;
}

/** Whether a name is of a line that is asked for; another letter before its number is another product, no slip. */
function keepsLines(asked: Spelling, own: Spelling): boolean {
  return (
    own.lines.length === 0 || asked.lines.every((line) => own.lines.some((each) => isOneLine(line, each)))
  );
}

function nearest<T extends Nameable>(entries: readonly T[], asked: readonly Spelling[]): T[] {
  const { spellings } = nameTable(entries);
  const distanceOf = (place: number) =>
    Math.min(...asked.flatMap((each) => (spellings[place] ?? []).map((own) => distanceTo(each, own))));
  return entries
    .map((entry, place) => ({ entry, distance: distanceOf(place) }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((a, b) => a.distance - b.distance || (a.entry.slug < b.entry.slug ? -1 : 1))
    .slice(0, NEAREST)
    .map(({ entry }) => entry);
}

function distanceTo(asked: Spelling, own: Spelling): number {
  if (!isLong(asked) || !keepsNumbers(asked.numbers, own.numbers) || !keepsLines(asked, own)) return Infinity;
  if (own.squashed.includes(asked.squashed)) return 0;
  const letters = asked.squashed.replaceAll(/\d/g, '').length;
  const reach = Math.min(Math.max(2, Math.floor(asked.squashed.length / 3)), Math.floor(letters / 2));
  const distance = nameDistance(own.squashed, asked.squashed, reach);
  return distance > reach ? Infinity : distance;
}
