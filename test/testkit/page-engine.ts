import type { Page } from 'playwright-core';

/** Keeps what the workers of the page say: `repliesOf` reads it. */
const RECORD_WORKERS = `
  window.engineReplies = [];
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => window.engineReplies.push(data));
    }
  };`;

export function recordEngine(page: Page): Promise<unknown> {
  return page.addInitScript(RECORD_WORKERS);
}

const PATIENCE_MS = 15_000;
const PAUSE_MS = 20;

/** Waits until an expression holds. Playwright's own waiting would have the page evaluate text, which its policy forbids. */
export async function until(page: Page, expression: string): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MS; waited += PAUSE_MS) {
    if ((await page.evaluate(`Boolean(${expression})`)) === true) return;
    await page.waitForTimeout(PAUSE_MS);
  }
  throw new Error(`never came true: ${expression}`);
}

/**
 * Answer with its parts in one, once the last question is answered whole; null before. Asked at once, since a new
 * question may come at any time.
 */
const LAST_ANSWER = `(() => {
  const newest = window.engineReplies.at(-1);
  if (newest?.last !== true) return null;
  const parts = window.engineReplies.filter((reply) => reply.id === newest.id).map(({ part }) => part);
  return JSON.stringify(Object.assign({}, ...parts));
})()`;

/** The whole last answer of the engine in the page's worker. */
export async function lastAnswer(page: Page): Promise<Record<string, unknown>> {
  for (let waited = 0; waited < PATIENCE_MS; waited += PAUSE_MS) {
    const text = await page.evaluate<string | null>(LAST_ANSWER);
    const parsed: unknown = text === null ? null : JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null) return { ...parsed };
    await page.waitForTimeout(PAUSE_MS);
  }
  throw new Error('no answer');
}

/** The browser asks for it when it likes, whatever the page does. */
const ICON = '/icon.svg';

/** Addresses that the page asks for from now on, but for files of the build. */
export function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname !== ICON && !pathname.startsWith('/_next/static/')) requests.push(request.url());
  });
  return requests;
}
