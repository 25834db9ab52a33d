import { randomBytes } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import { withDatabase } from '../connection/connection-url.ts';
import { HISTORY_TABLE, LOCK_LIMIT, migrationNames, migrationText, MIGRATIONS_DIR } from '../migrate.ts';
import { type Difference, differences, schemaState } from './schema-state.ts';
import type { MigrationFinding, MigrationVerdict } from './verdict.ts';

interface Judged {
  /** Login that may create a database, in which the migrations are tried without a row. */
  adminUrl: string;
  migrationsDir: string;
  /** Names of the migrations that the running version has. */
  applied: ReadonlySet<string>;
  rowsOf: (table: string) => number;
}

/**
 * Says of each migration that a database still has to get what it would do to the version that runs on it. Nothing runs on one that
 * has none. The database itself is read, not changed.
 */
export async function checkMigrations(
  adminUrl: string,
  migrationsDir = MIGRATIONS_DIR,
): Promise<MigrationVerdict[]> {
  const { applied, rows } = await connected(adminUrl, stateOf);
  if (applied.size === 0) return [];
  return judgeMigrations({ adminUrl, migrationsDir, applied, rowsOf: (table) => rows.get(table) ?? 0 });
}

/** Tries what was applied and then what was not, and judges the latter by what PostgreSQL makes of each statement. */
export async function judgeMigrations({ adminUrl, ...judged }: Judged): Promise<MigrationVerdict[]> {
  const name = `inferbench_check_${randomBytes(6).toString('hex')}`;
  await connected(adminUrl, (admin) => admin.query(`CREATE DATABASE ${name}`));
  try {
    return await connected(withDatabase(adminUrl, name), (client) => judgeAll(client, judged));
  } finally {
    await connected(adminUrl, (admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`));
  }
}

async function judgeAll(
  client: pg.Client,
  { migrationsDir, applied, rowsOf }: Omit<Judged, 'adminUrl'>,
): Promise<MigrationVerdict[]> {
  await client.query(HISTORY_TABLE);
  const verdicts: MigrationVerdict[] = [];
  for (const name of await migrationNames(migrationsDir)) {
    const sql = await migrationText(migrationsDir, name);
    await client.query(`BEGIN; SET LOCAL lock_timeout = '${LOCK_LIMIT}'`);
    if (applied.has(name)) await client.query(sql);
    else verdicts.push(await judge(client, { name, sql, rowsOf }));
    await client.query('COMMIT');
  }
  return verdicts;
}

interface Tried {
  name: string;
  sql: string;
  rowsOf: (table: string) => number;
}

async function judge(client: pg.Client, { name, sql, rowsOf }: Tried): Promise<MigrationVerdict> {
  const contract = /^-- contract: (.+)$/m.exec(sql)?.[1] ?? null;
  const begun = await schemaState(client);
  const seen: { difference: Difference; statement: string }[] = [];
  let before = begun;
  await eachStatement(client, sql, async (text) => {
    const after = await schemaState(client);
    const statement = firstLine(text);
    seen.push(...differences(before, after, rowsOf).map((difference) => ({ difference, statement })));
    before = after;
  });
  // Nobody misses what is taken away and put back in one transaction.
  const last = new Set(differences(begun, before, rowsOf).map(({ key }) => key));
  const findings = seen.flatMap(({ difference: { key, ...difference }, statement }): MigrationFinding[] =>
    difference.kind === 'CONTRACT' && (contract !== null || !last.has(key))
      ? []
      : [{ ...difference, statement }],
  );
  return { name, file: path.posix.join('prisma/migrations', name, 'migration.sql'), contract, findings };
}

/** Migrations that a database has, and about how many rows its tables. */
async function stateOf(client: pg.Client): Promise<{ applied: Set<string>; rows: Map<string, number> }> {
  const { rows: tables } = await client.query<{ name: string; rows: number }>(
    `SELECT c.relname AS name, greatest(c.reltuples, s.n_live_tup, 0)::float8 AS rows
     FROM pg_class c LEFT JOIN pg_stat_user_tables s ON s.relid = c.oid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'`,
  );
  const rows = new Map(tables.map((table) => [table.name, table.rows]));
  if (!rows.has('_prisma_migrations')) return { applied: new Set(), rows };
  const { rows: history } = await client.query<{ name: string }>(
    'SELECT migration_name AS name FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  );
  return { applied: new Set(history.map(({ name }) => name)), rows };
}

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const SYNTAX_ERROR = '42601';

/**
 * Runs the statements of a file one by one in the client's transaction, and calls `after` each. PostgreSQL itself says where one ends:
 * text up to a semicolon that it cannot read goes on to the next.
 */
async function eachStatement(
  client: pg.Client,
  sql: string,
  after: (statement: string) => Promise<void>,
): Promise<void> {
  let text = '';
  let refusal: pg.DatabaseError | null = null;
  for (const piece of sql.split(/(?<=;)/)) {
    text += piece;
    await client.query('SAVEPOINT statement');
    try {
      const { command } = await client.query(text);
      // A comment in which a semicolon stands.
      if (!command) continue;
      refusal = null;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && error.code === SYNTAX_ERROR)) throw error;
      refusal = error;
      await client.query('ROLLBACK TO statement');
      continue;
    }
    await after(text);
    text = '';
  }
  if (refusal !== null) throw refusal;
}

/** First line of a statement that is no comment. */
const firstLine = (statement: string) =>
  statement
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '' && !line.startsWith('--')) ?? '';
