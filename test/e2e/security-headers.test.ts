import { FOR_EVERYBODY } from '@inferbench/http-guard/for-everybody';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { directives, faultsOf } from '../testkit/security-headers.ts';
import { startWebAlone } from '../testkit/servers.ts';
import { openPublishedSite, type ReadOnlySite } from '../testkit/site.ts';

/** The rules of the Mozilla Observatory as local checks, on every kind of response that the site gives. */

let site: ReadOnlySite;
beforeAll(async () => {
  site = await openPublishedSite();
});
afterAll(() => site?.stop());

const EXPORT = '/export/leaderboard.csv?by=output';

interface Kind {
  path: () => Promise<string> | string;
  status: number;
  init?: RequestInit;
}

const GRAPHQL = {
  method: 'POST',
  headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
  body: JSON.stringify({ query: '{ rateLimit { limit } }' }),
};

/** A script of the built site. */
async function script(): Promise<string> {
  const html = await (await fetch(site.web.url)).text();
  return /src="(\/_next\/static\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
}

const KINDS: Readonly<Record<string, Kind>> = {
  landing: { path: () => '/', status: 200 },
  'other page': { path: () => '/methodology', status: 200 },
  'script file': { path: script, status: 200 },
  icon: { path: () => '/icon.svg', status: 200 },
  robots: { path: () => '/robots.txt', status: 200 },
  GraphQL: { path: () => '/graphql', status: 200, init: GRAPHQL },
  GraphiQL: { path: () => '/graphiql', status: 200 },
  export: { path: () => EXPORT, status: 200 },
  'chart file': { path: () => '/chart/accuracy.svg?quantity=LATENCY', status: 200 },
  'share image': { path: () => '/og/tradeoff.png?model=deepseek-r1', status: 200 },
  'no such page': { path: () => '/nothing-here', status: 404 },
  'no such chip': { path: () => '/chips/nobodys-chip', status: 404 },
  'no such file': { path: () => '/_next/static/nothing.js', status: 404 },
  'malformed address': { path: () => '/%E0%A4%A', status: 400 },
};

/** Files and pictures of a view are to be shown and read by any site. */
const TAKEN = new Set(['export', 'chart file', 'share image']);

describe('security headers', () => {
  test.each(Object.entries(KINDS))('%s', async (kind, { path, status, init }) => {
    const response = await fetch(`${site.web.url}${await path()}`, init);
    expect(response.status).toBe(status);
    expect(faultsOf(response.headers, { publicReads: kind === 'GraphQL', taken: TAKEN.has(kind) })).toEqual(
      [],
    );
  });

  test('an API that is gone', async () => {
    const web = await startWebAlone();
    try {
      for (const [path, status, init] of [
        ['/graphql', 502, GRAPHQL],
        [EXPORT, 503, {}],
        ['/chips', 503, {}],
      ] as const) {
        const response = await fetch(`${web.url}${path}`, init);
        const faults = faultsOf(response.headers, { taken: path === EXPORT });
        expect([path, response.status, faults]).toEqual([path, status, []]);
      }
    } finally {
      await web.stop();
    }
  });

  test('each page that is made has a nonce of its own, and every script of it carries that one', async () => {
    const seen = new Set<string>();
    for (const path of ['/', '/?again', '/submit', '/submit', '/nothing-here']) {
      const response = await fetch(`${site.web.url}${path}`, {
        // What a visitor sends in their place counts for nothing.
        headers: { 'x-nonce': 'mine', 'content-security-policy': "script-src 'nonce-mine'" },
      });
      const nonces = (directives(response.headers).get('script-src') ?? []).flatMap(
        (source) => /^'nonce-(.+)'$/.exec(source)?.[1] ?? [],
      );
      expect(nonces).toHaveLength(1);
      const scripts = (await response.text()).match(/<script\b[^>]*>/g) ?? [];
      // Data in a script element is no code: no browser runs it.
      const code = scripts.filter((element) => !/type="application\/(ld\+)?json"/.test(element));
      expect(code.length).toBeGreaterThan(3);
      expect(code.filter((element) => !element.includes(`nonce="${nonces[0]}"`))).toEqual([]);
      seen.add(nonces[0] ?? '');
    }
    expect(seen.size).toBe(5);
  });

  test('pages and scripts come compressed; a built file is kept for ever, a page for everybody for a minute, one of a person never', async () => {
    for (const [path, kept] of [
      ['/', FOR_EVERYBODY],
      ['/submit', 'no-store'],
      [await script(), 'immutable'],
    ] as const) {
      const { headers } = await fetch(`${site.web.url}${path}`, { headers: { 'accept-encoding': 'gzip' } });
      expect(headers.get('content-encoding')).toBe('gzip');
      expect(headers.get('cache-control')).toContain(kept);
    }
  });

  test('pictures, embeds and lists for programs are kept as pages are, and not sent again unchanged', async () => {
    const kept = [
      '/og/tradeoff.png?model=deepseek-r1',
      '/chart/tradeoff.png?model=deepseek-r1',
      '/chart/tradeoff.svg?model=deepseek-r1',
      '/embed/tradeoff?model=deepseek-r1',
      '/llms.txt',
      '/search-index.json',
      '/feed.xml',
    ];
    for (const path of kept) {
      const first = await fetch(`${site.web.url}${path}`);
      const etag = first.headers.get('etag') ?? '';
      expect([path, first.status, first.headers.get('cache-control')]).toEqual([path, 200, FOR_EVERYBODY]);
      const again = await fetch(`${site.web.url}${path}`, { headers: { 'if-none-match': etag } });
      expect([path, again.status, await again.text()]).toEqual([path, 304, '']);
    }
  });

  test('GraphiQL works behind the site, under its own policy', async () => {
    await site.withPage({ viewport: { width: 1280, height: 900 } }, async (page) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await page.goto(`${site.web.url}/graphiql`);
      await page.getByRole('button', { name: /execute query/i }).click();
      await page.getByText('"totalCount"').or(page.getByText('"leaderboard"')).first().waitFor();
      expect(errors).toEqual([]);
    });
  });
});
