import type { Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { startService } from './processes.ts';
import type { Site } from './site.ts';

/** Nobody listens there. */
const NO_API = 'http://127.0.0.1:9';

/** The web site without any API, for pages that need none. */
export async function startWebAlone(): Promise<Pick<Site, 'web' | 'withPage' | 'stop'>> {
  const web = await startService(['server.mjs'], {
    cwd: 'apps/web',
    env: { INFERBENCH_WEB_PORT: '0', INFERBENCH_API_URL: NO_API },
  });
  const browser = await launchBrowser();
  return {
    web,
    async withPage(options, action) {
      const context = await browser.newContext(options);
      try {
        return await action(await context.newPage());
      } finally {
        await context.close();
      }
    },
    async stop() {
      await browser.close();
      await web.stop();
    },
  };
}

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

/** The whole last answer of the engine in the page's worker, once it is complete. */
export async function lastAnswer(page: Page): Promise<Record<string, unknown>> {
  await until(page, 'window.engineReplies.at(-1)?.last === true');
  const text: unknown = await page.evaluate(`(() => {
    const { id } = window.engineReplies.at(-1);
    const parts = window.engineReplies.filter((reply) => reply.id === id).map(({ part }) => part);
    return JSON.stringify(Object.assign({}, ...parts));
  })()`);
  const parsed: unknown = JSON.parse(String(text));
  if (typeof parsed !== 'object' || parsed === null) throw new Error('no answer');
  return { ...parsed };
}

/** Addresses that the page asks for from now on, but for files of the build. */
export function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/_next/static/')) requests.push(request.url());
  });
  return requests;
}
