import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { beginDemonstration } from '@inferbench/db/admin/demonstration';
import { boardValuesOf } from '@inferbench/evaluation/board-values-of';
import { inject } from 'vitest';
import { askAgainWhereBusy } from './ask-again.ts';
import { demoVendorKey } from './demo-vendor-key.ts';
import { launchBrowser } from './browser.ts';
import { freshDatabase, STATED_SAMPLE, type TestDatabase } from './database.ts';
import { type CliOutcome, runCli, type Service } from './processes.ts';
import { startServers } from './servers.ts';
import { someVisitor } from './some-visitor.ts';

/** A site that runs, and a browser to look at it. */
export interface Host {
  web: Pick<Service, 'url'>;
  browser: Browser;
  withPage<T>(options: Parameters<Browser['newContext']>[0], action: (page: Page) => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

/** A site that nobody changes. */
export interface ReadOnlySite extends Host {
  api: Pick<Service, 'url'>;
  databaseUrl: string;
  /** Key of a vendor who may submit; nobody submits here. */
  apiKey: string;
  /** The parsed body of a POST to the site's own /graphql. */
  graphql(query: string, variables?: Record<string, unknown>, apiKey?: string): Promise<unknown>;
}

/** API and web site as `npm start` runs them, over a database of their own, with a vendor's key and a real browser. */
export interface Site extends ReadOnlySite {
  database: TestDatabase;
  /** Folder for files of the test. */
  dir: string;
  inferbench(...args: string[]): Promise<CliOutcome>;
  /** `inferbench submit … --json` with the vendor's key. */
  submit(...args: string[]): Promise<CliOutcome>;
}

/** The site with the published figures that all suites share which change nothing. */
export async function openPublishedSite(): Promise<ReadOnlySite> {
  const { web, api, ...keys } = inject('services').published;
  return { ...(await hostOf(web, someVisitor)), api: { url: api }, ...keys, graphql: asker(web) };
}

/**
 * A site of a suite's own, to change. `published`: with the figures that the catalogue brings, as at a first start; `demo`: one that
 * demonstrates, as `npm start` makes it.
 */
export async function startSite({
  published,
  demo = false,
}: {
  published: boolean;
  demo?: boolean;
}): Promise<Site> {
  const dir = await mkdtemp(path.join(tmpdir(), 'inferbench-e2e-'));
  const database = await inTime('a database', freshDatabase({ published, sample: STATED_SAMPLE }));
  const apiKey = await inTime('a key', demoVendorKey(database));
  if (demo) await beginDemonstration(database.queueUrl, boardValuesOf);
  const keyFile = path.join(dir, 'key');
  await writeFile(keyFile, `${apiKey}\n`, { mode: 0o600 });
  const { databaseUrl } = database;
  const { api, web } = await startServers({
    databaseUrl,
    evidenceDir: path.join(dir, 'evidence'),
    env: demo ? { INFERBENCH_DEMO: '1' } : {},
  });
  const host = await inTime('a browser', hostOf(web.url));
  const inferbench: Site['inferbench'] = (...args) => runCli([...args, '--server', web.url]);
  return {
    ...host,
    database,
    databaseUrl,
    api,
    apiKey,
    dir,
    graphql: asker(web.url),
    inferbench,
    submit: (...args) => inferbench('submit', ...args, '--key-file', keyFile, '--json'),
    async stop() {
      await host.stop();
      await web.stop();
      await api.stop();
      await database.drop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

const LONGEST_STEP_MS = 150_000;

/** Names what does not come: a hook that only runs out of time says nothing of why. */
async function inTime<T>(what: string, coming: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${what} did not come within ${LONGEST_STEP_MS / 1000} s`)),
      LONGEST_STEP_MS,
    );
  });
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(timer);
  }
}

function asker(web: string): ReadOnlySite['graphql'] {
  return async (query, variables = {}, key) => {
    const response = await fetch(`${web}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    return response.json();
  };
}

async function hostOf(url: string, visitor: () => Record<string, string> = () => ({})): Promise<Host> {
  const browser = await launchBrowser();
  return {
    web: { url },
    browser,
    async withPage(options, action) {
      const context = await browser.newContext({ ...options, extraHTTPHeaders: visitor() });
      try {
        const page = await context.newPage();
        const go = page.goto.bind(page);
        page.goto = (...input) => askAgainWhereBusy(() => go(...input), url);
        if (options?.javaScriptEnabled !== false) waitForScripts(page);
        return await action(page);
      } finally {
        await context.close();
      }
    },
    stop: () => browser.close(),
  };
}

/** The site loads its scripts after the first frame, and so possibly after `load`: a test acts on a page that listens. */
function waitForScripts(page: Page): void {
  const go = page.goto.bind(page);
  page.goto = async (...input) => {
    const response = await go(...input);
    if (
      response?.headers()['content-type']?.startsWith('text/html') === true &&
      !page.url().includes('graphiql')
    )
      await page.waitForFunction(() =>
        Object.keys(document).some((key) => key.startsWith('__reactContainer')),
      );
    return response;
  };
}
