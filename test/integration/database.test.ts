import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withDatabase } from '@inferbench/db/connection/connection-url';
import { migrate, MIGRATIONS_DIR } from '@inferbench/db/migrate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asAdmin, freshDatabase, PASSWORDS, type TestDatabase } from '../testkit/database.ts';
import { adminDatabaseUrl } from '../testkit/environment.ts';

let fresh: TestDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

/** The schema of the first release. */
const FIRST = '20261121000000_init';
const HASH = 'a'.repeat(64);
/** What later migrations read of a run. */
const FIRST_RUN = {
  example: false,
  kind: 'MEASURED',
  model: { slug: 'acme-m', hash: HASH },
  system: { frameworkVersion: '0.1', chip: { slug: 'acme-a1', hash: HASH } },
  precision: { weights: 'fp16' },
  tool: { name: 'vllm' },
  points: [{}],
};

/** One submission with all that came of it, as the first release stored it; gives its point. */
async function storeAsFirstReleased(adminUrl: string): Promise<string> {
  const id = (n: number) => `00000000-0000-7000-8000-00000000000${n}`;
  const document = JSON.stringify({ slug: 'x', name: 'Acme', vendor: 'Acme' });
  const statements: [sql: string, values: unknown[]][] = [
    ["INSERT INTO organization (id, slug, name) VALUES ($1, 'acme', 'Acme Silicon')", [id(1)]],
    [
      "INSERT INTO chip (id, slug, document, content_hash) VALUES ($1, 'acme-a1', $2, $3)",
      [id(2), document, HASH],
    ],
    [
      "INSERT INTO model (id, slug, document, content_hash) VALUES ($1, 'acme-m', $2, $3)",
      [id(3), document, HASH],
    ],
    [
      "INSERT INTO system (id, slug, chip_id, chips, framework) VALUES ($1, 'acme-a1-x1', $2, 1, 'vllm')",
      [id(4), id(2)],
    ],
    [
      `INSERT INTO submission (id, organization_id, idempotency_key, content_hash, lifecycle, format, document, context)
       VALUES ($1, $2, 'first-one', $3, 'VALIDATED', 'vllm', '{"a":1}', '{}')`,
      [id(5), id(1), HASH],
    ],
    ['INSERT INTO receipt (submission_id, content_hash) VALUES ($1, $2)', [id(5), HASH]],
    [
      'INSERT INTO run (id, submission_id, system_id, document) VALUES ($1, $2, $3, $4)',
      [id(6), id(5), id(4), JSON.stringify(FIRST_RUN)],
    ],
    [
      `INSERT INTO slice (id, model_id, phase, shape, batch, context, precision) VALUES (1, $1, 'SERVING', 'BALANCED', 8, 1024, 'FP16')`,
      [id(3)],
    ],
    [
      `INSERT INTO point (id, run_id, index, slice_id, position, evidence_grade, document)
       VALUES ($1, $2, 0, 1, '{"batch":8,"context":1024}', 'E2', '{"phase":"SERVING","measurement":"requests","inputTokens":512,"outputTokens":128}')`,
      [id(7), id(6)],
    ],
    [
      `INSERT INTO score (point_id, engine_version, policy_version, input_hash, useful_tops, document, findings)
       VALUES ($1, '1.0.0', '1', $2, 12.5, '{}', '[]')`,
      [id(7), HASH],
    ],
    ["INSERT INTO epoch (id, engine_version, policy_version) VALUES (1, '1.0.0', '1')", []],
    ['INSERT INTO board_state (id, current_epoch_id) VALUES (1, 1)', []],
    [
      `INSERT INTO best_score (epoch_id, metric, slice_id, comparability_key, system_id, point_id, value, sort_value, sort_low, sort_high,
                               interval_assumed)
       VALUES (1, 'USEFUL_TOPS', 1, '', $1, $2, 12.5, 12.5, 12, 13, false)`,
      [id(4), id(7)],
    ],
    ['INSERT INTO slice_stat (epoch_id, slice_id, systems, version) VALUES (1, 1, 1, 1)', []],
  ];
  await asAdmin(adminUrl, async (admin) => {
    for (const [sql, values] of statements) await admin.query(sql, values);
  });
  return id(7);
}

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

  // Scores of that engine were counted anew from the runs.
  test('what was submitted under the first released schema is all there after every migration since', async () => {
    const adminUrl = withDatabase(adminDatabaseUrl(), `test_first_${process.pid}`);
    const dir = await mkdtemp(path.join(tmpdir(), 'inferbench-first-'));
    try {
      await cp(path.join(MIGRATIONS_DIR, FIRST), path.join(dir, FIRST), { recursive: true });
      expect((await migrate({ adminUrl, migrationsDir: dir, ...PASSWORDS })).applied).toEqual([FIRST]);
      const point = await storeAsFirstReleased(adminUrl);
      const { applied } = await migrate({ adminUrl, ...PASSWORDS });
      expect(applied.length).toBeGreaterThan(20);
      const rows = await asAdmin(adminUrl, (admin) =>
        admin.query<object>(
          `SELECT o.slug, s.lifecycle::text, convert_from(s.document, 'UTF8') AS document, r.content_hash AS receipt, y.slug AS system,
                  c.slug AS chip, run.document -> 'tool' AS tool, p.evidence_grade
           FROM point p JOIN run ON run.id = p.run_id JOIN submission s ON s.id = run.submission_id
           JOIN organization o ON o.id = s.organization_id JOIN receipt r ON r.submission_id = s.id
           JOIN system y ON y.id = run.system_id JOIN chip c ON c.id = y.chip_id
 WHERE p.id = $1`,
          [point],
        ),
      );
      expect(rows.rows).toEqual([
        {
          slug: 'acme',
          lifecycle: 'VALIDATED',
          document: '{"a":1}',
          receipt: HASH,
          system: 'acme-a1-x1',
          chip: 'acme-a1',
          tool: { name: 'vllm' },
          evidence_grade: 'E2',
        },
      ]);
    } finally {
      await rm(dir, { recursive: true });
      await asAdmin(adminDatabaseUrl(), (admin) =>
        admin.query(`DROP DATABASE IF EXISTS test_first_${process.pid} WITH (FORCE)`),
      );
    }
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
