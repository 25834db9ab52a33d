import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPublishedSite, type ReadOnlySite } from '../testkit/site.ts';

/** A visit gets each ready drawing once; a soft navigation gets it as data: both show the same, and neither goes wrong. */
let site: ReadOnlySite;
beforeAll(async () => {
  site = await openPublishedSite();
});
afterAll(() => site?.stop());

const MODEL = '/models/deepseek-r1';
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
  'a visit of %s has each ready drawing once, and hydration leaves it as it came',
  async (path) => {
    const html = await (await fetch(`${site.web.url}${path}`, { headers: { accept: 'text/html' } })).text();
    const drawings = [...html.matchAll(/<svg class="plot[^>]*>(.*?)<\/svg>/gs)]
      .map(([, marks = '']) => marks)
      .filter(({ length }) => length > 1_000);
    expect(drawings.length).toBeGreaterThan(0);
    const quoted = (marks: string) =>
      JSON.stringify(marks.slice(0, 300)).slice(1, -1).replaceAll('<', '\\u003c');
    for (const marks of drawings) {
      expect(html.split(marks)).toHaveLength(2);
      expect(html).not.toContain(quoted(marks));
    }
    const { result, errors } = await withErrors(async (page) => {
      await page.goto(`${site.web.url}${path}`, { waitUntil: 'networkidle' });
      return page.locator('svg.plot path, svg.plot rect').count();
    });
    expect(errors).toEqual([]);
    expect(result).toBeGreaterThan(5);
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
