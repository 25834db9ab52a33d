import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildServers, prepareDatabase } from '../../scripts/lib/application.mjs';
import { databaseSecrets } from '../../scripts/lib/state.mjs';
import { ROOT, withPostgres } from './with-postgres.ts';

export interface BenchDatabase {
  stateDir: string;
  databaseUrl: string;
  cursorSecret: string;
  /** Key of the demo vendor. */
  key: string;
}

/** A database as `npm start` prepares it, on a server of the bench's own. */
export function withDatabase<T>(name: string, action: (database: BenchDatabase) => Promise<T>): Promise<T> {
  return withPostgres(async ({ stateDir, adminUrl: server }) => {
    const adminUrl = new URL(server);
    adminUrl.pathname = `/${name}`;
    const secrets = databaseSecrets(stateDir);
    const demoKeyFile = path.join(stateDir, `demo-key-${process.pid}`);
    const places = { root: ROOT, logDir: stateDir };
    await buildServers(places);
    const { databaseUrl } = await prepareDatabase({
      ...places,
      adminUrl: adminUrl.href,
      secrets,
      demoKeyFile,
    });
    const key = (await readFile(demoKeyFile, 'utf8')).trim();
    return action({ stateDir, databaseUrl, cursorSecret: secrets.cursorSecret, key });
  });
}
