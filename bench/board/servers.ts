import path from 'node:path';
import { startApi } from '../../scripts/lib/application.mjs';
import { childEnvironment } from '../../scripts/lib/environment.mjs';
import { startService } from '../../scripts/lib/processes.mjs';

export interface Places {
  root: string;
  logDir: string;
  databaseUrl: string;
  cursorSecret: string;
}

export interface Server {
  url: string;
  pid: number;
}

/** Our API as it is in production, but for the request limit. */
export async function withApi<T>(places: Places, action: (server: Server) => Promise<T>): Promise<T> {
  // Nobody is limited: the bench asks for what it can get.
  process.env['INFERBENCH_RATE_LIMIT'] = '0';
  process.env['INFERBENCH_LOG_LEVEL'] = 'error';
  const api = await startApi({
    ...places,
    port: 0,
    evidenceDir: path.join(places.logDir, 'evidence'),
    demo: true,
  });
  try {
    return await action(api);
  } finally {
    await api.stop();
  }
}

/** A server of this folder by the name of its file. */
export async function withPeer<T>(
  name: string,
  places: Places,
  action: (server: Server) => Promise<T>,
): Promise<T> {
  const { root, logDir, databaseUrl, cursorSecret } = places;
  const peer = await startService({
    name,
    // From the folder of the API, whose tsconfig its decorators need.
    args: ['--import', 'tsx/esm', path.join(root, `bench/board/${name}.ts`)],
    cwd: path.join(root, 'apps/api'),
    env: childEnvironment({
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      INFERBENCH_CURSOR_SECRET: cursorSecret,
    }),
    logDir,
  });
  try {
    return await action(peer);
  } finally {
    await peer.stop();
  }
}
