import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPublishedSite, type ReadOnlySite } from '../testkit/site.ts';

/** Hydration leaves a page as it came, and a soft navigation shows what a visit of the same address shows. */
let site: ReadOnlySite;
beforeAll(async () => {
  site = await openPublishedSite();
});
afterAll(() => site?.stop());

const MODEL = '/models/deepseek-r1';
const htmlOf = async (path: string) =>
  (await fetch(`${site.web.url}${path}`, { headers: { accept: 'text/html' } })).text();
const drawing = (page: Page) => page.locator('figure.frame svg').first().innerHTML();

async function withErrors<T>(action: (page: Page) => Promise<T>): Promise<{ result: T; errors: string[] }> {
  const errors: string[] = [];
  const result = await site.withPage({ viewport: { width: 1280, height: 900 } }, async (page) => {
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    return action(page);
  });
  return { result, errors };
}

test.each(['/', MODEL, '/compare/b200-vs-mi355x', '/chips/mi355x', '/lab/load'])(
  'hydration leaves the drawings of %s as they came',
  async (path) => {
    const html = await htmlOf(path);
    const drawings = (html.match(/<svg class="plot[ "]/g) ?? []).length;
    expect(drawings).toBeGreaterThan(0);
    const { result, errors } = await withErrors(async (page) => {
      await page.goto(`${site.web.url}${path}`, { waitUntil: 'networkidle' });
      return {
        drawings: await page.locator('svg.plot').count(),
        marks: await page.locator('svg.plot path, svg.plot rect').count(),
      };
    });
    expect(errors).toEqual([]);
    expect(result.drawings).toBe(drawings);
    expect(result.marks).toBeGreaterThan(5);
  },
);

test('a soft navigation shows the drawing that a visit of the same address shows', async () => {
  const { result, errors } = await withErrors(async (page) => {
    await page.goto(`${site.web.url}${MODEL}`);
    await page.evaluate('window.sameDocument = true');
    const speed = page.getByLabel(/^Speed each user sees/).first();
    await speed.focus();
    await page.keyboard.press('ArrowDown');
    await page.waitForURL(/at=\d+/);
    await page.waitForLoadState('networkidle');
    const soft = await drawing(page);
    expect(await page.evaluate('window.sameDocument === true')).toBe(true);
    await page.reload({ waitUntil: 'networkidle' });
    return { soft, visited: await drawing(page) };
  });
  expect(errors).toEqual([]);
  expect(result.soft).toBe(result.visited);
});

test('a soft navigation away from a page and back shows its drawings and tables again', async () => {
  const { result, errors } = await withErrors(async (page) => {
    await page.goto(`${site.web.url}${MODEL}`, { waitUntil: 'networkidle' });
    await page.evaluate('window.sameDocument = true');
    const shown = () => page.locator('figure.frame .scrolls, figure.frame svg.plot').allTextContents();
    const before = await shown();
    const speed = page.getByLabel(/^Speed each user sees/).first();
    await speed.focus();
    await page.keyboard.press('ArrowDown');
    await page.waitForURL(/at=\d+/);
    await page.waitForLoadState('networkidle');
    const between = await shown();
    await page.goBack({ waitUntil: 'networkidle' });
    await page.waitForFunction('!location.search.includes("at=")');
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate('window.sameDocument === true')).toBe(true);
    return { before, between, after: await shown() };
  });
  expect(errors).toEqual([]);
  expect(result.before.filter((text) => text.length > 100).length).toBeGreaterThan(5);
  expect(result.between).not.toEqual(result.before);
  expect(result.after).toEqual(result.before);
});

// Models and chips of which most is known; every page is made of the same parts.
test.each([
  MODEL,
  '/models/gpt-oss-120b',
  '/models/llama-3.3-70b',
  '/models/qwen3-next-80b-a3b',
  '/chips/b200',
  '/chips/mi300x',
  '/chips/h200',
  '/chips/mi300x?points=all',
  '/leaderboard',
  '/compare/b200-vs-mi355x',
  '/your-workload',
  '/lab/load',
])('the page %s is at most 300 kB of HTML', async (path) => {
  expect(Buffer.byteLength(await htmlOf(path))).toBeLessThanOrEqual(300_000);
});

test('what a page does not hold is one link away: all rows of its tables, and all points page by page', async () => {
  const html = (await htmlOf('/chips/b200')).replaceAll('<!-- -->', '');
  const [, file = '', rows = ''] = /<a href="([^"]*roofline[^"]*)">All ([\d,]+) rows</.exec(html) ?? [];
  const whole = await htmlOf(file.replaceAll('&amp;', '&'));
  expect(Number(rows)).toBeGreaterThan(25);
  expect((whole.match(/<tr>/g) ?? []).length - 1).toBe(Number(rows));
  const [, first = '', points = ''] =
    /<a href="([^"#]*)#points">(?:All|These) (\d+) results</.exec(html) ?? [];
  const counts: number[] = [];
  for (const page of ['all', '2', '3'].slice(0, Math.ceil(Number(points) / 100))) {
    const shown = await htmlOf(first.replaceAll('&amp;', '&').replace('points=all', `points=${page}`));
    counts.push((shown.match(/<th scope="row" role="rowheader"><a href="\/points\//g) ?? []).length);
  }
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(Number(points));
});

/** Bytes of the scripts that a page's markup names, each gzipped; without the one for browsers that know no modules. */
async function firstScripts(path: string): Promise<number> {
  const tags = (await htmlOf(path)).match(/<script\b[^>]*>/g) ?? [];
  const addresses = tags.flatMap((tag) =>
    /nomodule/i.test(tag) ? [] : (/ src="([^"]+)"/.exec(tag)?.[1] ?? []),
  );
  const weights = [...new Set(addresses)].map(async (address) => {
    const script = await fetch(new URL(address, site.web.url));
    return gzipSync(Buffer.from(await script.arrayBuffer())).length;
  });
  return (await Promise.all(weights)).reduce((sum, bytes) => sum + bytes, 0);
}

// The landing page keeps its own budget above an empty page (`npm run bench -- web`); a reader of schemas alone weighs 32 kB.
test.each(['/your-workload', '/lab/load'])(
  'the form of %s begins with at most 13 kB of scripts more than the landing page: what answers it comes later',
  async (path) => {
    const above = (await firstScripts(path)) - (await firstScripts('/'));
    expect(above).toBeGreaterThan(0);
    expect(above).toBeLessThanOrEqual(13_000);
  },
);

test.each([MODEL, '/models/gpt-oss-120b', '/compare/b200-vs-mi355x', '/chips/b200'])(
  'the page %s holds its drawings and its tables of numbers once',
  async (path) => {
    const html = await htmlOf(path);
    expect(html).toContain(' data-ready="');
    // Escapes that React would be told of.
    expect(html.match(/u003c(?:caption|path class=..(?:grid|curve))/g)).toBeNull();
  },
);
