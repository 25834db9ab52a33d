import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { demoVendorKey } from './demo-vendor-key.ts';
import { freshDatabase, STATED_SAMPLE } from './database.ts';
import { startServers } from './servers.ts';

/** What the browser suites that only read have in common: one site with the published figures. */
export interface SharedServices {
  published: { web: string; api: string; databaseUrl: string; apiKey: string };
}

declare module 'vitest' {
  interface ProvidedContext {
    services: SharedServices;
  }
}

/** Pages that simulate most, opened once before the suites: what they simulate is kept, and no suite waits for another's first visit. */
const LARGEST_PAGES = ['/', '/chips/b200', '/models/llama-3.3-70b', '/your-workload?model=llama-3.3-70b'];

let stopAll: () => Promise<void> = () => Promise.resolve();

/** Runs once before all browser suites. */
export async function setup(project: TestProject): Promise<void> {
  const dir = await mkdtemp(path.join(tmpdir(), 'inferbench-e2e-'));
  const database = await freshDatabase({ published: true, sample: STATED_SAMPLE });
  const apiKey = await demoVendorKey(database);
  const { api, web } = await startServers({
    databaseUrl: database.databaseUrl,
    evidenceDir: path.join(dir, 'evidence'),
  });
  for (const page of LARGEST_PAGES) await (await fetch(new URL(page, web.url))).text();
  project.provide('services', {
    published: { web: web.url, api: api.url, databaseUrl: database.databaseUrl, apiKey },
  });
  stopAll = async () => {
    await Promise.all([web.stop(), api.stop()]);
    await database.drop();
    await rm(dir, { recursive: true, force: true });
  };
}

/** Runs once after them. */
export const teardown = (): Promise<void> => stopAll();
