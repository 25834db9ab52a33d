import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../testkit/browser.ts';
import { testSeed } from '../testkit/environment.ts';
import { lawCount } from '../testkit/law-scale.ts';
import { FAULTLESS, openAgain, openWindow, visit, type Visit } from '../testkit/page-report.ts';
import { type Route, routesOf } from '../testkit/routes.ts';
import { openPublishedSite, type ReadOnlySite } from '../testkit/site.ts';

/** Pages at once: this many processors a small machine has. */
const WINDOWS = 2;
const VISITS_TIMEOUT_MS = 600_000;
const WIDTHS = [1280, 390, 320, 768] as const;
type Width = (typeof WIDTHS)[number];
/** Widths that take turns, of which the last has that of a tablet beside it. */
const TURNS = 3;

/** `npm run routes` looks at each route at all widths; `npm test` at one of three, by turns, and at a tablet's every third. */
function widthsOf(place: number): readonly Width[] {
  const turn = (place + testSeed()) % TURNS;
  return WIDTHS.filter(
    (_, at) => lawCount(1, 0) === 1 || at === turn || (at === TURNS && turn === TURNS - 1),
  );
}

/** What a page shows before anything is opened. */
interface Shown {
  tables: string[];
  words: string[];
}

interface Visited {
  looks: Visit;
  withScripts: Shown;
  without: Shown;
}

let site: ReadOnlySite;
let browser: Browser;
let routes: readonly Route[];
/** Answers by route, each of which is asked for once: the checks are of one answer. */
let visited: ReadonlyMap<string, Visited>;
beforeAll(async () => {
  site = await openPublishedSite();
  browser = await launchBrowser();
  routes = await routesOf(site.web.url);
  visited = await visitAll();
}, VISITS_TIMEOUT_MS);
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** Visits every route, a few at a time. */
async function visitAll(): Promise<Map<string, Visited>> {
  const [scripted, scriptless] = await Promise.all([
    openWindow(browser),
    browser.newContext({ javaScriptEnabled: false }),
  ]);
  const left = routes.map((route, place) => ({ route, widths: widthsOf(place) }));
  const done = new Map<string, Visited>();
  const work = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift())
      done.set(next.route.name, await visitBothWays(next, scripted, scriptless));
  };
  await Promise.all(Array.from({ length: WINDOWS }, work));
  await Promise.all([scripted.close(), scriptless.close()]);
  return done;
}

async function visitBothWays(
  { route, widths }: { route: Route; widths: readonly Width[] },
  scripted: BrowserContext,
  scriptless: BrowserContext,
): Promise<Visited> {
  const visiting = { site: site.web.url, route, read: shownOn };
  const { looks, answer, read } = await visit(scripted, { ...visiting, widths });
  return { looks, withScripts: read, without: await openAgain(scriptless, visiting, answer) };
}

async function shownOn(page: Page): Promise<Shown> {
  const tables = await page.locator('main table').allTextContents();
  const words = await page.locator('main :is(h1, h2, .lede, figcaption)').allInnerTexts();
  return { tables, words };
}

const onEvery = <T>(value: (found: Visited) => T): Record<string, T> =>
  Object.fromEntries([...visited].map(([name, found]) => [name, value(found)]));

describe('every route', () => {
  test.each(WIDTHS)(
    'is accessible, described and of this origin alone at %d px, in light and in dark',
    (width) => {
      expect(visited.size).toBe(routes.length);
      const looks = [...visited].flatMap(([name, { looks: all }]) => {
        const look = all[width];
        return look === undefined ? [] : [[name, look] as const];
      });
      expect(looks.length).toBeGreaterThanOrEqual(lawCount(routes.length, Math.floor(routes.length / 3)));
      const faultless = looks.map(([name]) => [name, { light: FAULTLESS, dark: FAULTLESS }]);
      expect(Object.fromEntries(looks)).toEqual(Object.fromEntries(faultless));
    },
  );

  test('shows the same tables and sentences without JavaScript', () => {
    expect(onEvery(({ without }) => without.words.join('') !== '')).toEqual(onEvery(() => true));
    expect(onEvery(({ without }) => without)).toEqual(onEvery(({ withScripts }) => withScripts));
  });
});
