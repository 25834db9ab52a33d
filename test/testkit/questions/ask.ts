import type { Page } from 'playwright-core';
import type { Host } from '../site.ts';
import { Exported } from './exported.ts';
import { keyboard, mouse, withoutScripts } from './means.ts';
import type { Answer, Meaning, Question } from './question.ts';
import { type Means, Visitor } from './visitor.ts';

/** Who asks: at which width, by which means. */
export interface Asker {
  name: string;
  width: 1280 | 390;
  means: Means;
}

/** Everybody looks at a wide screen with a mouse; the others take turns. */
export const WITH_MOUSE: Asker = { name: 'mouse at 1280', width: 1280, means: mouse };
export const OTHERS: readonly Asker[] = [
  { name: 'mouse at 390', width: 390, means: mouse },
  { name: 'keyboard at 1280', width: 1280, means: keyboard },
  { name: 'keyboard at 390', width: 390, means: keyboard },
  { name: 'no scripts at 1280', width: 1280, means: withoutScripts },
  { name: 'no scripts at 390', width: 390, means: withoutScripts },
];

export const MOST_CLICKS = 3;
const FIRST_PX = { 1280: 1200, 390: 2400 } as const;
/** A view that follows a choice is there by then. */
const PATIENCE_MS = 8000;
/** A step that nobody can take fails by then. */
const STEP_MS = 20_000;

/** Asks one question of the site and fails where it is not answered; gives the number of clicks that it took. */
export function ask(
  site: Host,
  { start, steps, answer }: Question,
  { width, means }: Asker,
): Promise<number> {
  const options = { viewport: { width, height: 900 }, javaScriptEnabled: means.hasScripts };
  return site.withPage(options, async (page) => {
    page.setDefaultTimeout(STEP_MS);
    const response = await page.goto(new URL(start, site.web.url).toString());
    if (response?.ok() !== true) throw new Error(`${start} answers ${response?.status()}`);
    const visitor = new Visitor(page, means);
    await visitor.take(steps);
    if (answer.file === undefined) await readsOnPage(page, answer, FIRST_PX[width]);
    else await readsInFile(page, visitor.file ?? page.url(), answer);
    return visitor.clicks;
  });
}

const files = new Map<string, Exported>();

/** Files of a site; each is read once, whoever asks. */
function exportedBy(origin: string): Exported {
  const known = files.get(origin) ?? new Exported(origin);
  files.set(origin, known);
  return known;
}

const missingIn = (text: string, parts: Readonly<Record<string, RegExp>>) =>
  Object.keys(parts).filter((name) => parts[name]?.test(text) === false);

async function readsOnPage(
  page: Page,
  { first, page: all = {}, never, means }: Answer,
  heightPx: number,
): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    // A view that follows a choice comes when it comes.
    const seen = await shownText(page, heightPx);
    const missing = missingIn(seen, first);
    if (missing.length === 0) break;
    if (Date.now() > until)
      throw new Error(`${page.url()} does not say ${missing.join(', ')}. It says:\n${seen}`);
    await page.waitForTimeout(250);
  }
  const whole = await page.locator('main').innerText();
  const missing = missingIn(whole, all);
  if (missing.length > 0) throw new Error(`${page.url()} does not hold ${missing.join(', ')}.`);
  if (never?.test(whole) === true) throw new Error(`${page.url()} says ${never.exec(whole)?.[0]}.`);
  await meansTheFiles(page.url(), whole, means);
}

/** Reads a file's text, or that of the drawing that a picture is made of. */
async function readsInFile(page: Page, address: string, { file, first, means }: Answer): Promise<void> {
  const type = (await page.request.get(address)).headers()['content-type'] ?? '';
  if (!type.includes(file === 'PICTURE' ? 'image/png' : 'application/json'))
    throw new Error(`${address} is ${type}.`);
  const source = file === 'PICTURE' ? address.replace('.png', '.svg') : address;
  const body = await (await page.request.get(source)).text();
  const text = body.replaceAll(/<style[\s\S]*?<\/style>|<[^>]+>/g, ' ');
  const missing = missingIn(text, first);
  if (missing.length > 0)
    throw new Error(`${source} does not say ${missing.join(', ')}. It says:\n${text.slice(0, 2000)}`);
  await meansTheFiles(source, text, means);
}

/** Fails where a text means something else than the files of its site. */
async function meansTheFiles(address: string, text: string, means: Meaning | undefined): Promise<void> {
  const wrong = await means?.({ text, address, exported: exportedBy(new URL(address).origin) });
  if (wrong !== undefined && wrong.length > 0)
    throw new Error(`${address} does not mean what the files say: ${wrong.join('; ')}.`);
}

/**
 * What a visitor reads in the first pixels of the page reached: text that is rendered, in HTML and in drawings, with a line for each
 * block. An address that names a section starts there; text for screen readers alone does not count.
 */
async function shownText(page: Page, heightPx: number): Promise<string> {
  // A page that is on its way has no body yet.
  await page.waitForFunction(() => document.body !== null);
  return page.evaluate((height) => {
    const section = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const from = section?.getBoundingClientRect().top ?? 0;
    const lines = new Map<Element, string>();
    // Narrow tables draw the head of a column before each of its cells.
    const labelOf = (block: Element) =>
      getComputedStyle(block, '::before').content.startsWith('"') && block instanceof HTMLElement
        ? `${block.dataset['label'] ?? ''} `
        : '';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || parent.closest('script, style, option, datalist, .hidden-word') !== null)
        continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      const y = box.top + (section === null ? window.scrollY : -from);
      if (box.width === 0 || box.height < 2 || y < -1 || y > height) continue;
      const block =
        parent.closest('p, li, td, th, h1, h2, h3, dd, dt, div, summary, label, section, text') ?? parent;
      lines.set(block, `${lines.get(block) ?? labelOf(block)}${node.textContent ?? ''}`);
    }
    // What is chosen in a field is read as well.
    for (const field of document.querySelectorAll('select')) {
      const y = field.getBoundingClientRect().top + (section === null ? window.scrollY : -from);
      if (field.checkVisibility() && y >= 0 && y <= height)
        lines.set(field, field.selectedOptions[0]?.textContent ?? '');
    }
    return [...lines.values()]
      .map((line) => line.replace(/[\s\u00a0\u202f]+/g, ' ').trim())
      .filter((line) => line !== '')
      .join('\n');
  }, heightPx);
}
