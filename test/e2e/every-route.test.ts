import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../testkit/browser.ts';
import { FAULTLESS, openWindow, reportsOf } from '../testkit/page-report.ts';
import { type Route, routesOf } from '../testkit/routes.ts';
import { openPublishedSite, type ReadOnlySite } from '../testkit/site.ts';

/** Pages at once: this many processors a small machine has. */
const WINDOWS = 2;
const VIEW_TIMEOUT_MS = 300_000;

let site: ReadOnlySite;
let browser: Browser;
let routes: readonly Route[];
beforeAll(async () => {
  site = await openPublishedSite();
  browser = await launchBrowser();
  routes = await routesOf(site.web.url);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** Does something with every route, a few at a time. */
async function forEachRoute<T>(action: (route: Route) => Promise<T>): Promise<Record<string, T>> {
  const left = [...routes];
  const done: [string, T][] = [];
  const work = async () => {
    for (let route = left.shift(); route !== undefined; route = left.shift())
      done.push([route.name, await action(route)]);
  };
  await Promise.all(Array.from({ length: WINDOWS }, work));
  return Object.fromEntries(done);
}

const onEvery = <T>(value: T): Record<string, T> =>
  Object.fromEntries(routes.map(({ name }) => [name, value]));

describe('every route', () => {
  test.each([1280, 390, 320])(
    'is accessible, described and of this origin alone at %d px, in light and in dark',
    async (width) => {
      const context = await openWindow(browser, width);
      try {
        const found = await forEachRoute((route) => reportsOf(context, site.web.url, route));
        expect(found).toEqual(onEvery({ light: FAULTLESS, dark: FAULTLESS }));
      } finally {
        await context.close();
      }
    },
    VIEW_TIMEOUT_MS,
  );

  test(
    'shows the same tables and sentences without JavaScript',
    async () => {
      const withScripts = await browser.newContext();
      const without = await browser.newContext({ javaScriptEnabled: false });
      const read = async (context: typeof without, { address }: Route) => {
        const page = await context.newPage();
        await page.goto(`${site.web.url}${address}`);
        const tables = await page.locator('main table').allTextContents();
        const words = await page.locator('main :is(h1, h2, .lede, figcaption)').allInnerTexts();
        await page.close();
        return { tables, words };
      };
      const found = await forEachRoute(async (route) => {
        const [one, other] = [await read(withScripts, route), await read(without, route)];
        expect(other.words.join('')).not.toBe('');
        return { same: JSON.stringify(one) === JSON.stringify(other) };
      });
      expect(found).toEqual(onEvery({ same: true }));
      await Promise.all([withScripts.close(), without.close()]);
    },
    VIEW_TIMEOUT_MS,
  );
});
