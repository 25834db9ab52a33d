import type { ServerResponse } from 'node:http';
import type { Database } from '@inferbench/db/connection/database';
import { isReady } from '@inferbench/db/epochs/readiness';
import type { LiveCatalogue, Outages } from '../graphql/live-catalogue.ts';
import { limitedDatabase } from '../limits/limited-database.ts';
import type { KeptAnswers } from '../kept/kept-answers.ts';

const PROBES = new Set(['/livez', '/readyz', '/state']);

export function isProbe(pathname: string): boolean {
  return PROBES.has(pathname);
}

export interface Probed {
  database: Database;
  outages: Outages;
  kept: KeptAnswers;
  liveCatalogue: LiveCatalogue;
}

/**
 * `/livez`: the process answers. `/readyz`: so does its database, which is migrated and has a board. Who restarts processes asks.
 * `/state`: a word that changes with everything that everybody may see. Who keeps pages asks.
 */
export async function answerProbe(pathname: string, response: ServerResponse, probed: Probed): Promise<void> {
  if (pathname === '/state') {
    const state = await probed.kept.state();
    const { catalogueVersion } = await probed.liveCatalogue.current();
    send(response, state === null ? null : `${state} ${catalogueVersion}`);
  } else send(response, pathname === '/livez' || (await hasDatabase(probed)) ? 'ok' : null);
}

function hasDatabase({ database, outages }: Probed): Promise<boolean> {
  return canRead(database).catch((error: unknown) => {
    outages.noticed(error);
    return false;
  });
}

/** Tells whether readers are answered, by the standby where there is no primary. Rejects where no server answers. */
export async function canRead(database: Database): Promise<boolean> {
  const limited = limitedDatabase(database);
  await limited.onlyReads();
  return isReady(limited.pool);
}

function send(response: ServerResponse, word: string | null): void {
  response.writeHead(word === null ? 503 : 200, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(`${word ?? 'not ready'}\n`);
}
