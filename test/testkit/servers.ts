import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { freshBundle } from '../../scripts/lib/fresh-bundle.mjs';
import { ROOT } from './environment.ts';
import { type Service, startService } from './processes.ts';

export interface ServersInput {
  databaseUrl: string;
  evidenceDir: string;
  /** Further settings of the processes. */
  env?: Record<string, string>;
}

/** Arguments of Node that run an app: its bundle, as `npm start` does, while that is newer than its sources; else its source. */
export function argumentsOf(app: 'api' | 'worker'): string[] {
  const dist = pathToFileURL(path.join(ROOT, 'apps', app, 'dist/'));
  return freshBundle(dist, 'main.js') === undefined
    ? ['--import', 'tsx/esm', 'src/main.ts']
    : ['dist/main.js'];
}

/** The API as `npm start` runs it, as a process of its own. */
export function startApiProcess({ databaseUrl, evidenceDir, env = {} }: ServersInput): Promise<Service> {
  return startService(argumentsOf('api'), {
    cwd: 'apps/api',
    env: {
      DATABASE_URL: databaseUrl,
      INFERBENCH_API_PORT: '0',
      INFERBENCH_CURSOR_SECRET: 'cursor-secret-of-tests',
      INFERBENCH_EVIDENCE_DIR: evidenceDir,
      ...env,
    },
  });
}

/** API and web site as `npm start` runs them. */
export async function startServers(input: ServersInput): Promise<{ api: Service; web: Service }> {
  const api = await startApiProcess(input);
  return { api, web: await startWeb(api.url, input.env) };
}

/** The web site in front of an API. */
export function startWeb(apiUrl: string, env: Record<string, string> = {}): Promise<Service> {
  return startService(['dist/server.js'], {
    cwd: 'apps/web',
    env: { INFERBENCH_WEB_PORT: '0', INFERBENCH_API_URL: apiUrl, ...env },
  });
}

/** The web site without any API, for pages that need none: nobody listens there. */
export const startWebAlone = (): Promise<Service> => startWeb('http://127.0.0.1:9');

/** Largest memory that a process ever had. */
export function peakMiB({ pid }: Service): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}
