import { execFile } from 'node:child_process';
import type pg from 'pg';
import { promisify } from 'node:util';
import { readSoftwareShares } from '@inferbench/db/board/software-share-reader';
import { foldCounts } from '@inferbench/db/board/board-version';
import { keptTotal, modelPointCounts } from '@inferbench/db/points/point-totals';
import { RULE_LIMITS } from '@inferbench/domain/chips/rule-limits';
import { verifyKept } from '@inferbench/db/board/verify-kept';
import { ensureEpoch } from '@inferbench/db/epochs/epoch-repository';
import { VERSIONS } from '@inferbench/evaluation/versions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { act } from '../testkit/acts.ts';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { buffersOf, statementsOf } from '../testkit/buffers.ts';
import { asAdmin } from '../testkit/database.ts';
import { ROOT } from '../testkit/environment.ts';
import { batchRun } from '../testkit/many-slices.ts';
import { setReview } from '../testkit/review.ts';
import { reviewerKey } from '../testkit/reviewers.ts';

let api: TestApi;
let vendor: string;
beforeAll(async () => {
  api = await startTestApi({ published: true });
  vendor = await api.newKey('grows', ['submit']);
});
afterAll(() => api.stop());

const asked = async (query: string) => {
  const { data, errors } = await api.post(query);
  if (!data) throw new Error(JSON.stringify(errors));
  return data;
};
/** What is kept and is not what it is kept of. */
async function wrong() {
  const client = await api.database.pool.connect();
  try {
    return await verifyKept(client, 10);
  } finally {
    client.release();
  }
}
const owner = (sql: string) => asAdmin(api.adminUrl, (client) => client.query(sql));

/** A chip and a model with many points, of which there are more as the database grows. */
const CHIP = 'nvidia-h100-sxm5-80gb';
const ASKED = `{
  leaderboard(first: 50) { edges { rank } }
  scores(first: 20) { totalCount nodes { pointId } }
  points(first: 20, filter: { chip: "${CHIP}" }) { totalCount nodes { id } }
  chip(slug: "${CHIP}") { pointCount points(first: 20) { totalCount nodes { id } } }
  models(first: 100) { nodes { pointCount } }
  framework: scores(first: 1, filter: { framework: "vllm" }) { ...Length }
  ofChip: scores(first: 1, filter: { framework: "vllm", chip: "${CHIP}" }) { ...Length }
  ofModel: scores(first: 1, filter: { framework: "vllm", model: "llama-3.1-8b", kind: MEASURED }) { ...Length }
  recent: scores(first: 1, filter: { framework: "vllm", since: "2020-01-01" }) { ...Length }
  precision: scores(first: 1, filter: { precision: FP8 }) { ...Length }
  since: points(first: 1, filter: { since: "2020-01-01" }) { approximateCount { atLeast exact } }
  epochs { progress { scored points } }
  engineVersions { points firstScoredAt lastScoredAt }
  rules { fires { points } }
  slices(first: 20) { totalCount nodes { systems } }
  workloads(first: 20) { nodes { systems } }
}
fragment Length on ScoreRowConnection { approximateCount { atLeast exact } }`;
/** What finds a page and says how long its list is. */
const NARROW = [
  'board-fullest-slice',
  'point-total-',
  'point-total-chip',
  'point-ids-first-chip',
  'chip-point-counts-chip.id',
  'model-point-counts',
  'score-look-framework',
  'score-look-since',
  'score-look-chip-framework',
  'score-look-model-framework-kind',
  'score-look-framework-since',
  'score-look-precision',
  'epoch-status-shown',
  'engine-versions',
  'rule-counts',
];
const MOST_BUFFERS = 60;

/** Buffers of what a submission is held against: copies by their hash and rate; the newest shares of others on its chip. */
const HELD = { 'duplicate-points': 60, 'software-shares': 60 };

describe('pages of a database that grows', () => {
  test('touch no more of it: what is looked for is found in 60 buffers, and a row costs what it cost', async () => {
    const measured = async () => {
      await owner('VACUUM ANALYZE');
      const read = await statementsOf(api, () => asked(ASKED));
      const held = await statementsOf(api, () => api.submit({ dryRun: true }, vendor));
      return buffersOf(api.databaseUrl, [...read, ...held.filter(({ name }) => name in HELD)]);
    };
    const small = await measured();
    const { rows } = await api.database.pool.query<{ n: number }>('SELECT count(*)::int AS n FROM point');
    await promisify(execFile)(
      'npm',
      ['run', '-s', 'db:synth', '--', '--points', String(3 * (rows[0]?.n ?? 0))],
      {
        cwd: ROOT,
        env: { ...process.env, DATABASE_URL: api.adminUrl },
      },
    );
    const large = await measured();
    const most = { ...HELD, ...Object.fromEntries(NARROW.map((name) => [name, MOST_BUFFERS])) };
    const tooMuch = (read: Record<string, number>) =>
      Object.entries(most)
        .filter(([name, buffers]) => !((read[name] ?? Infinity) <= buffers))
        .map(([name]) => [name, read[name]]);
    expect([tooMuch(small), tooMuch(large)]).toEqual([[], []]);
    // Documents are read of the rows of a page alone: some buffers each, one more where an index grew by a level.
    const grown = ['score-rows-first-', 'chip-points'].filter(
      (name) => !((large[name] ?? Infinity) < 1.3 * (small[name] ?? 0)),
    );
    expect(grown).toEqual([]);
    expect(await wrong()).toEqual([]);
  });

  test('a submission reads none of an epoch that is filled, though statistics still call it empty', async () => {
    await owner(
      `INSERT INTO epoch (engine_version, policy_version, state) VALUES ('0.0.2', 'v0', 'BUILDING')`,
    );
    const filled = await owner(`INSERT INTO board_value
      SELECT (jsonb_populate_record(v, jsonb_build_object('epoch_id', epoch.id))).* FROM board_value v
      JOIN epoch ON engine_version = '0.0.2'`);
    const before = await entriesRead();
    const outcome = await api.submit({ document: JSON.stringify(batchRun({ seconds: 19 })), context: '' });
    expect(outcome).toMatchObject({ __typename: 'RunAccepted' });
    await expect
      .poll(async () => (await entriesRead()).points, { timeout: 20_000 })
      .toBeGreaterThan(before.points);
    const { entries } = await entriesRead();
    expect(filled.rowCount).toBeGreaterThan(10_000);
    expect(entries - before.entries).toBeLessThan(1_000);
    await owner(
      `DELETE FROM board_value WHERE epoch_id = (SELECT id FROM epoch WHERE engine_version = '0.0.2')`,
    );
    await owner(`UPDATE epoch SET state = 'RETIRED' WHERE engine_version = '0.0.2'`);
  });

  /** Entries that were read of the indexes of values, and points that were stored, as the server counts them after each transaction. */
  async function entriesRead(): Promise<{ entries: number; points: number }> {
    const counted = (client: pg.Client) =>
      client.query<{ entries: number; points: number }>(`SELECT
      (SELECT sum(idx_tup_read)::int FROM pg_stat_user_indexes WHERE relname = 'board_value') AS entries,
      (SELECT n_tup_ins::int FROM pg_stat_user_tables WHERE relname = 'point') AS points`);
    const { rows } = await asAdmin(api.adminUrl, counted);
    return { entries: rows[0]?.entries ?? 0, points: rows[0]?.points ?? 0 };
  }

  test('one’s own points crowd nobody out of a check, however many of them are the newest', async () => {
    const { rows } = await api.database.pool.query<{ id: string }>(
      `SELECT id::text FROM organization WHERE slug = 'grows'`,
    );
    const asks = { chip: CHIP, organizationId: rows[0]?.id ?? '' };
    await asAdmin(api.adminUrl, (client) =>
      client.query(
        `UPDATE submission SET organization_id = $1 WHERE id IN (
           SELECT run.submission_id FROM standing_point due JOIN point p ON p.id = due.point_id JOIN run ON run.id = p.run_id
           WHERE due.chip_id = (SELECT id FROM chip WHERE slug = $2) ORDER BY due.point_id DESC LIMIT $3)`,
        [asks.organizationId, CHIP, 2 * RULE_LIMITS.outSystemNewest],
      ),
    );
    const shares = await readSoftwareShares(api.database.pool, asks);
    expect(shares.length).toBeGreaterThan(10);
    expect(shares.length).toBeLessThanOrEqual(RULE_LIMITS.outSystemNewest);
  });

  test('what is kept is compared with what it is kept of: a row that somebody changed is named', async () => {
    await owner(`UPDATE slice_stat SET families = families + 1
      WHERE slice_id = (SELECT min(slice_id) FROM slice_stat WHERE systems > 0)`);
    expect(await wrong()).toMatchObject([{ table: 'slice_stat' }]);
    await owner(
      'UPDATE standing_point SET listed = NOT listed WHERE point_id = (SELECT point_id FROM standing_point LIMIT 1)',
    );
    await owner(
      `INSERT INTO point_count (chip_id, kind, standing, listed, ranks) SELECT id, 'MEASURED', 1, 1, 1 FROM chip LIMIT 1`,
    );
    await owner(`INSERT INTO version_count (epoch_id, engine_version, policy_version, seen, held, held_seen)
      VALUES (0, '0.0.1', 'v0', 1, 0, 0)`);
    await owner(
      `INSERT INTO rule_count (epoch_id, rule, findings, points) SELECT id, 'STAT-LOAD', 1, 1 FROM epoch LIMIT 1`,
    );
    await owner('UPDATE point_share SET share = 2 * share WHERE ctid = (SELECT min(ctid) FROM point_share)');
    await owner('DELETE FROM workload_system WHERE ctid = (SELECT min(ctid) FROM workload_system)');
    expect((await wrong()).map(({ table }) => table)).toEqual([
      'slice_stat',
      'standing_point',
      'point_count',
      'point_share',
      'version_count',
      'rule_count',
      'workload_system',
    ]);
  });
});

describe('what is kept of a number', () => {
  beforeAll(async () => {
    await api.stop();
    api = await startTestApi();
    await setReview(api.queueUrl, 'off');
  });

  /** Numbers as pages say them, and as they are counted. */
  async function totals() {
    const { pool } = api.database;
    const { rows } = await pool.query<{
      model: string;
      kind: 'MEASURED' | 'REPORTED';
      chip: string;
      n: number;
    }>(
      `SELECT run.model_slug AS model, run.kind, chip.slug AS chip, count(*)::int AS n
       FROM submission sub JOIN run ON run.submission_id = sub.id AND sub.listed JOIN point p ON p.run_id = run.id
       JOIN system ON system.id = run.system_id JOIN chip ON chip.id = system.chip_id
       WHERE run.model_slug = 'llama-3-8b' GROUP BY 1, 2, 3`,
    );
    const said = await Promise.all(
      rows.map(({ model, kind, chip }) => keptTotal(pool, { model, kind, chip })),
    );
    const { rows: all } = await pool.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM submission sub JOIN run ON run.submission_id = sub.id AND sub.listed
       JOIN point p ON p.run_id = run.id`,
    );
    const [ofModel] = (await modelPointCounts(pool, ['llama-3-8b'])).values();
    const counted = rows.map(({ n }) => n);
    expect(said).toEqual(counted);
    expect(await keptTotal(pool, {})).toBe(all[0]?.n);
    expect(ofModel?.points ?? 0).toBe(counted.reduce((sum, n) => sum + n, 0));
    expect(await wrong()).toEqual([]);
    return all[0]?.n ?? 0;
  }

  async function submit(seconds: number) {
    const outcome = await api.submit({ document: JSON.stringify(batchRun({ seconds })), context: '' });
    if (outcome.__typename !== 'RunAccepted') throw new Error(JSON.stringify(outcome));
    return outcome.receipt?.submissionId ?? '';
  }

  test('is the number: after a submission, folded, after a dispute that two decide, a withdrawal and a new epoch', async () => {
    const before = await totals();
    const disputed = await submit(20);
    const withdrawn = await submit(21);
    await submit(22);
    expect(await totals()).toBe(before + 3);
    await foldCounts(api.database.pool);
    expect(await totals()).toBe(before + 3);
    expect((await api.database.pool.query('SELECT FROM point_count WHERE NOT folded')).rows).toEqual([]);

    const [first, second] = [await reviewerKey(api, 'First'), await reviewerKey(api, 'Second')];
    await act(api, 'takeUp', { key: first, submission: disputed });
    expect(await totals()).toBe(before + 3);
    const refusal = {
      submission: disputed,
      verdict: 'REFUSE',
      rule: 'STAT-LOAD',
      reason: 'Nobody else sees it.',
    };
    await act(api, 'decide', { key: first, ...refusal });
    expect(await act(api, 'decide', { key: second, ...refusal })).toMatchObject({ lifecycle: 'WITHDRAWN' });
    expect(await totals()).toBe(before + 2);
    await act(api, 'withdraw', { key: api.apiKey, submission: withdrawn, reason: 'The meter was off.' });
    expect(await totals()).toBe(before + 1);

    await setReview(api.queueUrl, 'required');
    const reviewed = await totals();
    expect(reviewed).toBe(before);
    await setReview(api.queueUrl, 'off');
    expect(await totals()).toBe(before + 1);

    await ensureEpoch(api.database.pool, { ...VERSIONS, policyVersion: 'v0-of-a-test' });
    await submit(23);
    expect(await totals()).toBe(before + 2);
  });
});
