import { type Browser, chromium } from 'playwright-core';
import { gzipSync } from 'node:zlib';
import type { Chromium } from '../../scripts/lib/chromium.mjs';
import { median } from '../lib/median.ts';

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

const CHANGES = 9;
const CHANGE_TIMEOUT_MS = 10_000;

/** Milliseconds from the choice of another batch on the board to its rows on the screen, and back again. */
export async function filterChanges(
  browser: Browser,
  site: string,
): Promise<{ ms: number[]; median: number }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  try {
    // tsx names functions by a helper that a page does not have.
    await page.addInitScript('globalThis.__name = (each) => each');
    await page.goto(site, { waitUntil: 'networkidle' });
    const measured: number[] = [];
    // The first change loads and compiles what the others share.
    for (let turn = 0; turn <= CHANGES; turn += 1) {
      const ms = await page.evaluate(changeBatch, {
        to: turn % 2 === 0 ? '64' : '16',
        timeoutMs: CHANGE_TIMEOUT_MS,
      });
      if (turn > 0) measured.push(ms);
      await page.waitForLoadState('networkidle');
    }
    return { ms: measured, median: median(measured) };
  } finally {
    await page.close();
  }
}

/** In the page: chooses, and resolves when the rows of the choice have been painted. */
function changeBatch({ to, timeoutMs }: { to: string; timeoutMs: number }): Promise<number> {
  const picker = document.querySelector<HTMLSelectElement>('select[name=batch]');
  const main = document.querySelector('main');
  if (picker === null || main === null) throw new Error('the board has no picker of batches');
  const isShown = () =>
    main.querySelector('h1')?.textContent.includes(`batch ${to}`) === true &&
    main.querySelector('tbody tr') !== null;
  if (isShown()) throw new Error(`batch ${to} is shown already`);
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const timer = setTimeout(() => reject(new Error(`batch ${to} was not shown in time`)), timeoutMs);
    const observer = new MutationObserver(() => {
      if (!isShown()) return;
      observer.disconnect();
      clearTimeout(timer);
      // After the frame that paints them.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
    });
    observer.observe(main, { subtree: true, childList: true, characterData: true });
    picker.value = to;
    picker.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
