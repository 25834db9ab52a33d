import type { ServerResponse } from 'node:http';
import type { Database } from '@inferbench/db/database';
import { isReady } from '@inferbench/db/readiness';

const PROBES = new Set(['/livez', '/readyz']);

export function isProbe(pathname: string): boolean {
  return PROBES.has(pathname);
}

/** `/livez`: the process answers. `/readyz`: so does its database, which is migrated and has a board. Who restarts processes asks. */
export async function answerProbe(
  pathname: string,
  response: ServerResponse,
  { pool }: Database,
): Promise<void> {
  const good = pathname === '/livez' || (await isReady(pool).catch(() => false));
  response.writeHead(good ? 200 : 503, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(good ? 'ok\n' : 'not ready\n');
}
