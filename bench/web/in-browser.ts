import { type Browser, chromium, type Page } from 'playwright-core';
import { gzipSync } from 'node:zlib';
import type { Chromium } from '../../scripts/lib/chromium.mjs';

export function openBrowser({ executablePath, args, env }: Chromium): Promise<Browser> {
  const inherited = Object.entries(process.env).flatMap(([key, value]): [string, string][] =>
    value === undefined ? [] : [[key, value]],
  );
  return chromium.launch({ executablePath, args, env: { ...Object.fromEntries(inherited), ...env } });
}

/**
 * Bytes of all scripts that a page loads, each compressed by itself as a server does. A browser of today leaves the noModule polyfill
 * out, and so does this.
 */
export async function scriptBytes(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  try {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const sizes = await Promise.all([...scripts].map(zippedBytes));
    return sizes.reduce((sum, bytes) => sum + bytes, 0);
  } finally {
    await page.close();
  }
}

async function zippedBytes(url: string): Promise<number> {
  return gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer())).length;
}

/** Bytes of the style sheets of a page, each compressed by itself. */
export async function styleBytes(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    const sheets = await page.$$eval('link[rel=stylesheet]', (links) =>
      links.flatMap((link) => (link instanceof HTMLLinkElement ? [link.href] : [])),
    );
    const sizes = await Promise.all(sheets.map(zippedBytes));
    return sizes.reduce((sum, bytes) => sum + bytes, 0);
  } finally {
    await page.close();
  }
}

/** Bytes of the document as a visitor gets it with gzip. */
export async function htmlBytes(url: string): Promise<number> {
  const response = await fetch(url, { headers: { accept: 'text/html', 'accept-encoding': 'identity' } });
  return gzipSync(Buffer.from(await response.arrayBuffer())).length;
}

const CHANGES = 9;
const CHANGE_TIMEOUT_MS = 10_000;

export interface Answers {
  /** Times from the choice of another speed on a model's page to its numbers on the screen, ms. */
  fieldChangesMs: number[];
  /** Times from a pointer over the chart to its value on the screen, ms. */
  hoversMs: number[];
  /** Times between two frames while the limit is dragged, ms. */
  dragFramesMs: number[];
}

/** How soon a page answers: a field, a pointer, a line that is dragged. */
export async function answersOf(browser: Browser, model: string): Promise<Answers> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1000 } });
  try {
    // tsx names functions by a helper that a page does not have.
    await page.addInitScript('globalThis.__name = (each) => each');
    await page.goto(model, { waitUntil: 'networkidle' });
    const hoversMs = await page.evaluate(hoverChart);
    const dragFramesMs = await dragged(page);
    await page.waitForLoadState('networkidle');
    const fieldChangesMs: number[] = [];
    // The first change loads and compiles what the others share.
    for (let turn = 0; turn <= CHANGES; turn += 1) {
      const ms = await page.evaluate(changeSpeed, { timeoutMs: CHANGE_TIMEOUT_MS, turn });
      if (turn > 0) fieldChangesMs.push(ms);
      await page.waitForLoadState('networkidle');
    }
    return { fieldChangesMs, hoversMs, dragFramesMs };
  } finally {
    await page.close();
  }
}

/** Chooses, in the page, the next speed, and resolves when the line at it has been painted. */
function changeSpeed({ timeoutMs, turn }: { timeoutMs: number; turn: number }): Promise<number> {
  const picker = document.querySelector<HTMLSelectElement>('select[name=at]');
  const main = document.querySelector('main');
  if (picker === null || main === null) throw new Error('the page has no picker of speeds');
  const options = [...picker.options].filter(({ disabled, selected }) => !disabled && !selected);
  const chosen = options[turn % options.length];
  if (chosen === undefined) throw new Error('there is no other speed');
  const isShown = () =>
    main.querySelector('[data-of="line"] text')?.textContent.includes(` ${chosen.value} `);
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const timer = setTimeout(() => reject(new Error('the speed was not shown in time')), timeoutMs);
    const observer = new MutationObserver(() => {
      if (isShown() !== true) return;
      observer.disconnect();
      clearTimeout(timer);
      // After the frame that paints them.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
    });
    observer.observe(main, { subtree: true, childList: true, characterData: true });
    picker.value = chosen.value;
    picker.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** Points, in the page, at places of the chart, and times what answers. */
function hoverChart(): number[] {
  const drawn = document.querySelector('.drawn');
  const svg = [...(drawn?.querySelectorAll(':scope > svg') ?? [])].find((each) => each.clientWidth > 0);
  if (!drawn || !svg) throw new Error('the page has no chart');
  const { left, top, width, height } = svg.getBoundingClientRect();
  return Array.from({ length: 40 }, (_, step) => {
    const place = { clientX: left + (width * (step + 1)) / 60, clientY: top + height * 0.8 };
    const begun = performance.now();
    svg.dispatchEvent(new PointerEvent('pointermove', { ...place, bubbles: true, pointerType: 'mouse' }));
    // What it changed is laid out, too.
    void drawn.getBoundingClientRect();
    return performance.now() - begun;
  });
}

/** Drags the limit by the mouse, and gives the time between frames. */
async function dragged(page: Page): Promise<number[]> {
  const handle = await page.locator('.limit').first().boundingBox();
  if (handle === null) throw new Error('the page has no limit to drag');
  const at = { x: handle.x + handle.width / 2, y: handle.y + handle.height / 2 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  const frames = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        let before = performance.now();
        const next = () => {
          const now = performance.now();
          times.push(now - before);
          before = now;
          if (times.length < 60) requestAnimationFrame(next);
          else resolve(times);
        };
        requestAnimationFrame(next);
      }),
  );
  for (let step = 1; step <= 60; step += 1) await page.mouse.move(at.x + step * 2, at.y);
  const times = await frames;
  await page.mouse.up();
  return times.slice(1);
}
