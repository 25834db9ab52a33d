import type pg from 'pg';
import { z } from 'zod';
import { withDatabase, withLogin } from '../connection/connection-url.ts';
import { asOwner } from '../connection/owner.ts';
import { APP_ROLE } from '../connection/roles.ts';

const Server = z.object({
  dataDirectory: z.string(),
  serverVersion: z.string(),
  database: z.string(),
  /** Folder to which the server itself copies finished pieces of its log; empty where it keeps no such folder. */
  archiveDirectory: z.string(),
  /** True where tables lie outside the data directory. */
  tablespaces: z.boolean(),
});
export type BackedUpServer = z.infer<typeof Server>;

const Stopped = z.object({
  /** Text of `backup_label`, without which a copy must not be started. */
  label: z.string(),
  /** First and last piece of the log that the copy needs. */
  firstWal: z.string(),
  lastWal: z.string(),
});

export interface FinishedBackup {
  label: string;
  firstWal: string;
  lastWal: string;
}

const ABOUT = `
  SELECT current_setting('data_directory') AS "dataDirectory", current_setting('server_version') AS "serverVersion",
         current_database() AS database,
         coalesce(current_setting('basic_archive.archive_directory', true), '') AS "archiveDirectory",
         EXISTS (SELECT FROM pg_tablespace WHERE spcname NOT IN ('pg_default', 'pg_global')) AS tablespaces`;

/** Asks a server where its files are. Needs a login that may read all settings. */
export function aboutServer(adminUrl: string): Promise<BackedUpServer> {
  return asOwner(adminUrl, async (pool) => Server.parse((await pool.query(ABOUT)).rows[0]));
}

/**
 * Lets `copy` read the files of a running server, which notes meanwhile what changes, and keeps that part of its log until `keep` has
 * taken it.
 */
export function whileBackedUp(
  adminUrl: string,
  copy: (server: BackedUpServer) => Promise<void>,
  keep: (finished: FinishedBackup) => Promise<void>,
): Promise<FinishedBackup> {
  return asOwner(adminUrl, async (pool) => {
    const client = await pool.connect();
    try {
      const server = Server.parse((await client.query(ABOUT)).rows[0]);
      // Temporary: the server forgets it with this connection, however that ends.
      await client.query('SELECT pg_create_physical_replication_slot($1, true, true)', [
        `inferbench_backup_${process.pid}`,
      ]);
      const finished = await copied(client, () => copy(server));
      await keep(finished);
      return finished;
    } finally {
      client.release(true);
    }
  });
}

async function copied(client: pg.PoolClient, copy: () => Promise<void>): Promise<FinishedBackup> {
  const { rows: started } = await client.query<{ lsn: string }>(
    "SELECT pg_backup_start('inferbench', true)::text AS lsn",
  );
  await copy();
  const { rows: stopped } = await client.query(
    `SELECT stopped.labelfile AS label, pg_walfile_name($1::pg_lsn) AS "firstWal", pg_walfile_name(stopped.lsn) AS "lastWal"
     FROM pg_backup_stop(false) AS stopped`,
    [started[0]?.lsn],
  );
  // The piece that is begun is finished, so that its copy is whole.
  await client.query('SELECT pg_switch_wal()');
  return Stopped.parse(stopped[0]);
}

/** A database of a server by the login that serves, else by that of its administrator. */
export function loginTo(
  adminUrl: string,
  { database, appPassword }: { database: string; appPassword: string | null },
): string {
  const url = withDatabase(adminUrl, database);
  return appPassword === null ? url : withLogin(url, { user: APP_ROLE, password: appPassword });
}

const ARCHIVED_MS = 20_000;
const LOOK_MS = 100;

/** Waits until a server has taken in its log and goes on by itself. Rejects where it ends before. */
export function recovered(adminUrl: string): Promise<void> {
  return asOwner(adminUrl, async (pool) => {
    for (;;) {
      const { rows } = await pool.query<{ still: boolean }>('SELECT pg_is_in_recovery() AS still');
      if (rows[0]?.still === false) return;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  });
}

/** Has the server finish the piece of its log that it writes, and waits until its archive holds it; does nothing without an archive. */
export function archiveUpToNow(adminUrl: string): Promise<void> {
  return asOwner(adminUrl, async (pool) => {
    const { archiveDirectory } = Server.parse((await pool.query(ABOUT)).rows[0]);
    if (archiveDirectory === '') return;
    const { rows } = await pool.query<{ wal: string }>('SELECT pg_walfile_name(pg_switch_wal()) AS wal');
    const deadline = performance.now() + ARCHIVED_MS;
    while (performance.now() < deadline) {
      const { rows: archived } = await pool.query<{ done: boolean }>(
        'SELECT coalesce(last_archived_wal >= $1, false) AS done FROM pg_stat_archiver',
        [rows[0]?.wal],
      );
      if (archived[0]?.done === true) return;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  });
}
