import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withDatabase } from '@inferbench/db/connection-url';
import { migrate, MIGRATIONS_DIR } from '@inferbench/db/migrate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asAdmin, freshDatabase, PASSWORDS, type TestDatabase } from '../testkit/database.ts';
import { adminDatabaseUrl } from '../testkit/environment.ts';

let fresh: TestDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

describe('migrations', () => {
  test('a second run applies nothing', async () => {
    expect((await migrate({ adminUrl: fresh.adminUrl, ...PASSWORDS })).applied).toEqual([]);
  });

  test('four processes at once migrate a new database once', async () => {
    const adminUrl = withDatabase(adminDatabaseUrl(), `test_race_${process.pid}`);
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => migrate({ adminUrl, ...PASSWORDS })));
    const applied = outcomes.flatMap((outcome) => outcome.applied);
    expect(applied.length).toBeGreaterThan(1);
    expect(new Set(applied).size).toBe(applied.length);
    await asAdmin(adminDatabaseUrl(), (admin) =>
      admin.query(`DROP DATABASE test_race_${process.pid} WITH (FORCE)`),
    );
  });

  test('a file changed after it was applied stops everything', async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'inferbench-migrations-'));
    await cp(MIGRATIONS_DIR, dir, { recursive: true });
    await writeFile(path.join(dir, '20261121000000_init', 'migration.sql'), 'SELECT 1;');
    await expect(migrate({ adminUrl: fresh.adminUrl, migrationsDir: dir, ...PASSWORDS })).rejects.toThrow(
      /was changed after it was applied/,
    );
    await rm(dir, { recursive: true });
  });
});

describe('the role that processes connect as, beyond its privileges', () => {
  test.each(['CREATE TABLE mine (id int)', 'SELECT * FROM _prisma_migrations'])(
    'may not: %s',
    async (sql) => {
      await expect(fresh.database.pool.query(sql)).rejects.toThrow(/permission denied/);
    },
  );
});
