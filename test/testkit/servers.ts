import { type Service, startService } from './processes.ts';

export interface ServersInput {
  databaseUrl: string;
  evidenceDir: string;
  /** Settings of both processes. */
  env?: Record<string, string>;
}

/** API and web site as `npm start` runs them. */
export async function startServers({ databaseUrl, evidenceDir, env = {} }: ServersInput): Promise<{
  api: Service;
  web: Service;
}> {
  const api = await startService(['--import', 'tsx/esm', 'src/main.ts'], {
    cwd: 'apps/api',
    env: {
      DATABASE_URL: databaseUrl,
      INFERBENCH_API_PORT: '0',
      INFERBENCH_CURSOR_SECRET: 'cursor-secret-of-tests',
      INFERBENCH_EVIDENCE_DIR: evidenceDir,
      ...env,
    },
  });
  const web = await startService(['server.mjs'], {
    cwd: 'apps/web',
    env: { INFERBENCH_WEB_PORT: '0', INFERBENCH_API_URL: api.url, ...env },
  });
  return { api, web };
}
