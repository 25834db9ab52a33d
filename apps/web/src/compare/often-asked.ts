import { NAMED_SIDES } from '@inferbench/domain/catalogue/named-sides';
import { pairsOfKind } from '../address/names/sides.ts';
import type { SiteNames } from '../address/names/site-names.ts';
import { compareAddress } from '../address/pages.ts';

/** Pairs that people ask for: today's rivals, a generation apart, another maker, another kind of chip, and two on a desk. */
const ASKED: readonly (readonly [string, string])[] = [
  ['nvidia-b200-sxm-180gb', 'amd-mi355x'],
  ['nvidia-h100-sxm5-80gb', 'nvidia-h200-sxm-141gb'],
  ['nvidia-h100-sxm5-80gb', 'nvidia-b200-sxm-180gb'],
  ['nvidia-gb200-nvl72', 'google-tpu-v7-ironwood'],
  ['amd-mi300x', 'amd-mi355x'],
  ['nvidia-rtx-4090', 'apple-m2-ultra'],
];

export interface AskedPair {
  href: string;
  words: string;
}

/** Pairs of frameworks, precisions or generations that people ask for, beside one of them; none of any other kind. */
export function pairsBeside(slug: string): AskedPair[] {
  const kind = NAMED_SIDES.find((side) => side.slug === slug)?.kind;
  return kind === undefined ? [] : pairsOfKind(kind).map(({ name, href }) => ({ href, words: name }));
}

export function askedPairs({ chips }: Pick<SiteNames, 'chips'>): AskedPair[] {
  const known = new Map(chips.map((chip) => [chip.slug, chip]));
  const most = chips.toSorted((a, b) => b.points - a.points).slice(0, 4);
  const published = most.flatMap((a, i) => most.slice(i + 1).map((b) => [a.slug, b.slug] as const));
  const found = [...ASKED, ...published].flatMap((pair) => {
    const named = pair
      .flatMap((slug) => known.get(slug) ?? [])
      .toSorted((a, b) => (a.shortSlug < b.shortSlug ? -1 : 1));
    return named.length < 2 ? [] : [pairOf(named)];
  });
  return found.filter(({ href }, i) => found.findIndex((each) => each.href === href) === i);
}

function pairOf(sides: readonly { shortSlug: string; shortName: string }[]): AskedPair {
  const words = sides.map(({ shortName }) => shortName).join(' v. ');
  return { href: compareAddress(sides.map(({ shortSlug }) => shortSlug)), words };
}

function topVendors({ vendors }: Pick<SiteNames, 'vendors'>) {
  return vendors
    .toSorted((x, y) => y.points - x.points)
    .slice(0, 2)
    .toSorted((x, y) => (x.shortSlug < y.shortSlug ? -1 : 1));
}

/** Vendors against each other, as an address names them; null where there are no two. */
export function vendorPairSlugs(names: Pick<SiteNames, 'vendors'>): string | null {
  const found = topVendors(names).map(({ shortSlug }) => shortSlug);
  return found.length < 2 ? null : found.join('-vs-');
}

export function vendorPair(names: Pick<SiteNames, 'vendors'>): AskedPair | null {
  const found = topVendors(names);
  return found.length < 2 ? null : pairOf(found);
}
