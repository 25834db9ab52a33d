import { readdir } from 'node:fs/promises';
import type pg from 'pg';
import { currentEpoch, type Epoch } from './epoch-repository.ts';
import { MIGRATIONS_DIR } from '../migrate.ts';
import { liveWorkers } from './worker-heartbeat.ts';
import { openPool } from '../connection/open-pool.ts';

export interface DatabaseHealth {
  serverVersion: string;
  /** Null where this login may not read the history. */
  pendingMigrations: string[] | null;
  /** Null where the tables are not there yet. */
  contents: { epoch: Epoch | null; liveWorkers: number; chips: number; models: number } | null;
}

const UNDEFINED_TABLE = '42P01';
const NOT_ALLOWED = '42501';

/** What a look at a database says of it; changes nothing. Throws where it cannot be reached. */
export async function readDatabaseHealth(connectionString: string): Promise<DatabaseHealth> {
  const pool = openPool(connectionString, { max: 1 });
  try {
    const { rows } = await pool.query<{ server_version: string }>('SHOW server_version');
    return {
      serverVersion: rows[0]?.server_version ?? 'unknown',
      pendingMigrations: await pendingMigrations(pool),
      contents: await contentsOf(pool),
    };
  } finally {
    await pool.end();
  }
}

/** Tells whether a server replays what another writes. Throws where it cannot be reached. */
export async function isStandby(connectionString: string): Promise<boolean> {
  const pool = openPool(connectionString, { max: 1 });
  try {
    const { rows } = await pool.query<{ replays: boolean }>('SELECT pg_is_in_recovery() AS replays');
    return rows[0]?.replays === true;
  } finally {
    await pool.end();
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

async function pendingMigrations(pool: pg.Pool): Promise<string[] | null> {
  const entries = await readdir(MIGRATIONS_DIR, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  try {
    const { rows } = await pool.query<{ migration_name: string }>(
      'SELECT migration_name FROM _prisma_migrations WHERE rolled_back_at IS NULL',
    );
    const applied = new Set(rows.map((row) => row.migration_name));
    return names.filter((name) => !applied.has(name)).toSorted();
  } catch (error) {
    if (codeOf(error) === UNDEFINED_TABLE) return names.toSorted();
    if (codeOf(error) === NOT_ALLOWED) return null;
    throw error;
  }
}

async function contentsOf(pool: pg.Pool): Promise<DatabaseHealth['contents']> {
  try {
    const { rows } = await pool.query<{ chips: number; models: number }>(
      'SELECT (SELECT count(*)::int FROM chip) AS chips, (SELECT count(*)::int FROM model) AS models',
    );
    const counts = rows[0] ?? { chips: 0, models: 0 };
    return { epoch: await currentEpoch(pool), liveWorkers: await liveWorkers(pool), ...counts };
  } catch (error) {
    if (codeOf(error) === UNDEFINED_TABLE) return null;
    throw error;
  }
}
