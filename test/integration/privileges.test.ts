import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { asAdmin } from '../testkit/database.ts';
import { ROOT } from '../testkit/environment.ts';

/** What is committed: the role's columns to change, its tables to delete from, its functions. Anything else is refused. */
const PRIVILEGES = z
  .strictObject({
    role: z.literal('inferbench_app'),
    update: z.record(z.string(), z.array(z.string())),
    delete: z.array(z.string()),
    truncate: z.array(z.string()),
    noInsert: z.record(z.string(), z.union([z.literal('*'), z.array(z.string())])),
    functions: z.array(z.string()),
    queue: z.strictObject({
      role: z.literal('inferbench_worker'),
      change: z.array(z.string()),
      read: z.array(z.string()),
    }),
  })
  .parse(JSON.parse(readFileSync(path.join(ROOT, 'prisma/privileges.json'), 'utf8')));

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await api.submit();
});
afterAll(() => api.stop());

interface Column {
  table: string;
  column: string;
  generated: boolean;
  update: boolean;
  insert: boolean;
}
interface Table {
  table: string;
  delete: boolean;
  truncate: boolean;
  trigger: boolean;
  references: boolean;
}

const columns = () =>
  asAdmin(api.adminUrl, async (admin) => {
    const { rows } = await admin.query<Column>(
      `SELECT c.relname AS "table", a.attname AS "column", a.attgenerated <> '' AS generated,
              has_column_privilege($1, c.oid, a.attnum, 'UPDATE') AS update,
              has_column_privilege($1, c.oid, a.attnum, 'INSERT') AS insert
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm') ORDER BY 1, 2`,
      [PRIVILEGES.role],
    );
    return rows;
  });
const tables = () =>
  asAdmin(api.adminUrl, async (admin) => {
    const { rows } = await admin.query<Table>(
      `SELECT c.relname AS "table", has_table_privilege($1, c.oid, 'DELETE') AS delete,
              has_table_privilege($1, c.oid, 'TRUNCATE') AS truncate, has_table_privilege($1, c.oid, 'TRIGGER') AS trigger,
              has_any_column_privilege($1, c.oid, 'REFERENCES') AS references
       FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm') ORDER BY 1`,
      [PRIVILEGES.role],
    );
    return rows;
  });

describe('of every table', () => {
  test('each column that the role may update is on the committed list, and none is missing', async () => {
    const found: Record<string, string[]> = {};
    for (const { table, column, update } of await columns())
      if (update) found[table] = [...(found[table] ?? []), column];
    expect(found).toEqual(PRIVILEGES.update);
  });

  test('so is each that it may delete from or truncate; it makes no triggers and no references', async () => {
    const all = await tables();
    expect(all.length).toBeGreaterThan(20);
    const having = (right: 'delete' | 'truncate' | 'trigger' | 'references') =>
      all.filter((table) => table[right]).map(({ table }) => table);
    expect([having('delete'), having('truncate'), having('trigger'), having('references')]).toEqual([
      PRIVILEGES.delete,
      PRIVILEGES.truncate,
      [],
      [],
    ]);
  });

  test('it fills every column but those of the committed list', async () => {
    const refused: Record<string, string[]> = {};
    const all = await columns();
    for (const { table, column, insert } of all)
      if (!insert) refused[table] = [...(refused[table] ?? []), column];
    const listed = Object.entries(PRIVILEGES.noInsert).map(([table, names]) => [
      table,
      names === '*' ? all.filter((each) => each.table === table).map(({ column }) => column) : names,
    ]);
    expect(refused).toEqual(Object.fromEntries(listed));
  });

  test('functions that act for the owner are the listed ones, and their search path is fixed', async () => {
    const functions = await asAdmin(api.adminUrl, async (admin) => {
      const { rows } = await admin.query<{
        name: string;
        owner: string;
        path: string[];
        app: boolean;
        anyone: boolean;
      }>(
        `SELECT p.proname AS name, pg_get_userbyid(p.proowner) AS owner, p.proconfig AS path,
                has_function_privilege($1, p.oid, 'EXECUTE') AS app, has_function_privilege('public', p.oid, 'EXECUTE') AS anyone
         FROM pg_proc p WHERE p.prosecdef AND p.pronamespace = 'public'::regnamespace ORDER BY 1`,
        [PRIVILEGES.role],
      );
      return rows;
    });
    expect(functions.map(({ name }) => name)).toEqual(PRIVILEGES.functions);
    for (const { owner, path: search, app, anyone } of functions) {
      expect([owner, app, anyone]).toEqual(['inferbench_owner', true, false]);
      expect(search[0]).toMatch(/^search_path=pg_catalog/);
    }
  });
});

test('the role of the worker has the tables of the queue that are listed, and nothing of ours', async () => {
  const { queue } = PRIVILEGES;
  const has = (right: string, schema: string) =>
    asAdmin(api.adminUrl, async (admin) => {
      const { rows } = await admin.query<{ name: string }>(
        `SELECT c.relname AS name FROM pg_class c WHERE c.relnamespace = $2::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm')
         AND has_table_privilege($1, c.oid, $3) ORDER BY 1`,
        [queue.role, schema, right],
      );
      return rows.map(({ name }) => name);
    });
  for (const right of ['INSERT', 'UPDATE', 'DELETE'])
    expect([right, await has(right, 'graphile_worker')]).toEqual([right, queue.change]);
  expect(await has('SELECT', 'graphile_worker')).toEqual([...queue.change, ...queue.read]);
  for (const right of ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER'])
    expect([right, await has(right, 'public')]).toEqual([right, []]);
  await asAdmin(api.workerUrl, async (worker) => {
    for (const statement of [
      'SELECT * FROM api_key',
      'SELECT enqueue_job(NULL, NULL, NULL)',
      'SET ROLE inferbench_owner',
    ])
      await expect(worker.query(statement)).rejects.toThrow(/permission denied/);
  });
});

const HOSTILE = [
  "UPDATE submission SET lifecycle = 'PUBLISHED'",
  "UPDATE submission SET document = ''",
  "UPDATE submission SET content_hash = ''",
  'UPDATE submission SET organization_id = organization_id',
  'DELETE FROM submission',
  'SELECT 1 FROM submission FOR UPDATE',
  "UPDATE run SET document = '{}'",
  "UPDATE run SET kind = 'REPORTED'",
  'UPDATE run SET system_id = system_id',
  'DELETE FROM run',
  "UPDATE point SET document = '{}'",
  "UPDATE point SET evidence_grade = 'E2'",
  'UPDATE point SET content_hash = NULL',
  'DELETE FROM point',
  'UPDATE score SET useful_tops = 1e6',
  "UPDATE score SET document = '{}'",
  "UPDATE score SET findings = '[]'",
  'UPDATE score SET unranked = NULL',
  'DELETE FROM score',
  "UPDATE evidence SET sha256 = repeat('0', 64)",
  "UPDATE evidence SET name = 'x'",
  'DELETE FROM evidence',
  'UPDATE receipt SET received_at = now()',
  'UPDATE receipt SET content_hash = content_hash',
  'DELETE FROM receipt',
  "UPDATE chip_version SET document = '{}'",
  'DELETE FROM chip_version',
  'UPDATE api_key SET revoked_at = NULL',
  "UPDATE api_key SET scopes = ARRAY['admin:org']",
  "UPDATE api_key SET secret_hash = ''",
  'DELETE FROM api_key',
  "UPDATE organization SET quota_class = 'UNLIMITED'",
  "INSERT INTO organization (id, slug, name, quota_class) VALUES (gen_random_uuid(), 'x', 'x', 'UNLIMITED')",
  'DELETE FROM organization',
  'UPDATE name_claim SET organization_id = NULL',
  'DELETE FROM name_claim',
  'DELETE FROM quota_use',
  'UPDATE chip SET organization_id = NULL',
  "UPDATE system SET slug = 'x'",
  'UPDATE best_score SET value = 1e9',
  'UPDATE board_value SET sort_value = 1e9',
  'TRUNCATE score',
  'TRUNCATE best_score',
  'DROP TABLE score',
  'ALTER TABLE score DISABLE TRIGGER ALL',
  'CREATE FUNCTION mine() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
  'GRANT UPDATE ON score TO inferbench_app',
  'SET ROLE inferbench_owner',
  'SELECT * FROM _prisma_migrations',
] as const;

test(`${HOSTILE.length} hostile statements of the role are refused, and no row changes`, async () => {
  expect(HOSTILE.length).toBeGreaterThanOrEqual(40);
  const state = () =>
    asAdmin(api.adminUrl, async (admin) => {
      const names = (await tables()).map(({ table }) => table);
      const digests: [string, unknown][] = [];
      for (const table of names) {
        const { rows } = await admin.query(
          `SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) AS rows FROM "${table}" t`,
        );
        digests.push([table, rows[0]]);
      }
      return Object.fromEntries(digests);
    });
  const before = await state();
  const refused: string[] = [];
  for (const statement of HOSTILE)
    await api.database.pool.query(statement).catch((error: unknown) => {
      if (/permission denied|must be owner|no privileges were granted/.test(String(error)))
        refused.push(statement);
    });
  // A grant of what one does not have is a warning and grants nothing.
  expect(
    HOSTILE.filter((statement) => !refused.includes(statement) && !statement.startsWith('GRANT')),
  ).toEqual([]);
  expect(await state()).toEqual(before);
});

describe('what the owner does for the role', () => {
  test('a revocation is for good, of one’s own organisation only, and keeps its first time', async () => {
    const read = async () =>
      (
        await api.database.pool.query<{ id: string; organization_id: string; revoked_at: Date | null }>(
          'SELECT id, organization_id, revoked_at FROM api_key LIMIT 1',
        )
      ).rows[0];
    const key = await read();
    const revoke = (organization: string | undefined) =>
      api.database.pool.query('SELECT revoke_api_key($1, $2)', [organization, key?.id]);
    await revoke('00000000-0000-0000-0000-000000000000');
    expect((await read())?.revoked_at).toBeNull();
    await revoke(key?.organization_id);
    const first = (await read())?.revoked_at;
    expect(first).toBeInstanceOf(Date);
    await revoke(key?.organization_id);
    expect((await read())?.revoked_at).toEqual(first);
  });

  test('a result that somebody submitted cannot be superseded as a publication', async () => {
    const { rows } = await api.database.pool.query<{
      organization_id: string;
      idempotency_key: string;
      lifecycle: string;
    }>('SELECT organization_id, idempotency_key, lifecycle FROM submission');
    expect(rows).toHaveLength(1);
    const superseded = await api.database.pool.query('SELECT * FROM supersede_publication($1, $2)', [
      rows[0]?.organization_id,
      rows[0]?.idempotency_key,
    ]);
    expect(superseded.rows).toEqual([]);
    const after = await api.database.pool.query('SELECT lifecycle FROM submission');
    expect(after.rows).toEqual([{ lifecycle: rows[0]?.lifecycle }]);
  });
});
