import type { ServerResponse } from 'node:http';
import type { Database } from '@inferbench/db/connection/database';
import { isReady } from '@inferbench/db/epochs/readiness';
import type { Outages } from '../graphql/live-catalogue.ts';

const PROBES = new Set(['/livez', '/readyz']);

export function isProbe(pathname: string): boolean {
  return PROBES.has(pathname);
}

export interface Probed {
  database: Database;
  outages: Outages;
}

/** `/livez`: the process answers. `/readyz`: so does its database, which is migrated and has a board. Who restarts processes asks. */
export async function answerProbe(
  pathname: string,
  response: ServerResponse,
  { database, outages }: Probed,
): Promise<void> {
  const good =
    pathname === '/livez' ||
    (await isReady(database.pool).catch((error: unknown) => {
      outages.noticed(error);
      return false;
    }));
  response.writeHead(good ? 200 : 503, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(good ? 'ok\n' : 'not ready\n');
}
