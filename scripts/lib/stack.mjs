import path from 'node:path';
import { buildServers, buildWeb, prepareDatabase, startApi, startWeb } from './application.mjs';
import { startPostgres } from './postgres.mjs';
import { databaseSecrets, privateDirectory } from './state.mjs';

/**
 * @typedef {{ adminUrl: string, databaseUrl: string, queueUrl: string }} Logins of the database: its administrator, who serves, who takes jobs
 * @typedef {{ url: string, apiUrl: string, pids: number[], logins: Logins, stop: () => Promise<void> }} Stack pids: those of the API, of PostgreSQL
 *   and of the site
 */

/**
 * PostgreSQL, API and the built web site with the published data, on free ports and with a state of their own: what measures or
 * photographs the site disturbs no `npm start`. The caller stops it.
 * @param {{ root: string, stateDir: string, log: (line: string) => void, web?: boolean }} options web: false = the API alone, whose
 *   address then is that of the whole
 * @returns {Promise<Stack>}
 */
export async function startStack({ root, stateDir, log, web: withWeb = true }) {
  const logDir = privateDirectory(stateDir);
  /** @type {(() => Promise<void>)[]} */
  const stops = [];
  const stop = async () => {
    for (const each of stops.splice(0).toReversed()) await each();
  };
  /** @template {{ stop: () => Promise<void> }} T @param {T} part @returns {T} */
  const keep = (part) => {
    stops.push(() => part.stop());
    return part;
  };
  try {
    log('building the processes and the web site');
    await buildServers({ root, logDir });
    if (withWeb) await buildWeb({ root, logDir });
    log('starting PostgreSQL and loading the published data');
    const postgres = keep(
      await startPostgres({ root, stateDir: path.join(logDir, 'postgres'), log, fsync: false }),
    );
    const adminUrl = new URL(postgres.adminUrl);
    adminUrl.pathname = '/inferbench';
    const secrets = databaseSecrets(logDir);
    const places = { root, logDir };
    const { databaseUrl, queueUrl } = await prepareDatabase({
      ...places,
      adminUrl: adminUrl.href,
      secrets,
      demoKeyFile: undefined,
    });
    const logins = { adminUrl: adminUrl.href, databaseUrl, queueUrl };
    const evidenceDir = privateDirectory(path.join(logDir, 'evidence'));
    const { cursorSecret } = secrets;
    const api = keep(
      await startApi({ ...places, databaseUrl, port: 0, cursorSecret, evidenceDir, demo: false }),
    );
    const pids = [api.pid, postgres.pid];
    if (!withWeb) return { url: api.url, apiUrl: api.url, pids, logins, stop };
    const web = keep(await startWeb({ ...places, apiUrl: api.url, port: 0, demo: false }));
    return { url: web.url, apiUrl: api.url, pids: [...pids, web.pid], logins, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
