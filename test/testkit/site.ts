import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashApiKey, newApiKey } from '@inferbench/api/auth/api-key-format';
import { setQuotaClass } from '@inferbench/db/owner-operations';
import { storeApiKey } from '@inferbench/db/api-key-repository';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { freshDatabase, type TestDatabase } from './database.ts';
import { type CliOutcome, runCli, type Service } from './processes.ts';
import { startServers } from './servers.ts';

/** API and web site as `npm start` runs them, over a database of their own, with a vendor's key and a real browser. */
export interface Site {
  database: TestDatabase;
  api: Service;
  web: Service;
  apiKey: string;
  /** For files of the test. */
  dir: string;
  inferbench(...args: string[]): Promise<CliOutcome>;
  /** `inferbench submit … --json` with the vendor's key. */
  submit(...args: string[]): Promise<CliOutcome>;
  /** The parsed body of a POST to the site's own /graphql. */
  graphql(query: string, variables?: Record<string, unknown>, apiKey?: string): Promise<unknown>;
  withPage<T>(options: Parameters<Browser['newContext']>[0], action: (page: Page) => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

/** `published`: with the figures that the catalogue brings, as at a first start. */
export async function startSite({ published }: { published: boolean }): Promise<Site> {
  const dir = await mkdtemp(path.join(tmpdir(), 'inferbench-e2e-'));
  const database = await freshDatabase({ published });
  const { key: apiKey, publicId } = newApiKey();
  const keyFile = path.join(dir, 'key');
  await writeFile(keyFile, `${apiKey}\n`, { mode: 0o600 });
  await storeApiKey(database.database, {
    organization: { slug: 'demo-vendor', name: 'Demo vendor' },
    publicId,
    secretHash: hashApiKey(apiKey),
    scopes: ['submit'],
  });
  await setQuotaClass(database.adminUrl, { slug: 'demo-vendor', quotaClass: 'UNLIMITED' });
  const { api, web } = await startServers({
    databaseUrl: database.databaseUrl,
    evidenceDir: path.join(dir, 'evidence'),
  });
  const browser = await launchBrowser();
  const inferbench: Site['inferbench'] = (...args) => runCli([...args, '--server', web.url]);
  return {
    database,
    api,
    web,
    apiKey,
    dir,
    inferbench,
    submit: (...args) => inferbench('submit', ...args, '--key-file', keyFile, '--json'),
    async graphql(query, variables = {}, key) {
      const response = await fetch(`${web.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({ query, variables }),
      });
      return response.json();
    },
    async withPage(options, action) {
      const context = await browser.newContext(options);
      try {
        const page = await context.newPage();
        if (options?.javaScriptEnabled !== false) waitForScripts(page);
        return await action(page);
      } finally {
        await context.close();
      }
    },
    async stop() {
      await browser.close();
      await web.stop();
      await api.stop();
      await database.drop();
      await rm(dir, { recursive: true, force: true });
    },
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
