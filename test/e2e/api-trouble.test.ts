import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Fault, type FaultyApi, startFaultyApi } from '../testkit/faulty-api.ts';
import type { Service } from '../testkit/processes.ts';
import { startWeb } from '../testkit/servers.ts';
import { someVisitor } from '../testkit/some-visitor.ts';
import { type Route, routesOf } from '../testkit/routes.ts';
import { openPublishedSite, type ReadOnlySite } from '../testkit/site.ts';

/** A page waits for ten seconds in all, whatever it asks; the rest is this machine's. */
const PATIENCE_MS = 12_000;

let site: ReadOnlySite;
let api: FaultyApi;
/** The same site behind an API that fails on purpose. */
let web: Service;
let routes: readonly Route[];
beforeAll(async () => {
  site = await openPublishedSite();
  // A frame for another site is no page of this one: it says what is wrong in plain text.
  routes = (await routesOf(site.web.url)).filter(({ address }) => !address.startsWith('/embed/'));
  api = await startFaultyApi(site.api.url);
  web = await startWeb(api.url);
});
afterAll(async () => {
  await web?.stop();
  await api?.stop();
  await site?.stop();
});

/** What a visitor sees. */
interface Seen {
  status: number;
  /** Whether the page has a heading. */
  titled: boolean;
  inTime: boolean;
  /** The way on that a message offers; null without a message. */
  offered: string | null;
}

async function open(address: string, visitor = someVisitor()): Promise<Seen & { html: string }> {
  const begun = performance.now();
  // Made anew: what is kept while nothing changes needs no question to be answered.
  const response = await fetch(`${web.url}${address}`, {
    headers: { ...visitor, 'cache-control': 'no-cache' },
  });
  const html = await response.text();
  const inTime = performance.now() - begun < PATIENCE_MS;
  const [, offered] = /role="alert">.*?<p>.{20,}?<\/p><p><a href="[^"]+">(.*?)<\/a>/.exec(html) ?? [];
  return {
    status: response.status,
    // A swatch may stand before the words.
    titled: /<h1[^>]*>(?:<span[^>]*><\/span>)*[^<]/.test(html),
    inTime,
    offered: offered ?? null,
    html,
  };
}

/** Pages at once: more would wait for each other instead of the API. */
const VISITORS = 8;
/** The same while the API is slow: they wait for it nearly all of their time, and do not begin together. */
const PATIENT_VISITORS = 16;

/** Neighbours in the list are of one kind, and this machine would make them at the same moment. */
const STRIDE = 7;

async function openAll(visitors = VISITORS, apartMs = 0): Promise<Record<string, Seen>> {
  const left = Array.from({ length: STRIDE }, (_, k) =>
    routes.filter((_route, i) => i % STRIDE === k),
  ).flat();
  const seen: (readonly [string, Seen])[] = [];
  const visitor = async (nth: number) => {
    const own = someVisitor();
    await sleep(nth * apartMs);
    for (let route = left.shift(); route !== undefined; route = left.shift()) {
      const { html: _, ...found } = await open(route.address, own);
      seen.push([route.name, found]);
    }
  };
  await Promise.all(Array.from({ length: visitors }, (_, nth) => visitor(nth)));
  return Object.fromEntries(seen);
}

const WAY_ON: Readonly<Record<number, string | null>> = {
  200: null,
  // A page that names what is nearest, or searches.
  404: null,
  503: 'Try again',
};
const seenWith = (status: number): Seen => ({
  status,
  titled: true,
  inTime: true,
  offered: WAY_ON[status] ?? null,
});

test.each<[string, Fault]>([
  ['hangs up', 'REFUSE'],
  ['answers with a GraphQL error', 'ERROR'],
  ['breaks', 'BROKEN'],
])(
  'an API that %s costs no page that needs none, and every other says so and offers to try again',
  async (_, fault) => {
    api.fault = fault;
    const expected = routes.map(({ name, needsApi, status }) => [name, seenWith(needsApi ? 503 : status)]);
    expect(await openAll()).toEqual(Object.fromEntries(expected));
  },
);

/** Pages of one answer. */
const ROWS_ALONE = ['models', 'vendors', 'methodology'];

test(
  'an API that takes five seconds for each answer is waited for, but not for ever',
  async () => {
    api.fault = 'SLOW';
    const found = await openAll(PATIENT_VISITORS, api.delayMs / PATIENT_VISITORS);
    // A page that was late beside seven others is opened alone: it is in time then, or the test fails.
    for (const { name, address } of routes) {
      if (found[name]?.inTime !== false) continue;
      const { html: _, ...alone } = await open(address);
      found[name] = alone;
    }
    // Whole, or with a message: never neither.
    const expected = Object.entries(found).map(([name, { status }]) => [name, seenWith(status)]);
    expect(found).toEqual(Object.fromEntries(expected));
    // Names are kept for a minute: a page at which they are read anew waits for two answers, and the next for one.
    for (const { name, address } of routes) {
      if (!ROWS_ALONE.includes(name) || found[name]?.status === 200) continue;
      const { html: _, ...again } = await open(address);
      found[name] = again;
    }
    // One answer is enough for the rows; output on the list of chips takes two, and the list says that it is left out.
    expect(found).toMatchObject(Object.fromEntries(ROWS_ALONE.map((name) => [name, seenWith(200)])));
  },
  PATIENCE_MS * 20,
);

/** Pages of several questions each, one of every kind of answer. */
const OF_SEVERAL = ['landing', 'model', 'board', 'chip', 'compare-pair', 'vendor'];
/** Names of chips and models, kept for a minute: without them an address leads nowhere, and no page is made of them alone. */
const NAMES = /^NamesOf/;

test.each(OF_SEVERAL)(
  'the page %s is 503 whichever one of its questions fails, and tells no fact of it',
  async (name) => {
    const address = routes.find((route) => route.name === name)?.address ?? '';
    api.fault = 'PASS';
    await open(address);
    api.asked.clear();
    expect((await open(address)).status).toBe(200);
    const operations = [...api.asked].filter((each) => !NAMES.test(each));
    expect(operations.length).toBeGreaterThan(1);
    const statuses: Record<string, number> = {};
    for (const operation of operations) {
      api.fails = operation;
      const { status, html } = await open(address);
      statuses[operation] = status;
      expect(html).not.toMatch(/has no place here|No chip gives each/);
    }
    api.fails = null;
    expect(statuses).toEqual(Object.fromEntries(operations.map((each) => [each, 503])));
  },
);

test.each(['/chips/b200', '/models/deepseek-r1'])(
  '%s is shown, or says that it could not be read, where no name could, and never that there is no such page',
  async (address) => {
    api.fault = 'PASS';
    api.fails = 'NamesOfChips';
    // One that never read a name: those of before would serve.
    const fresh = await startWeb(api.url);
    try {
      const response = await fetch(`${fresh.url}${address}`, { headers: someVisitor() });
      const html = await response.text();
      expect([200, 503]).toContain(response.status);
      // Next sends its own page for that beside every other, as data.
      expect(html).not.toMatch(/<title>No such page|<h1[^>]*>No such page/);
    } finally {
      api.fails = null;
      await fresh.stop();
    }
  },
);

test('a visitor who tries again when the API is back gets the page', async () => {
  api.fault = 'REFUSE';
  await site.withPage({}, async (page) => {
    await page.goto(`${web.url}/chips`);
    await page.getByRole('alert').filter({ hasText: 'could not reach' }).waitFor();
    api.fault = 'PASS';
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('table').first().waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Chips');
  });
});

test('a frame for another site says that the API is gone, and is no page of nothing', async () => {
  api.fault = 'REFUSE';
  for (const address of ['/embed/tradeoff?model=deepseek-r1', '/embed/duel?pair=b200-vs-mi355x']) {
    const { status, html } = await open(address);
    expect([address, status, html]).toEqual([address, 503, expect.stringContaining('could not reach')]);
  }
});

const WORST = 'chip1=b200&chip2=mi355x&chip3=h100&chip4=mi300x&model=deepseek-r1&out=32768&chips=1024';

test.each([
  `/chart/load.csv?${WORST}`,
  `/og/load.png?${WORST}`,
  `/embed/load?${WORST}`,
  '/chart/whatif.svg',
  '/chart/whatif-map.csv',
  '/chart/claim.csv',
])('%s is computed by the API: without it there is no figure, and when to ask again', async (address) => {
  api.fault = 'REFUSE';
  const response = await fetch(`${web.url}${address}`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.text()).toContain('could not reach');
});

test('a site map without the API still names the pages that every visitor is offered', async () => {
  api.fault = 'REFUSE';
  const { html } = await open('/sitemap.xml');
  expect(html).toContain(`<loc>${web.url}/models</loc>`);
  api.fault = 'PASS';
  expect((await open('/sitemap.xml')).html).toContain(`<loc>${web.url}/chips/mi300x</loc>`);
});
