import { onceFor } from '@inferbench/units/once-for';
import type { Chip } from './chip.ts';
import { readModelName } from './model-name.ts';
import type { Model } from './model.ts';
import { chipNames, modelNames } from './names.ts';
import { nameDistance } from './name-distance.ts';

/** Anything that is asked for by name: its short slug, and every other word for it. */
export interface Nameable {
  /** Id in the catalogue. */
  slug: string;
  shortSlug: string;
  names: readonly string[];
}

export type ResolvedName<T> =
  | { kind: 'one'; entry: T }
  | { kind: 'several'; entries: readonly T[] }
  | { kind: 'none'; nearest: readonly T[] };

const MAX_TEXT = 120;
/** From how many letters a beginning or a slip means anything. */
const MIN_LETTERS = 3;
const NEAREST = 3;

export function nameableChip(chip: Chip): Nameable {
  const { short, long, slug } = chipNames(chip);
  const { name, vendor, aliases } = chip;
  return {
    slug: chip.slug,
    shortSlug: slug,
    names: [short, name, long, `${vendor} ${short}`, `${vendor} ${name}`, ...aliases],
  };
}

export function nameableModel(model: Model): Nameable {
  const { short, slug } = modelNames(model);
  return { slug: model.slug, shortSlug: slug, names: [short, ...model.aliases] };
}

/**
 * What a text names: by its slug, then by any name with case and signs aside, then by words or a beginning of it, then with one
 * wrong letter. Several only where the best of these does not tell them apart; none with the nearest three.
 */
export function resolveName<T extends Nameable>(entries: readonly T[], text: string): ResolvedName<T> {
  const asked = text.slice(0, MAX_TEXT).trim();
  const wanted = squashed(asked);
  const base = squashed(readModelName(asked).base);
  const words = wordsOf(asked);
  const long = wanted.length >= MIN_LETTERS;
  const ways: readonly ((entry: T) => boolean)[] = [
    ({ shortSlug }) => shortSlug === asked.toLowerCase(),
    ({ slug }) => slug === asked.toLowerCase(),
    (entry) => wanted !== '' && spellings(entry).some((spelling) => spelling === wanted),
    (entry) => base !== '' && spellings(entry).some((spelling) => spelling === base),
    (entry) => long && holdsWords(entry, words),
    (entry) => long && spellings(entry).some((spelling) => spelling.startsWith(wanted)),
    (entry) =>
      wanted.length > MIN_LETTERS && spellings(entry).some((each) => nameDistance(each, wanted, 1) <= 1),
  ];
  for (const way of ways) {
    const [entry, ...others] = entries.filter((each) => way(each));
    if (entry !== undefined)
      return others.length === 0 ? { kind: 'one', entry } : { kind: 'several', entries: [entry, ...others] };
  }
  return { kind: 'none', nearest: nearest(entries, wanted) };
}

function squashed(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
}

/** Names with and without the owner of a hub name. */
const spellings = onceFor(({ slug, shortSlug, names }: Nameable): readonly string[] => {
  const written = [slug, shortSlug, ...names.flatMap((name) => [name, name.split('/').at(-1) ?? name])];
  return [...new Set(written.map(squashed))];
});

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll(/(\d) (gi?b)\b/g, '$1$2')
    .split(/[^a-z0-9.]+/)
    .filter((word) => word !== '');
}

function holdsWords({ slug, names }: Nameable, words: readonly string[]): boolean {
  return [slug, ...names].some((name) => {
    const own = new Set(wordsOf(name));
    return words.every((word) => own.has(word));
  });
}

function nearest<T extends Nameable>(entries: readonly T[], wanted: string): T[] {
  const reach = Math.max(2, Math.ceil(wanted.length / 2));
  return entries
    .map((entry) => ({
      entry,
      distance: Math.min(...spellings(entry).map((spelling) => nameDistance(spelling, wanted, reach))),
      shared: Math.max(...spellings(entry).map((spelling) => sharedStart(spelling, wanted))),
    }))
    .filter(({ distance, shared }) => distance <= reach || shared >= MIN_LETTERS)
    .toSorted((a, b) => a.distance - b.distance || b.shared - a.shared)
    .slice(0, NEAREST)
    .map(({ entry }) => entry);
}

function sharedStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}
