import type { AxeResults } from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { AXE } from './accessibility.ts';
import type { Route } from './routes.ts';

/** What is wrong with a page, and what it says of itself. */
export interface PageReport {
  violations: string[];
  /** Errors of scripts and in the console, a broken policy among them. */
  errors: string[];
  /** Requests that left the site. */
  foreignRequests: string[];
  scrollsSideways: boolean;
  h1: number;
  /** Of the head; a length out of bounds is told as a fault. */
  head: string[];
  /** Charts without a name, without the sentence beside them, or without their numbers; frames that lack a part. */
  charts: string[];
}

/** What every page must give. */
export const FAULTLESS: PageReport = {
  violations: [],
  errors: [],
  foreignRequests: [],
  scrollsSideways: false,
  h1: 1,
  head: [],
  charts: [],
};

/** A window, with axe in every page: not put in by the page's own policy, which stays in force. */
export async function openWindow(browser: Browser, width: number): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: 'light' });
  await context.addInitScript(AXE);
  return context;
}

/** Opens a route in a page of its own, with everything folded opened, and looks at it in light and in dark. */
export async function reportsOf(
  context: BrowserContext,
  site: string,
  route: Route,
): Promise<{ light: PageReport; dark: PageReport }> {
  const page = await context.newPage();
  try {
    const errors: string[] = [];
    const foreignRequests: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      const own = route.status !== 200 && message.location().url === `${site}${route.address}`;
      if (message.type() === 'error' && !own) errors.push(message.text());
    });
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol !== 'data:' && url.origin !== site) foreignRequests.push(request.url());
    });
    const response = await page.goto(`${site}${route.address}`);
    if (response?.status() !== route.status) errors.push(`status ${response?.status()}`);
    const light = await contentOf(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await contentOf(page);
    return { light: { ...light, errors, foreignRequests }, dark: { ...dark, errors, foreignRequests } };
  } finally {
    await page.close();
  }
}

declare const axe: { run(): Promise<AxeResults> };

function contentOf(page: Page): Promise<Omit<PageReport, 'errors' | 'foreignRequests'>> {
  return page.evaluate(async () => {
    for (const each of document.querySelectorAll<HTMLDetailsElement>('main details')) each.open = true;
    const words = (element: Element | null) => element?.textContent?.replaceAll(/\s/g, ' ') ?? '';
    const description = document.head.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '';
    const charts = [...document.querySelectorAll('[role=img]')].flatMap((chart) => {
      const name = chart.getAttribute('aria-label')?.replaceAll(/\s/g, ' ') ?? '';
      const figure = chart.closest('figure');
      // A card's small picture has its numbers on the page that the card leads to.
      const card = chart.closest('article.card');
      const faults = [
        ...(name === '' ? ['no name'] : []),
        ...(words(figure?.querySelector('figcaption') ?? card).includes(name)
          ? []
          : ['no sentence beside it']),
        ...(figure?.querySelector('table') || card?.querySelector('a[href]') ? [] : ['no table']),
      ];
      return faults.map((fault) => `${name.slice(0, 60)}: ${fault}`);
    });
    const framed = [...document.querySelectorAll('figure.frame')].flatMap((frame) => {
      const title = words(frame.querySelector('h2'));
      const drawn = frame.querySelector('.drawn');
      const source = words(frame.querySelector('footer span'));
      const named = drawn?.getAttribute('aria-label')?.replaceAll(/\s/g, ' ');
      return [
        ...(title === '' ? ['no finding'] : []),
        ...(named === title ? [] : ['the drawing is not named by its finding']),
        ...(words(frame.querySelector('.slice-line')) === '' ? ['no slice'] : []),
        // A sum of datasheets is of no kind of number, and says so.
        ...(frame.querySelector('.kinds li') || source.startsWith('computed') ? [] : ['no kind']),
        ...(frame.querySelector('details tbody tr') ? [] : ['no table']),
        ...(/computed from|engine \d|published|measured/.test(source) ? [] : ['no source']),
      ].map((fault) => `#${frame.id} ${title.slice(0, 60)}: ${fault}`);
    });
    const noindex = document.head.querySelector('meta[name=robots][content*=noindex]') !== null;
    const { violations } = await axe.run();
    return {
      violations: violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`),
      scrollsSideways: document.documentElement.scrollWidth > innerWidth,
      h1: document.querySelectorAll('h1').length,
      head: [
        ...(document.title === '' ? ['no title'] : []),
        // What no search engine lists needs no words for one.
        ...(noindex || (description.length >= 50 && description.length <= 160)
          ? []
          : [`description of ${description.length} characters`]),
        ...(document.documentElement.lang === 'en' ? [] : ['no language']),
      ],
      charts: [...charts, ...framed],
    };
  });
}
