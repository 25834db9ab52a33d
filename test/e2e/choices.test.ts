import { afterAll, beforeAll, expect, test } from 'vitest';
import { testSeed } from '../testkit/environment.ts';
import { lawCount } from '../testkit/law-scale.ts';
import {
  choicesOf,
  emptiness,
  linksOf,
  PAGES_WITH_CHOICES,
  PAGES_WITH_LINKS,
} from '../testkit/questions/choices.ts';
import { openPublishedSite, type ReadOnlySite } from '../testkit/site.ts';

/**
 * No question ends in nothing: every entry that can be chosen in a list of the site, and every link of its main pages, leads to a
 * page with numbers. `npm run questions` tries all of them, `npm test` a seeded few of each page.
 */
let site: ReadOnlySite;
beforeAll(async () => {
  site = await openPublishedSite();
});
afterAll(() => site?.stop());

/** Some pages have hundreds. */
const TIMEOUT_MS = lawCount(1_800_000, 120_000);

/** Sample of as many as the scale allows, spread over the list, from a place that the seed says. */
function sampleOf<T>(all: readonly T[], place: number): T[] {
  const count = Math.min(all.length, lawCount(Infinity, 2));
  const step = all.length / count;
  const start = (testSeed() * 7 + place * 3) % Math.max(1, all.length);
  return Array.from({ length: count }, (_, i) => all[Math.floor(start + i * step) % all.length]).filter(
    (each) => each !== undefined,
  );
}

async function wrongOf(addresses: readonly string[], needsKind: boolean): Promise<string[]> {
  const wrong: string[] = [];
  // One page after another: two cores serve and look.
  for (const address of addresses) {
    const found = await emptiness(site, address, needsKind);
    if (found !== null) wrong.push(found);
  }
  return wrong;
}

test.each(PAGES_WITH_CHOICES.map((page, place) => ({ page, place })))(
  'whatever is chosen on $page leads to numbers',
  async ({ page, place }) => {
    const all = await choicesOf(site, page);
    const addresses = [...new Set(all.map(({ address }) => address))];
    expect(addresses.length).toBeGreaterThan(0);
    expect(await wrongOf(sampleOf(addresses, place), false)).toEqual([]);
  },
  TIMEOUT_MS,
);

test.each(PAGES_WITH_LINKS.map((page, place) => ({ page, place })))(
  'whatever $page links to has a number',
  async ({ page, place }) => {
    const all = await linksOf(site, page);
    // The landing has ten, the fewest of them.
    expect(all.length).toBeGreaterThan(9);
    expect(await wrongOf(sampleOf(all, place), false)).toEqual([]);
  },
  TIMEOUT_MS,
);
