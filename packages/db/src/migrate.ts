import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { databaseOf, withDatabase, withLogin } from './connection/connection-url.ts';
import { ensureRoles, OWNER_ROLE, type RolePasswords } from './connection/roles.ts';

/** prisma/migrations of the checkout. */
export const MIGRATIONS_DIR = path.resolve(import.meta.dirname, '../../../prisma/migrations');

/**
 * Longest wait of a migration for a lock, behind which all who come later wait for the same table: it fails and changes nothing.
 */
export const LOCK_LIMIT = '10s';

/** Any constant: everybody who migrates a database waits for the same lock. */
const MIGRATION_LOCK = 7_460_512;

export interface MigrateInput extends RolePasswords {
  /** Login that may create roles and, where it does not exist yet, the database. */
  adminUrl: string;
  migrationsDir?: string;
}

export interface MigrateOutcome {
  applied: string[];
  ownerUrl: string;
}

/**
 * Creates database and roles where missing and applies prisma/migrations in order, each in one transaction, recorded in
 * Prisma's own `_prisma_migrations`. Safe to run from several processes at once. Throws where an applied file was changed.
 */
export async function migrate({
  adminUrl,
  migrationsDir = MIGRATIONS_DIR,
  ...passwords
}: MigrateInput): Promise<MigrateOutcome> {
  await ensureDatabase(adminUrl);
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await ensureRoles(admin, passwords);
    const ownerUrl = withLogin(adminUrl, { user: OWNER_ROLE, password: passwords.ownerPassword });
    return { applied: await applyMigrations(ownerUrl, migrationsDir), ownerUrl };
  } finally {
    await admin.end();
  }
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const probe = new pg.Client({ connectionString: adminUrl });
  try {
    await probe.connect();
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === '3D000';
    if (!missing) throw error;
    await createDatabase(adminUrl);
  } finally {
    await probe.end().catch(() => undefined); // a client that never connected has nothing to end
  }
}

async function createDatabase(adminUrl: string): Promise<void> {
  const maintenance = new pg.Client({ connectionString: withDatabase(adminUrl, 'postgres') });
  await maintenance.connect();
  try {
    await maintenance.query(`CREATE DATABASE ${maintenance.escapeIdentifier(databaseOf(adminUrl))}`);
  } catch (error) {
    const exists =
      error instanceof Error && 'code' in error && (error.code === '42P04' || error.code === '23505');
    if (!exists) throw error;
  } finally {
    await maintenance.end();
  }
}

async function applyMigrations(ownerUrl: string, migrationsDir: string): Promise<string[]> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query(HISTORY_TABLE);
    const { rows } = await owner.query<{ migration_name: string; checksum: string }>(
      'SELECT migration_name, checksum FROM _prisma_migrations WHERE rolled_back_at IS NULL',
    );
    const history = new Map(rows.map((row) => [row.migration_name, row.checksum]));
    const applied: string[] = [];
    for (const name of await migrationNames(migrationsDir)) {
      const sql = await migrationText(migrationsDir, name);
      const checksum = createHash('sha256').update(sql).digest('hex');
      const known = history.get(name);
      if (known === checksum) continue;
      if (known !== undefined)
        throw new Error(`Migration ${name} was changed after it was applied to this database.`);
      await applyOne(owner, { name, sql, checksum });
      applied.push(name);
    }
    return applied;
  } finally {
    await owner.end();
  }
}

/** Names of all migrations, in their order. */
export async function migrationNames(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
}

export function migrationText(dir: string, name: string): Promise<string> {
  return readFile(path.join(dir, name, 'migration.sql'), 'utf8');
}

async function applyOne(
  owner: pg.Client,
  file: { name: string; sql: string; checksum: string },
): Promise<void> {
  await owner.query(`BEGIN; SET LOCAL lock_timeout = '${LOCK_LIMIT}'`);
  try {
    await owner.query(file.sql);
    await owner.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), file.checksum, file.name],
    );
    await owner.query('COMMIT');
  } catch (error) {
    await owner.query('ROLLBACK');
    throw error;
  }
}

/** Prisma's own table, so that its tools read the same history. */
export const HISTORY_TABLE = `
  CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id VARCHAR(36) PRIMARY KEY,
    checksum VARCHAR(64) NOT NULL,
    finished_at TIMESTAMPTZ,
    migration_name VARCHAR(255) NOT NULL,
    logs TEXT,
    rolled_back_at TIMESTAMPTZ,
    started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count INTEGER NOT NULL DEFAULT 0
  )`;
