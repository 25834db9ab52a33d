import { claimsTooMuch } from '../testkit/claims-too-much.ts';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routesOf } from '../testkit/routes.ts';
import { openPublishedSite, type ReadOnlySite } from '../testkit/site.ts';

/** What a visitor reads: short pages, names as people say them, no words of the machine. */

let site: ReadOnlySite;
const texts = new Map<string, Read>();

interface Read {
  /** Text with what folds closed; drawings and unchosen options are not read. */
  main: string;
  /** Rows of boards, each a system: a table is looked up, not read. */
  rows: string;
  /** The same without code, addresses and what somebody else wrote. */
  own: string;
  /** All of it but the heads of columns. */
  graded: string;
}

/** Reads, in the page, what stands in `main`, after some elements left. */
function textWithout(selector: string): string {
  const main = document.querySelector('main');
  for (const element of document.querySelectorAll(selector)) element.remove();
  return main?.innerText ?? '';
}

const VIEW_TIMEOUT_MS = 300_000;

beforeAll(async () => {
  site = await openPublishedSite();
  const more = ['/models/llama-3.3-70b', '/chips/b200', '/compare/h100-vs-h200-vs-b200', '/lab/load'];
  const addresses = [...(await routesOf(site.web.url)).map(({ address }) => address), ...more];
  await site.withPage({ viewport: { width: 1280, height: 900 }, javaScriptEnabled: false }, async (page) => {
    await page.addInitScript('globalThis.__name = (each) => each');
    for (const address of new Set(addresses)) {
      if (address.startsWith('/embed/')) continue;
      await page.goto(`${site.web.url}${address}`);
      const path = new URL(page.url()).pathname + new URL(page.url()).search;
      const rows = (await page.locator('.board-group tbody').allInnerTexts()).join('\n');
      const main = await page.evaluate(textWithout, 'main svg, main option, main script');
      const graded = await page.evaluate(textWithout, 'main thead');
      const own = await page.evaluate(
        textWithout,
        'main :is(code, pre, kbd, textarea, q, blockquote, .short-address, [data-address]), main dd',
      );
      texts.set(path, { main, rows, own, graded });
    }
  });
}, VIEW_TIMEOUT_MS);
afterAll(() => site?.stop());

/** Documentation, and tables of everything there is of a kind. */
const LONG = /^\/(?:leaderboard\/slices|methodology|corrections|rules|developers|submit|changelog)\b/;
const MOST_WORDS = 600;
/** Pages that say words and ids of the API, since they are about it. */
const DOCUMENTATION = /^\/developers\b/;

/** Words as somebody reads them: numbers and signs are none. */
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

/** Finds by a pattern in the text of every page. */
function foundIn(which: keyof Read, find: (text: string) => string[]): string[] {
  return [...texts].flatMap(([address, read]) =>
    which === 'own' && DOCUMENTATION.test(address)
      ? []
      : [...new Set(find(read[which]))].map((word) => `${address}: ${word}`),
  );
}

const matches = (pattern: RegExp) => (text: string) => [...text.matchAll(pattern)].map(([whole]) => whole);

describe('every page', () => {
  test('has been read', () => {
    expect(texts.size).toBeGreaterThan(25);
    expect([...texts].filter(([, { main }]) => main.trim() === '')).toEqual([]);
  });

  test('has at most 600 words before its first fold, but for what is documentation and the rows of a board', () => {
    const long = [...texts]
      .filter(([address]) => !LONG.test(address))
      .map(([address, { main, rows }]) => [address, wordsOf(main) - wordsOf(rows)] as const)
      .filter(([, words]) => words > MOST_WORDS);
    expect(Object.fromEntries(long)).toEqual({});
  });

  test('names chips and models as people do, never by the id of the catalogue', () => {
    const slugs = [...catalogue.chips.keys(), ...catalogue.models.keys()].filter((slug) =>
      slug.includes('-'),
    );
    const slug = new RegExp(
      `(?<![\\w/.-])(?:${slugs
        .toSorted((a, b) => b.length - a.length)
        .map((each) => each.replaceAll('.', '\\.'))
        .join('|')})(?![\\w/-])`,
      'g',
    );
    expect('nvidia-b200-sxm-180gb leads'.match(slug)).toEqual(['nvidia-b200-sxm-180gb']);
    expect(foundIn('own', matches(slug))).toEqual([]);
  });

  test('says of E1 and E2 no more than was done, nor does a file or a citation', async () => {
    const lines = (text: string) => text.split('\n').filter((line) => claimsTooMuch(line));
    expect(claimsTooMuch('Evidence\tE1')).toBe(false);
    expect(foundIn('graded', lines)).toEqual([]);
    const point = [...texts.keys()].find((address) => address.startsWith('/points/'))?.split('/')[2] ?? '';
    const board = 'model=llama-3-8b&workload=batch&users=16&prec=fp16';
    for (const file of [
      ...['csv', 'json'].map((type) => `/export/point.${type}?point=${point}`),
      ...['csv', 'json'].map((type) => `/export/leaderboard.${type}?${board}`),
      '/llms.txt',
    ]) {
      const response = await fetch(`${site.web.url}${file}`);
      expect([file, response.status]).toEqual([file, 200]);
      const text = await response.text();
      expect(text).toMatch(/\bE1\b/);
      expect([file, lines(text)]).toEqual([file, []]);
    }
  });

  test('says no word of the machine', () => {
    expect(foundIn('own', matches(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g))).toEqual([]);
    expect(foundIn('own', matches(/\b(?:NaN|undefined|null|Infinity|\[object \w+\])(?![\w-])/g))).toEqual([]);
  });

  test('says none of the sentences that better ones took the place of', () => {
    const before = [
      /nothing near is known\./,
      /The address names nothing here/,
      /at no batch/,
      /on the front is who no other beats/,
      /What one user’s speed costs in output/,
      /Nothing that the claim leaves open favours it/,
      /Say what the file does not/,
      /No rule found anything/,
      /A ÷ B/,
      /Nothing is edited/,
      /do not rank in this slice/,
    ];
    expect(before.flatMap((pattern) => foundIn('main', (text) => text.match(pattern) ?? []))).toEqual([]);
  });

  test('is spelt as in Britain, without praise and without an exclamation mark', () => {
    const american =
      /\b(?:colou?r(?<!colour)|behaviors?|favors?|favorites?|centers?|catalogs?(?! 20\d\d)|labeled|modeled|modeling|canceled|gr[a]y|(?:optim|normal|util|organ|visual|quant|emphas|summar|maxim|minim)iz(?:e|es|ed|ing|ation)|analyz(?:e|es|ed|ing))\b/gi;
    expect('the color of a catalog, normalized'.match(american)).toHaveLength(3);
    expect(foundIn('own', matches(american))).toEqual([]);
    expect(
      foundIn('own', matches(/\b(?:blazing|amazing|awesome|cutting-edge|world-class|seamless)\b|\w!/gi)),
    ).toEqual([]);
  });
});
