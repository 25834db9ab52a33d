import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../testkit/browser.ts';
import { FAULTLESS, openWindow, type PageReport, visit } from '../testkit/page-report.ts';

const DESCRIPTION = 'A page of sixty characters or so, as a search engine shows it.';
const CHART =
  '<figure><figcaption>It rises</figcaption><svg role="img" aria-label="It rises"></svg><table><tr><td>1</td></tr></table></figure>';
const FRAME = `<figure class="frame" id="frame"><h2>It rises</h2><p class="slice-line">FP8</p><div class="drawn" role="img" aria-label="It rises"></div>
  <figcaption>It rises</figcaption><ul class="kinds"><li>simulated</li></ul>
  <details><summary>Table</summary><table><tbody><tr><td>1</td></tr></tbody></table></details>
  <footer><span>engine 1</span></footer></figure>`;

const pageOf = ({
  lang = 'en',
  title = 'A page',
  description = DESCRIPTION,
  body = '',
  h1 = '<h1>A page</h1>',
}) =>
  `<!doctype html><html lang="${lang}"><head><title>${title}</title><meta name="description" content="${description}">
   <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"></head><body><main>${h1}${body}</main></body></html>`;

interface Planted {
  html: string;
  status?: number;
  /** Parts of a report that say otherwise than that of a faultless page. */
  says: Partial<Record<keyof PageReport, unknown>>;
}

const PLANTED: Readonly<Record<string, Planted>> = {
  'without a fault': { html: pageOf({ body: `${CHART}${FRAME}` }), says: {} },
  'with words that nobody can read': {
    html: pageOf({ body: '<p style="color: #ccc; background: #fff">pale</p>' }),
    says: { violations: [expect.stringMatching(/^color-contrast: /)] },
  },
  'with a script that fails': {
    html: pageOf({ body: '<script>throw new Error("planted")</script>' }),
    says: { errors: ['planted'] },
  },
  'with another status': { html: pageOf({}), status: 202, says: { errors: ['status 202'] } },
  'that asks a foreign server': {
    html: pageOf({ body: '<img alt="" src="http://127.0.0.1:9/pixel.png">' }),
    says: { foreignRequests: ['http://127.0.0.1:9/pixel.png'], errors: [expect.stringContaining('ERR_')] },
  },
  'wider than its window': {
    html: pageOf({ body: '<p style="width: 3000px">wide</p>' }),
    says: { scrollsSideways: true },
  },
  'with a list that cuts what is chosen': {
    html: pageOf({
      body: '<label>Chip <select name="chip" style="width: 90px"><option>B200 SXM (HGX/DGX) 180GB</option></select></label>',
    }),
    says: { cutChoices: ['chip: B200 SXM (HGX/DGX) 180GB'] },
  },
  'with choices that its box cuts': {
    html: pageOf({
      body: '<nav class="segments" style="overflow: hidden; white-space: nowrap; width: 90px"><a href="#a">first token, 0 runs</a></nav>',
    }),
    says: { cutChoices: ['first token, 0 runs'] },
  },
  'that asks for scripts though they run': {
    html: pageOf({ body: '<p>Signing in needs JavaScript.</p>' }),
    says: { asksForScripts: true },
  },
  'with two headings': { html: pageOf({ body: '<h1>Another</h1>' }), says: { h1: 2 } },
  'with a poor head': {
    html: pageOf({ description: 'short', lang: 'de' }),
    says: { head: ['description of 5 characters', 'no language'] },
  },
  'with a chart that says nothing': {
    html: pageOf({ body: '<figure><svg role="img" aria-label="It rises"></svg></figure>' }),
    says: { charts: ['It rises: no sentence beside it', 'It rises: no table'] },
  },
  'with a frame that lacks its parts': {
    html: pageOf({ body: '<figure class="frame" id="frame"><h2>It rises</h2></figure>' }),
    says: {
      charts: ['the drawing is not named by its finding', 'no slice', 'no kind', 'no table', 'no source'].map(
        (fault) => `#frame It rises: ${fault}`,
      ),
    },
  },
};

let server: Server;
let browser: Browser;
beforeAll(async () => {
  server = createServer((request, response) => {
    const { html, status = 200 } = PLANTED[decodeURIComponent(request.url ?? '').slice(1)] ?? {
      html: '',
      status: 404,
    };
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  server?.close();
});

test.each(Object.keys(PLANTED))('a page %s is reported as it is, in light and in dark', async (name) => {
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
  const context = await openWindow(browser);
  const route = { address: `/${encodeURIComponent(name)}`, status: 200 as const };
  const { looks } = await visit(context, { site, route, widths: [800], read: () => Promise.resolve(null) });
  await context.close();
  const expected = { ...FAULTLESS, ...PLANTED[name]?.says };
  expect(looks).toEqual({ 800: { light: expected, dark: expected } });
});
