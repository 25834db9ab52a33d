import { openDatabase } from '@inferbench/db/connection/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asAdmin, freshDatabase, type TestDatabase } from '../testkit/database.ts';
import { startPooler, type Pooler } from '../testkit/pooler.ts';

/** What a process may open: docs/operating.md promises it. */
const MOST = 13;
const AT_ONCE = 60;

let fresh: TestDatabase;
let pooler: Pooler;
beforeAll(async () => {
  fresh = await freshDatabase();
  pooler = await startPooler(fresh.databaseUrl);
}, 120_000);
afterAll(async () => {
  await pooler?.stop();
  await fresh?.drop();
});

test('a process opens no more than 13 connections, however much it is asked', async () => {
  // Whoever else is connected, such as the pooler.
  const others = await heldBy(fresh.adminUrl);
  const database = openDatabase(fresh.databaseUrl);
  try {
    const asked = Array.from({ length: AT_ONCE }, (_, n) =>
      (n % 2 === 0 ? database.pool : database.pages).query('SELECT pg_sleep(0.05)'),
    );
    await Promise.all([...asked, database.changes.state()]);
    expect((await heldBy(fresh.adminUrl)) - others).toBe(MOST);
  } finally {
    await database.close();
  }
});

test.each(['without', 'behind'] as const)(
  '%s PgBouncer in session mode every connection has the settings that it was opened for',
  async (where) => {
    const url = where === 'behind' ? pooler.url : fresh.databaseUrl;
    const database = openDatabase(url, { statementTimeoutMs: 1_234 });
    try {
      const setting = async (pool: 'pool' | 'pages', name: string) =>
        (await database[pool].query<{ value: string }>(`SELECT current_setting('${name}') AS value`)).rows[0]
          ?.value;
      // A process that hangs in a transaction holds up nobody for long.
      expect(await setting('pool', 'idle_in_transaction_session_timeout')).toBe('10s');
      expect([
        await setting('pool', 'statement_timeout'),
        await setting('pool', 'plan_cache_mode'),
        await setting('pages', 'statement_timeout'),
        await setting('pages', 'plan_cache_mode'),
      ]).toEqual(['1234ms', 'auto', '1234ms', 'force_generic_plan']);
      // A prepared statement belongs to its session.
      const named = { name: 'twice', text: 'SELECT $1::int AS n' };
      for (const n of [1, 2])
        expect((await database.pages.query({ ...named, values: [n] })).rows).toEqual([{ n }]);
      await expect(database.pool.query('SELECT pg_sleep(5)')).rejects.toMatchObject({ code: '57014' });
    } finally {
      await database.close();
    }
  },
);

function heldBy(adminUrl: string): Promise<number> {
  return asAdmin(adminUrl, async (admin) => {
    const { rows } = await admin.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND usename = 'inferbench_app'
         AND application_name = ''`,
    );
    return rows[0]?.n ?? 0;
  });
}
