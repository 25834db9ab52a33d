import type { AxeResults, RunOptions } from 'axe-core';
import type { Browser, BrowserContext, Page, Response } from 'playwright-core';
import { AXE } from './accessibility.ts';
import { askAgainWhereBusy } from './ask-again.ts';
import type { Route } from './routes.ts';

/** What is wrong with a page, and what it says of itself. */
export interface PageReport {
  violations: string[];
  /** Errors of scripts and in the console, a broken policy among them. */
  errors: string[];
  /** Requests that left the site. */
  foreignRequests: string[];
  scrollsSideways: boolean;
  /** Lists whose chosen words are wider than their box, though the page has room for them, and choices side by side that are. */
  cutChoices: string[];
  /** Asks for scripts, though they run. */
  asksForScripts: boolean;
  h1: number;
  /** Faults of the head; a length out of bounds is told as a fault. */
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
  cutChoices: [],
  asksForScripts: false,
  h1: 1,
  head: [],
  charts: [],
};

/** A window, with axe in every page: not put in by the page's own policy, which stays in force. */
export async function openWindow(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ colorScheme: 'light' });
  await context.addInitScript(AXE);
  return context;
}

/** What a visit found, at each width. */
export type Visit = Record<string, { light: PageReport; dark: PageReport }>;

/** Opens a route in a page of its own, with everything folded opened, and looks at it at each width in light and in dark. */
export async function visit<Read>(
  context: BrowserContext,
  { site, route, widths, read }: Visited<Read>,
): Promise<{ looks: Visit; answer: Answered | null; read: Read }> {
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
    const response = await askAgainWhereBusy(
      () => page.goto(`${site}${route.address}`),
      site,
      () => errors.splice(0),
    );
    if (response?.status() !== route.status) errors.push(`status ${response?.status()}`);
    const found = await read(page);
    await untilHydrated(page);
    const looks: Visit = {};
    for (const [index, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: 'light' });
      // With the most room and with the least, every row is looked at.
      const everyRow = index === 0 || index === widths.length - 1;
      const { layout, ...light } = await lookAt(page, { everyRow, before: null });
      await page.emulateMedia({ colorScheme: 'dark' });
      const { layout: _, ...dark } = await lookAt(page, { everyRow: false, before: layout });
      looks[width] = {
        light: { ...light, errors, foreignRequests },
        dark: { ...dark, errors, foreignRequests },
      };
    }
    return { looks, answer: await answerOf(response), read: found };
  } finally {
    await page.close();
  }
}

/** The page that is open, as it is now, in light and in dark; its requests and errors are for who opened it to watch. */
export async function lookTwice(page: Page): Promise<{ light: PageReport; dark: PageReport }> {
  const unseen = { errors: [], foreignRequests: [] };
  await page.emulateMedia({ colorScheme: 'light' });
  const { layout, ...light } = await lookAt(page, { everyRow: true, before: null });
  await page.emulateMedia({ colorScheme: 'dark' });
  const { layout: _, ...dark } = await lookAt(page, { everyRow: false, before: layout });
  return { light: { ...light, ...unseen }, dark: { ...dark, ...unseen } };
}

/** Looks at the page that is open, at the width of a desk and of a hand; it is left as wide as a desk. */
export async function lookTwiceAtBothWidths(page: Page): Promise<Visit> {
  const looks: Visit = {};
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    looks[width] = await lookTwice(page);
  }
  return looks;
}

export const FAULTLESS_AT_BOTH: Visit = {
  390: { light: FAULTLESS, dark: FAULTLESS },
  1280: { light: FAULTLESS, dark: FAULTLESS },
};

/** React has gone through the whole page, whose last part is the foot: from here on a look may move what it found. */
async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const foot = document.querySelector('#foot');
    return foot === null || Object.keys(foot).some((key) => key.startsWith('__reactFiber'));
  });
}

interface Visited<Read> {
  site: string;
  route: Pick<Route, 'address' | 'status'>;
  widths: readonly number[];
  /** What is to be read of the page as it comes, with all that is folded still closed. */
  read: (page: Page) => Promise<Read>;
}

/** What the server answered. */
export interface Answered {
  status: number;
  contentType: string;
  body: Buffer;
}

/** Null of a choice of several (300), whose body a browser gives to nobody. */
async function answerOf(response: Response | null): Promise<Answered | null> {
  if (response === null || response.status() === 300) return null;
  const { 'content-type': contentType = '' } = response.headers();
  return { status: response.status(), contentType, body: await response.body() };
}

/** Opens what the server answered once more, since it does not know in what kind of window; what nobody kept is asked for anew. */
export async function openAgain<Read>(
  context: BrowserContext,
  { site, route, read }: Omit<Visited<Read>, 'widths'>,
  answer: Answered | null,
): Promise<Read> {
  const page = await context.newPage();
  try {
    const address = `${site}${route.address}`;
    if (answer !== null) await page.route(address, (request) => request.fulfill(answer));
    await page.goto(address);
    return await read(page);
  } finally {
    await page.close();
  }
}

declare const axe: { run(options: RunOptions): Promise<AxeResults> };

type Look = Omit<PageReport, 'errors' | 'foreignRequests'>;

interface HowToLook {
  /**
   * Whether every row counts; else of rows of a table that differ in their words alone two and the last stand for
   * all.
   */
  everyRow: boolean;
  /** Where everything stood at a look before: while it stands there still, only colours can break another rule. */
  before: string | null;
}

/** What the page is now, and a word for where everything stands. */
function lookAt(page: Page, how: HowToLook): Promise<Look & { layout: string }> {
  return page.evaluate(async ({ everyRow, before }) => {
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
    const pen = document.createElement('canvas').getContext('2d');
    const cutChoices = [...document.querySelectorAll('select')].flatMap((select) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const chosen = select.selectedOptions[0]?.text ?? '';
      if (pen === null || select.clientWidth === 0) return [];
      pen.font = font;
      // The browser's own arrow takes 16 px; a name that is as long as the line can not be shown whole.
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - 16;
      const isWholeLine = select.clientWidth > innerWidth - 90;
      return pen.measureText(chosen).width <= room + 1 || isWholeLine ? [] : [`${select.name}: ${chosen}`];
    });
    const cutSegments = [...document.querySelectorAll('.segments')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((segments) => words(segments));
    const noindex = document.head.querySelector('meta[name=robots][content*=noindex]') !== null;
    let word = 0;
    for (const each of document.querySelectorAll('*')) {
      const { x, y, width, height } = each.getBoundingClientRect();
      const isSeen = each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      for (const part of [x + scrollX, y + scrollY, width, height, Number(isSeen)])
        word = (Math.imul(word, 31) + Math.round(part * 8)) | 0;
    }
    const layout = String(word);
    const isAsBefore = layout === before;
    const tables = [...document.querySelectorAll('tbody')].map((body) => ({ body, rows: [...body.rows] }));
    const met = new Map<string, number>();
    const isAlike = (row: HTMLTableRowElement) => {
      const shape = row.outerHTML
        .replaceAll(/>[^<]+/g, '>.')
        .replaceAll(/ (href|id|title|datetime|aria-[a-z]+)="[^"]*"/g, ' $1');
      met.set(shape, (met.get(shape) ?? 0) + 1);
      return (met.get(shape) ?? 0) > 2;
    };
    if (!everyRow && (before === null || isAsBefore))
      for (const { body, rows } of tables) {
        met.clear();
        body.replaceChildren(...rows.filter((row) => row === rows.at(-1) || !isAlike(row)));
      }
    const { violations } = await axe.run({
      resultTypes: ['violations'],
      ...(isAsBefore
        ? { runOnly: ['cat.color'], rules: { 'color-contrast-enhanced': { enabled: false } } }
        : {}),
    });
    for (const { body, rows } of tables) body.replaceChildren(...rows);
    return {
      layout,
      violations: violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`),
      scrollsSideways: document.documentElement.scrollWidth > innerWidth,
      cutChoices: [...cutChoices, ...cutSegments],
      asksForScripts: document.body.innerText.includes('needs JavaScript'),
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
  }, how);
}
