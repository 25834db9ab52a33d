import { setTimeout as sleep } from 'node:timers/promises';
import type { ANSWERS } from '@inferbench/answers/answers';
import { KIND_WORDS } from '@inferbench/domain/terms/kind-words';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { formatDate } from '@inferbench/units/dates';
import { lawCount } from '../testkit/law-scale.ts';
import { routesOf } from '../testkit/routes.ts';
import { openPublishedSite, type ReadOnlySite } from '../testkit/site.ts';

/** Every chart of every page can be taken along: as picture, file and embed it says what its frame says. */

let site: ReadOnlySite;
/** A site of somebody else, which shows the page of the same path in a frame. Another port is another origin. */
let elsewhere: string;
const articles = createServer((request, response) => {
  response.setHeader('content-type', 'text/html');
  response.end(
    `<iframe sandbox title="chart" width="640" height="700" src="${site.web.url}${(request.url ?? '/').replaceAll('"', '')}"></iframe>`,
  );
});

beforeAll(async () => {
  site = await openPublishedSite();
  await new Promise<void>((resolve) => articles.listen(0, '127.0.0.1', resolve));
  const address = articles.address();
  elsewhere = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});
afterAll(async () => {
  articles.close();
  articles.closeAllConnections();
  await site?.stop();
});

/** Pages that hold every kind of chart; `npm run questions` looks at three chips and a slice of its own, too. */
const PAGES = [
  '/models/deepseek-r1',
  '/models/deepseek-r1?simulated=on',
  '/compare/b200-vs-mi355x?model=deepseek-r1',
  '/compare/h100-vs-h200-vs-b200',
  '/compare/amd-vs-nvidia',
  '/chips/b200',
  '/chips/tpu-v5p',
  '/chips/corsair',
  '/lab/load',
  '/lab/what-if',
  '/lab/claim',
  '/mine',
  '/leaderboard',
  '/lab/techniques',
  '/your-workload',
  '/accuracy',
  '/leaderboard/llama-3-8b/batch?users=16&prec=fp16',
  '/',
  '/models/llama-3.3-70b?in=1024&out=1024&metric=per-usd',
].slice(0, lawCount(19, 16));
/** All but the output of a point over clients, which `measured-curve` asks for. */
const CHARTS = [
  'accuracy',
  'batch',
  'board',
  'claim',
  'cliff',
  'context',
  'duel',
  'energy',
  'fits',
  'flexibility',
  'history',
  'ledger',
  'load',
  'metrics',
  'mine',
  'peak',
  'price',
  'prompt',
  'roofline',
  'roofs',
  'sensitivity',
  'servers',
  'split',
  'standing',
  'techniques',
  'tradeoff',
  'utilisation',
  'versus',
  'whatif',
  'whatif-map',
] as const;

/** The chart that shows an answer; the list of boards is a table alone. */
const CHART_OF: Readonly<Record<Exclude<keyof typeof ANSWERS, 'boards'>, (typeof CHARTS)[number]>> = {
  board: 'board',
  comparison: 'metrics',
  duel: 'duel',
  expect: 'batch',
  load: 'tradeoff',
  mine: 'mine',
  needs: 'fits',
  peak: 'peak',
  servers: 'servers',
  techniques: 'techniques',
  versus: 'versus',
};

/** One frame as its page shows it. */
interface Frame {
  chart: string;
  finding: string;
  slice: string;
  kinds: string[];
  foot: string;
  links: string[];
}

/** What a file says of its chart. */
const About = z.object({
  finding: z.string(),
  slice: z.string(),
  kinds: z.array(z.string()),
  source: z.string(),
  date: z.string().nullable(),
  address: z.string(),
});

/** A busy site says 503 and when to ask again, as a visitor does. */
async function askedAgain(ask: () => Promise<number>): Promise<number> {
  let status = await ask();
  for (let tries = 1; status === 503 && tries < 4; tries += 1) {
    await sleep(2_000);
    status = await ask();
  }
  return status;
}

let found: Frame[] | null = null;

/** Frames of all pages, each chart in each view once. */
async function frames(): Promise<Frame[]> {
  if (found !== null) return found;
  const seen = new Map<string, Frame>();
  await site.withPage({ viewport: { width: 1280, height: 900 }, javaScriptEnabled: false }, async (page) => {
    const point = (await routesOf(site.web.url)).find(({ name }) => name === 'point');
    for (const address of [...PAGES, ...(point === undefined ? [] : [point.address])]) {
      const go = async () => (await page.goto(`${site.web.url}${address}`))?.status() ?? 0;
      const status = await askedAgain(go);
      if (status !== 200) throw new Error(`${address} answered ${status}`);
      const here = await page.locator('figure.frame').evaluateAll((figures) =>
        figures.map((figure) => {
          const words = (selector: string) => figure.querySelector(selector)?.textContent ?? '';
          return {
            chart: figure.getAttribute('data-chart') ?? '',
            finding: words('h2'),
            slice: words('.slice-line'),
            kinds: [...figure.querySelectorAll('.kinds li')].map((kind) => kind.textContent),
            foot: words('footer span'),
            links: [...figure.querySelectorAll('footer .tools a')].map(
              (link) => link.getAttribute('href') ?? '',
            ),
          };
        }),
      );
      for (const frame of here) seen.set(frame.links.join(' '), frame);
    }
  });
  found = [...seen.values()];
  return found;
}

const plain = (text: string) =>
  text
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/[\s  ]+/g, ' ')
    .trim();

async function bytes(address: string): Promise<{ status: number; type: string; body: Buffer }> {
  let answer = { type: '', body: Buffer.alloc(0) };
  const status = await askedAgain(async () => {
    const response = await fetch(`${site.web.url}${address}`);
    const body = Buffer.from(await response.arrayBuffer());
    answer = { type: response.headers.get('content-type') ?? '', body };
    return response.status;
  });
  return { status, ...answer };
}

const pngSize = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)] as const;
const linkTo = ({ links }: Frame, ending: RegExp) => links.find((link) => ending.test(link)) ?? '';
const VIEW_TIMEOUT_MS = 300_000;
const MOST_SHARE_BYTES = 150_000;

describe('every chart of every page', () => {
  test(
    'stands on one of the pages that are looked at',
    async () => {
      const names = new Set((await frames()).map(({ chart }) => chart));
      expect([...names].toSorted()).toEqual(CHARTS);
    },
    VIEW_TIMEOUT_MS,
  );

  test.each(Object.entries(CHART_OF))(
    'shows the answer "%s" on a page, in files, in an embed and in a share image',
    async (_, chart) => {
      const frame = (await frames()).find((each) => each.chart === chart);
      const png = frame === undefined ? '' : linkTo(frame, /^\/chart\/.*\.png/);
      const others = ['csv', 'json', 'svg'].map((type) => png.replace('.png', `.${type}`));
      const embed = png.replace('/chart/', '/embed/').replace('.png', '');
      for (const address of [png, ...others, embed, png.replace('/chart/', '/og/')])
        expect([address, (await bytes(address)).status]).toEqual([address, 200]);
    },
    VIEW_TIMEOUT_MS,
  );

  test(
    'says in its JSON, CSV and SVG what its frame says: finding, slice, kinds, source, date, address',
    async () => {
      const faults: string[] = [];
      for (const frame of await frames()) {
        const json = await bytes(linkTo(frame, /^\/chart\/.*\.json/));
        const csv = await bytes(linkTo(frame, /^\/chart\/.*\.csv/));
        const svg = await bytes(linkTo(frame, /^\/chart\/.*\.png/).replace('.png', '.svg'));
        expect([frame.links, json.status, csv.status, svg.status]).toEqual([frame.links, 200, 200, 200]);
        const about = About.parse(JSON.parse(json.body.toString()));
        const { date, kinds } = about;
        expect(about).toMatchObject({ finding: plain(frame.finding), source: frame.foot });
        expect(plain(about.slice)).toBe(plain(frame.slice));
        const path = about.address.replace(site.web.url, '');
        expect((await bytes(path)).status).toBe(200);
        const text = plain(svg.body.toString());
        const file = csv.body.toString();
        for (const words of [frame.finding, about.source, ...kinds, ...(date === null ? [] : [date])])
          if (!plain(file).includes(plain(words).replaceAll('"', "'")))
            faults.push(`${frame.chart}.csv lacks ${words}`);
        for (const words of [
          // Long lines are broken or shortened in a picture: its description has them whole.
          plain(frame.finding),
          plain(frame.slice).replace(/\.$/, ''),
          about.source,
          ...Object.values(KIND_WORDS).filter((word) => kinds.includes(word)),
          ...(date === null ? [] : [formatDate(date)]),
          `inferbench${decodeURIComponent(path.split(/[?#]/)[0] ?? '')}`,
        ])
          if (!text.includes(words)) faults.push(`${frame.chart}.svg lacks ${words}`);
      }
      expect(faults).toEqual([]);
    },
    VIEW_TIMEOUT_MS,
  );

  test(
    'is a PNG of its width at two pixels a px, at three on a telephone, and a share image that is light enough',
    async () => {
      const made: unknown[] = [];
      const all = await frames();
      for (const frame of all) {
        const png = linkTo(frame, /^\/chart\/.*\.png/);
        const phone = `${png}${png.includes('?') ? '&' : '?'}form=phone&theme=dark`;
        const share = png.replace('/chart/', '/og/');
        const [page, small, shared] = [await bytes(png), await bytes(phone), await bytes(share)];
        made.push({
          png,
          page: [page.status, page.type, pngSize(page.body)[0]],
          phone: [small.status, pngSize(small.body)[0]],
          share: [shared.status, ...pngSize(shared.body)],
          light: shared.body.length <= MOST_SHARE_BYTES,
        });
      }
      expect(made).toEqual(
        all.map((frame) => ({
          png: linkTo(frame, /^\/chart\/.*\.png/),
          page: [200, 'image/png', 2 * (1216 + 48)],
          phone: [200, 3 * (358 + 32)],
          share: [200, 1200, 630],
          light: true,
        })),
      );
    },
    VIEW_TIMEOUT_MS,
  );

  test(
    'is shown in a page of another origin without any script',
    async () => {
      const all = await frames();
      await site.withPage(
        { viewport: { width: 700, height: 900 }, javaScriptEnabled: false },
        async (page) => {
          for (const frame of all) {
            const embed = linkTo(frame, /^\/embed\//);
            await page.goto(`${elsewhere}${embed}`);
            const inner = page.frameLocator('iframe');
            expect(plain(await inner.locator('h1').innerText())).toBe(plain(frame.finding));
            const drawing = inner.locator('figure > svg:visible');
            expect(await drawing.count()).toBe(1);
            const hidden = await drawing.evaluate((svg) =>
              [...svg.querySelectorAll('svg, g, path, circle, rect, text')].flatMap((mark) =>
                mark.checkVisibility() ? [] : mark.outerHTML.slice(0, 80),
              ),
            );
            expect([frame.chart, hidden]).toEqual([frame.chart, []]);
            expect(await inner.locator('script').count()).toBe(0);
            expect(await inner.locator('a').count()).toBeGreaterThan(0);
          }
        },
      );
    },
    VIEW_TIMEOUT_MS,
  );
});

test('nothing but an embed may be shown in a frame', async () => {
  const routes = await routesOf(site.web.url);
  const others = ['/og/tradeoff.png?model=deepseek-r1', '/chart/tradeoff.svg?model=deepseek-r1', '/graphql'];
  const framed: string[] = [];
  for (const address of [...routes.map((route) => route.address), ...others]) {
    const { headers } = await fetch(`${site.web.url}${address}`, { redirect: 'manual' });
    const policy = headers.get('content-security-policy') ?? '';
    const isEmbed = address.startsWith('/embed/');
    if (policy.includes("frame-ancestors 'none'") === isEmbed) framed.push(address);
  }
  expect(framed).toEqual([]);
  await site.withPage({ javaScriptEnabled: false }, async (page) => {
    await page.goto(`${elsewhere}/rules`);
    expect(page.frames().map((frame) => frame.url())).toEqual([
      `${elsewhere}/rules`,
      'chrome-error://chromewebdata/',
    ]);
  });
});

test('a picture or an embed of no chart is not found', async () => {
  for (const address of ['/og/nothing.png', '/embed/nothing', '/og/fits.png?model=nobody', '/embed/standing'])
    expect([address, (await bytes(address)).status]).toEqual([address, 404]);
});
