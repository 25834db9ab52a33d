import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MIGRATIONS_DIR } from '@inferbench/db/migrate';
import { checkMigrations, judgeMigrations } from '@inferbench/db/migrations/check-migrations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asAdmin, freshDatabase, type TestDatabase } from '../testkit/database.ts';
import { adminDatabaseUrl } from '../testkit/environment.ts';
import { runCli } from '../testkit/processes.ts';

const MANY = 2_000_000;

let dir: string;
let all: string[];
let database: TestDatabase;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'inferbench-check-'));
  await cp(MIGRATIONS_DIR, dir, { recursive: true });
  all = (await readdir(dir)).toSorted();
  database = await freshDatabase();
});
afterAll(async () => {
  await database?.drop();
  await rm(dir, { recursive: true });
});

/** The verdict on one more migration than all there are, on tables of so many rows. */
async function verdictOn(sql: string, rows = MANY) {
  const folder = path.join(dir, '29991231000000_planted');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'migration.sql'), sql);
  try {
    const verdicts = await judgeMigrations({
      adminUrl: adminDatabaseUrl(),
      migrationsDir: dir,
      applied: new Set(all),
      rowsOf: () => rows,
    });
    expect(verdicts).toHaveLength(1);
    return verdicts[0]?.findings.map(({ kind, found, statement }) => [kind, found, statement]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

test.each([
  [
    'a column that is dropped',
    'SELECT 1;\n-- No longer; of use.\nALTER TABLE "epoch" DROP COLUMN "report";',
    [['CONTRACT', 'column epoch.report is gone', 'ALTER TABLE "epoch" DROP COLUMN "report";']],
  ],
  [
    'a column that is renamed',
    'ALTER TABLE "epoch" RENAME COLUMN "report" TO "changes";',
    [['CONTRACT', 'column epoch.report is gone', 'ALTER TABLE "epoch" RENAME COLUMN "report" TO "changes";']],
  ],
  [
    'a table that is dropped',
    'DROP TABLE "recheck";',
    [['CONTRACT', 'table recheck is gone', 'DROP TABLE "recheck";']],
  ],
  [
    'a function that is dropped',
    'DROP FUNCTION "fold_counts" ();',
    [['CONTRACT', 'function fold_counts() is gone', 'DROP FUNCTION "fold_counts" ();']],
  ],
  [
    'a column that the running version does not fill',
    'ALTER TABLE "epoch_run" ADD COLUMN "seconds" INTEGER NOT NULL;',
    [
      [
        'CONTRACT',
        'column epoch_run.seconds is new, and rows need it',
        'ALTER TABLE "epoch_run" ADD COLUMN "seconds" INTEGER NOT NULL;',
      ],
    ],
  ],
  [
    'a default that differs from row to row',
    `ALTER TABLE "score" ADD COLUMN "nonce" UUID DEFAULT gen_random_uuid();`,
    [
      [
        'REWRITE',
        `table score of ${MANY} rows is written anew, and nobody reads it meanwhile`,
        `ALTER TABLE "score" ADD COLUMN "nonce" UUID DEFAULT gen_random_uuid();`,
      ],
    ],
  ],
  [
    'another type',
    'ALTER TABLE "epoch_run" ALTER COLUMN "points" TYPE BIGINT;',
    [
      [
        'CONTRACT',
        'column epoch_run.points was integer, needed, is bigint, needed',
        'ALTER TABLE "epoch_run" ALTER COLUMN "points" TYPE BIGINT;',
      ],
      [
        'REWRITE',
        `table epoch_run of ${MANY} rows is written anew, and nobody reads it meanwhile`,
        'ALTER TABLE "epoch_run" ALTER COLUMN "points" TYPE BIGINT;',
      ],
    ],
  ],
  [
    'a wait for locks without end',
    'SET LOCAL lock_timeout = 0;\nALTER TABLE "run" ADD COLUMN "note" TEXT;',
    [
      [
        'LOCK_TIMEOUT',
        'waits for locks without end, and everybody else behind it',
        'SET LOCAL lock_timeout = 0;',
      ],
    ],
  ],
])('is refused: %s', async (_, sql, expected) => {
  expect(await verdictOn(sql)).toEqual(expected);
});

test.each([
  [
    'a column that may be empty',
    `ALTER TABLE "run" ADD COLUMN "note" TEXT, ADD COLUMN "of" INTEGER NOT NULL DEFAULT 1;`,
  ],
  [
    'a function in place of another',
    `CREATE OR REPLACE FUNCTION "fold_counts" () RETURNS VOID LANGUAGE plpgsql AS $$ BEGIN RETURN; END $$;`,
  ],
  [
    'an index in place of another',
    'DROP INDEX "score_useful_tops"; CREATE INDEX "score_useful_tops" ON "score" ("useful_tops" DESC);',
  ],
  [
    'a function that is made anew',
    `DROP FUNCTION "fold_counts" (); CREATE FUNCTION "fold_counts" () RETURNS VOID LANGUAGE sql AS 'SELECT NULL; SELECT NULL::VOID';`,
  ],
  ['what says that its time has come', '-- contract: nothing reads it since 0.3\nDROP TABLE "recheck";'],
])('may be applied: %s', async (_, sql) => {
  expect(await verdictOn(sql)).toEqual([]);
});

test('a table of a million rows and fewer may be written anew', async () => {
  expect(
    await verdictOn('ALTER TABLE "score" ADD COLUMN "nonce" UUID DEFAULT gen_random_uuid();', 1_000_000),
  ).toEqual([]);
});

test('what the migrations so far would have done to the version before each, on large tables', async () => {
  const verdicts = await judgeMigrations({
    adminUrl: adminDatabaseUrl(),
    migrationsDir: MIGRATIONS_DIR,
    applied: new Set(),
    rowsOf: () => MANY,
  });
  expect(verdicts.map(({ name }) => name)).toEqual(all);
  const words = new RegExp(` of ${MANY} rows is written anew.*`);
  const refused = verdicts.flatMap(({ name, findings }) =>
    findings.map(({ kind, found }) => `${name} ${kind} ${found.replace(words, '')}`),
  );
  expect(refused).toEqual([
    '20261121200000_main_job REWRITE table score',
    '20261121200000_main_job REWRITE table epoch',
    '20261121200000_main_job REWRITE table board_state',
    '20261121200000_main_job REWRITE table best_score',
    '20261121200000_main_job REWRITE table slice_stat',
    '20261121220000_lean_points REWRITE table run',
    '20261121220000_lean_points REWRITE table point',
    '20261121232000_point_phase REWRITE table point',
    '20261123110000_stated_configurations REWRITE table run',
    '20261124010000_whose_result CONTRACT column submission.series_id was uuid, is uuid, needed',
    '20261129200000_tradeoffs_kept_by_group REWRITE table tradeoff_point',
  ]);
});

test('the command names file, statement and what to do, ends with 7, and changes nothing', async () => {
  const env = { INFERBENCH_ADMIN_DATABASE_URL: database.adminUrl };
  const check = (...more: string[]) => runCli(['db', 'migrate', '--check', ...more], env);
  expect(await check()).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining('nothing to apply') as string,
  });
  const forget = (from: string) =>
    asAdmin(database.adminUrl, (admin) =>
      admin.query('DELETE FROM _prisma_migrations WHERE migration_name >= $1', [from]),
    );
  const last = all.at(-1) ?? '';
  await forget(last);
  expect(JSON.parse((await check('--json')).stdout)).toMatchObject({
    ok: true,
    pending: [{ name: last, file: `prisma/migrations/${last}/migration.sql`, findings: [] }],
  });
  await forget('20261124010000_whose_result');
  const { exitCode, stdout } = await check();
  expect([exitCode, stdout]).toEqual([
    7,
    expect.stringContaining('20261124010000_whose_result/migration.sql: refused') as string,
  ]);
  expect(stdout).toMatch(
    /CONTRACT: column submission.series_id .*\n +by: ALTER TABLE "submission"\n? .*\n? +do: let the version/,
  );
  expect(await checkMigrations(database.adminUrl)).toHaveLength(
    all.length - all.indexOf('20261124010000_whose_result'),
  );
  await forget('');
  // Nothing runs on a database that has none.
  expect(await checkMigrations(database.adminUrl)).toEqual([]);
});
