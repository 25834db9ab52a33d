import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Fault, type FaultyApi, startFaultyApi } from '../testkit/faulty-api.ts';
import { type Service, startService } from '../testkit/processes.ts';
import { type Route, routesOf } from '../testkit/routes.ts';
import { type Site, startSite } from '../testkit/site.ts';

/** A page waits for ten seconds in all, whatever it asks; the rest is this machine's. */
const PATIENCE_MS = 12_000;

let site: Site;
let api: FaultyApi;
/** The same site behind an API that fails on purpose. */
let web: Service;
let routes: readonly Route[];
beforeAll(async () => {
  site = await startSite({ published: true });
  routes = await routesOf(site.web.url);
  api = await startFaultyApi(site.api.url);
  web = await startService(['server.mjs'], {
    cwd: 'apps/web',
    env: { INFERBENCH_WEB_PORT: '0', INFERBENCH_API_URL: api.url },
  });
});
afterAll(async () => {
  await web?.stop();
  await api?.stop();
  await site?.stop();
});

interface Seen {
  status: number;
  seconds: number;
  html: string;
}

async function open(address: string): Promise<Seen> {
  const begun = performance.now();
  const response = await fetch(`${web.url}${address}`);
  const html = await response.text();
  return { status: response.status, seconds: (performance.now() - begun) / 1000, html };
}

/** What a visitor is told, and the way on. */
const said = (html: string) =>
  /role="alert">.*?<p>(.*?)<\/p><p><a href="[^"]+">(.*?)<\/a>/.exec(html)?.slice(1);
const title = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? '';

describe.each<[string, Fault]>([
  ['hangs up', 'REFUSE'],
  ['answers with a GraphQL error', 'ERROR'],
  ['breaks', 'BROKEN'],
])('an API that %s', (_, fault) => {
  test('costs no page that needs none, and every other says so and offers to try again', async () => {
    api.fault = fault;
    for (const { name, address, needsApi, status } of routes) {
      const found = await open(address);
      expect.soft(found.status, name).toBe(needsApi ? 503 : status);
      expect.soft(title(found.html), name).not.toBe('');
      expect.soft(found.seconds * 1000, name).toBeLessThan(PATIENCE_MS);
      const words = said(found.html);
      if (needsApi) {
        expect.soft(words?.[0]?.length ?? 0, name).toBeGreaterThan(20);
        expect.soft(words?.[1], name).toBe('Try again');
      } else if (status === 200) expect.soft(words, name).toBeUndefined();
    }
  });
});

test(
  'an API that takes five seconds for each answer is waited for, but not for ever',
  async () => {
    api.fault = 'SLOW';
    const found = await Promise.all(
      routes.map(async (route) => ({ route, seen: await open(route.address) })),
    );
    for (const { route, seen } of found) {
      expect.soft([200, 404, 503], route.name).toContain(seen.status);
      expect.soft(title(seen.html), route.name).not.toBe('');
      expect.soft(seen.seconds * 1000, route.name).toBeLessThan(PATIENCE_MS);
      if (seen.status === 503) expect.soft(said(seen.html)?.[1], route.name).toBe('Try again');
    }
    // One answer is enough for the rows; what stands around them is said to be missing or is there.
    const board = found.find(({ route }) => route.name === 'board')?.seen;
    expect(board?.status).toBe(200);
    expect(board?.html).toContain('ranked by');
  },
  PATIENCE_MS * 3,
);

test('a visitor who tries again when the API is back gets the page', async () => {
  api.fault = 'REFUSE';
  await site.withPage({}, async (page) => {
    await page.goto(`${web.url}/chips`);
    await page.getByRole('alert').filter({ hasText: 'could not reach' }).waitFor();
    api.fault = 'PASS';
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Chips', exact: true }).waitFor();
  });
});

test('a site map without the API still names the pages that every visitor is offered', async () => {
  api.fault = 'REFUSE';
  const { html } = await open('/sitemap.xml');
  expect(html).toContain(`<loc>${web.url}/pareto</loc>`);
  api.fault = 'PASS';
  expect((await open('/sitemap.xml')).html).toContain(`<loc>${web.url}/chips/amd-mi300x</loc>`);
});
