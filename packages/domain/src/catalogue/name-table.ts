import { onceFor } from '@inferbench/units/once-for';
import { readModelName } from '../models/model-name.ts';
import { numbersIn } from '../names/numbers-in.ts';

/** Anything that is asked for by name: its ids, every other word for it, and what people call it who name no variant. */
export interface Nameable {
  /** Id in the catalogue. */
  slug: string;
  /** Id in addresses. */
  shortSlug: string;
  names: readonly string[];
  usual?: readonly string[];
}

/** A name as it is compared. */
export interface Spelling {
  squashed: string;
  /** Letters and numbers by turns, signs aside. */
  runs: readonly string[];
  words: ReadonlySet<string>;
  numbers: readonly string[];
  /** Letters of its words that name a line and a number in it. */
  lines: readonly string[];
}

export interface NameTable {
  /** Entries, by their place, under slugs and names in lower case. */
  slugs: ReadonlyMap<string, readonly number[]>;
  named: ReadonlyMap<string, readonly number[]>;
  /** Entries under names without signs, owners and words for a format. */
  spelt: ReadonlyMap<string, readonly number[]>;
  usual: ReadonlyMap<string, readonly number[]>;
  spellings: readonly (readonly Spelling[])[];
}

/** Letters and digits of a text, without case, marks and signs. */
export function squashed(text: string): string {
  return plain(text).replaceAll(/[^a-z0-9]/g, '');
}

export function wordsOf(text: string): string[] {
  return plain(text)
    .replaceAll(/(\d) (gi?b)\b/g, '$1$2')
    .split(/[^a-z0-9.]+/)
    .filter((word) => word !== '');
}

export function spellingOf(text: string): Spelling {
  const runs = plain(text)
    .replaceAll(/[^a-z0-9.]/g, ' ')
    .replaceAll(/([a-z])[ .]+(?=[a-z])/g, '$1')
    .match(/[a-z]+|\d+(?:\.\d+)?/g);
  const words = new Set(wordsOf(text));
  return {
    squashed: squashed(text),
    runs: runs ?? [],
    words,
    numbers: numbersIn(text),
    lines: [...words].flatMap((word) => lineOf(word) ?? []),
  };
}

/** One or two letters that begin a word before its number, as in H100 and MI300X; null for any other word. */
export function lineOf(word: string): string | null {
  return /^[a-z]{1,2}(?=\d)/.exec(word)?.[0] ?? null;
}

function plain(text: string): string {
  return text.normalize('NFKD').toLowerCase();
}

/** Names of all entries, read once for as long as somebody keeps the list. */
export const nameTable: (entries: readonly Nameable[]) => NameTable = onceFor((entries) => {
  const usualOf = ({ shortSlug, usual = [] }: Nameable) => [shortSlug, ...usual];
  const withoutOwner = (name: string) => name.split('/').at(-1) ?? name;
  return {
    slugs: placesBy(entries, ({ slug }) => [slug]),
    named: placesBy(entries, ({ names }) => names.map((name) => name.toLowerCase())),
    spelt: placesBy(entries, ({ slug, names }) =>
      [slug, ...names.flatMap((name) => [name, withoutOwner(name), readModelName(name).base])].map(squashed),
    ),
    usual: placesBy(entries, (entry) => usualOf(entry).map(squashed)),
    spellings: entries.map((entry) =>
      [
        ...new Set([
          entry.slug,
          ...usualOf(entry),
          ...entry.names.flatMap((name) => [name, withoutOwner(name)]),
        ]),
      ].map(spellingOf),
    ),
  };
});

function placesBy(
  entries: readonly Nameable[],
  keysOf: (entry: Nameable) => readonly string[],
): Map<string, number[]> {
  const places = new Map<string, number[]>();
  entries.forEach((entry, place) => {
    for (const key of new Set(keysOf(entry))) places.set(key, [...(places.get(key) ?? []), place]);
  });
  places.delete('');
  return places;
}
