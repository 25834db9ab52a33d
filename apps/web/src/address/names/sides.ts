import {
  chipsOfGeneration,
  NAMED_SIDES,
  type NamedSide,
  sideCalled,
} from '@inferbench/domain/catalogue/named-sides';
import { vendorNames } from '@inferbench/domain/catalogue/names';
import { chipAddress, compareAddress, pageAddress, vendorAddress } from '../pages.ts';
import type { Place } from './nearest-names.ts';
import { chipNamed, type SiteNames } from './site-names.ts';

export interface NamedSideOf {
  slug: string;
  label: string;
  kind: 'CHIP' | 'VENDOR' | NamedSide['kind'];
}

const KIND_WORDS: Readonly<Record<NamedSideOf['kind'], string>> = {
  CHIP: 'chip',
  VENDOR: 'vendor',
  GENERATION: 'generation',
  FRAMEWORK: 'framework',
  PRECISION: 'precision',
};

export function sideNamed(word: string, names: SiteNames): NamedSideOf | null {
  const called = sideCalled(word);
  if (called !== null) return called;
  const vendor = names.vendors.find(({ shortSlug }) => shortSlug === word);
  if (vendor !== undefined) return { slug: word, label: vendor.shortName, kind: 'VENDOR' };
  const chip = chipNamed(names, word);
  return chip === null ? null : { slug: chip.shortSlug, label: chip.shortName, kind: 'CHIP' };
}

/** Tells whether both are chips, vendors or generations, or of one other kind. */
export function areOfOneKind(a: NamedSideOf, b: NamedSideOf): boolean {
  return familyOf(a) === familyOf(b);
}

const familyOf = ({ kind }: NamedSideOf) => (kind === 'FRAMEWORK' || kind === 'PRECISION' ? kind : 'CHIPS');

/** Reason why words of which one is no chip name no comparison, with what can be compared in their place. */
export interface Unlike {
  title: string;
  places: readonly Place[];
}

/** Says why words that name sides cannot be compared; null where they can, and of chips alone. */
export function unlikeOf(words: readonly string[], names: SiteNames): Unlike | null {
  const sides = words.map((word) => sideNamed(word, names));
  const shared = sharedTitle(sides, names);
  if (shared !== null) return { title: shared, places: placesBeside('VENDOR') };
  const first = sides.find((side) => side !== null && side.kind !== 'CHIP' && side.kind !== 'VENDOR');
  if (first == null) return null;
  const [a, b] = sides;
  if (a != null && b != null && words.length === 2 && areOfOneKind(a, b)) return null;
  return {
    title: unlikeTitle(words, sides, KIND_WORDS[first.kind]),
    places: [...sides.flatMap(pageOfSide), ...placesBeside(first.kind)],
  };
}

function pageOfSide(side: NamedSideOf | null): Place[] {
  if (side === null || (side.kind !== 'CHIP' && side.kind !== 'VENDOR')) return [];
  const href = side.kind === 'CHIP' ? chipAddress(side.slug) : vendorAddress(side.slug);
  return [{ name: side.label, what: KIND_WORDS[side.kind], href }];
}

/** "B200 is part of NVIDIA: …" where one of two holds chips of the other; null where none does. */
function sharedTitle([a, b, ...more]: readonly (NamedSideOf | null)[], names: SiteNames): string | null {
  if (a == null || b == null || more.length > 0 || a.slug === b.slug) return null;
  const own = new Set(chipsOf(a, names));
  if (!chipsOf(b, names).some((slug) => own.has(slug))) return null;
  return `${a.label} and ${b.label} have chips in common: name two that have none`;
}

function chipsOf({ kind, slug }: NamedSideOf, { chips }: SiteNames): string[] {
  const ofKind = {
    CHIP: () => chips.filter(({ shortSlug }) => shortSlug === slug),
    VENDOR: () => chips.filter(({ vendor }) => vendorNames(vendor).slug === slug),
    GENERATION: () => chipsOfGeneration(slug, chips),
    FRAMEWORK: () => [],
    PRECISION: () => [],
  };
  return ofKind[kind]().map((chip) => chip.slug);
}

const SHOWN = 40;

function unlikeTitle(words: readonly string[], sides: readonly (NamedSideOf | null)[], kind: string): string {
  const unknown = words.find((_, i) => sides[i] === null);
  if (unknown !== undefined) return `No ${kind} is called “${unknown.slice(0, SHOWN)}”`;
  const [a, b] = sides;
  return a != null && b != null && words.length === 2
    ? `${a.label} is a ${KIND_WORDS[a.kind]}, ${b.label} a ${KIND_WORDS[b.kind]}: only two of a kind can be compared`
    : 'Frameworks, precisions and generations are compared two at a time';
}

const PAIRS: Readonly<Record<NamedSide['kind'], readonly (readonly [string, string])[]>> = {
  FRAMEWORK: [
    ['sglang', 'vllm'],
    ['tensorrt-llm', 'vllm'],
    ['sglang', 'tensorrt-llm'],
  ],
  PRECISION: [
    ['fp4', 'fp8'],
    ['fp16', 'fp8'],
  ],
  GENERATION: [
    ['blackwell', 'hopper'],
    ['cdna3', 'cdna4'],
    ['blackwell', 'cdna4'],
  ],
};

export function pairsOfKind(kind: NamedSide['kind']): Place[] {
  const labelOf = (slug: string) => NAMED_SIDES.find((side) => side.slug === slug)?.label ?? slug;
  return PAIRS[kind].map((pair) => ({
    name: pair.map(labelOf).join(' v. '),
    what: `two ${KIND_WORDS[kind]}s`,
    href: compareAddress(pair),
  }));
}

function placesBeside(kind: NamedSideOf['kind']): Place[] {
  const any = { name: 'Compare', what: 'any two', href: pageAddress('compare') };
  return kind === 'CHIP' || kind === 'VENDOR' ? [any] : [...pairsOfKind(kind), any];
}
