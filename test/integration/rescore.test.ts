import { ensureEpoch, currentEpoch, epochOf, switchEpoch } from '@inferbench/db/epochs/epoch-repository';
import { readEpochStatus } from '@inferbench/db/epochs/epoch-reader';
import { VERSIONS } from '@inferbench/evaluation/versions';
import { rescore } from '@inferbench/worker/rescore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { asAdmin } from '../testkit/database.ts';
import { fasterFile } from '../testkit/fixture.ts';
import { contextOfStack } from '../testkit/stacks.ts';

const OLD = { engineVersion: '0.0.9', policyVersion: 'v0' };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ agreed: true });
});
afterAll(() => api.stop());

/** The board of an epoch without ids of the epoch itself. */
async function boardOf(epochId: number): Promise<unknown[]> {
  const { rows } = await api.database.pool.query<{ row: unknown }>(
    `SELECT to_jsonb(b) - 'epoch_id' AS row FROM best_score b WHERE epoch_id = $1
     ORDER BY metric, slice_id, comparability_key, system_id`,
    [epochId],
  );
  return rows.map(({ row }) => row);
}

/** Points of trade-off slices of an epoch, their configuration keys among them. */
async function tradeoffsOf(epochId: number): Promise<unknown[]> {
  const { rows } = await api.database.pool.query<{ row: unknown }>(
    `SELECT to_jsonb(t) - 'epoch_id' - 'change' AS row FROM tradeoff_point t WHERE epoch_id = $1 ORDER BY point_id`,
    [epochId],
  );
  return rows.map(({ row }) => row);
}

/** Makes this database look as if an older engine had scored everything in it. */
async function pretendOldEngine(): Promise<void> {
  await asAdmin(api.adminUrl, async (client) => {
    await client.query('UPDATE score SET engine_version = $1, policy_version = $2', [
      OLD.engineVersion,
      OLD.policyVersion,
    ]);
    await client.query('UPDATE epoch SET engine_version = $1, policy_version = $2', [
      OLD.engineVersion,
      OLD.policyVersion,
    ]);
  });
}

const submit = (speedUp: number, stack: number) =>
  api.submit({
    document: fasterFile(speedUp),
    context: contextOfStack(stack),
  });

describe('a new engine version', () => {
  test('everything is scored into a new epoch, which then is shown; the old one is kept and equal', async () => {
    for (const [speedUp, stack] of [
      [1, 1],
      [1.1, 2],
      [0.9, 1],
    ] as const)
      await submit(speedUp, stack);
    await pretendOldEngine();
    const old = await currentEpoch(api.database.pool);
    if (old === null) throw new Error('no epoch');
    const before = await boardOf(old.id);
    expect(before.length).toBeGreaterThan(10);

    const fresh = await ensureEpoch(api.database.pool, VERSIONS);
    expect(fresh).toMatchObject({ state: 'BUILDING', current: false });
    // A publication while the epoch is being built enters both.
    await submit(1.2, 3);
    expect((await boardOf(old.id)).length).toBeGreaterThan(before.length);

    expect(await rescore(api.database, VERSIONS)).toEqual({ runs: 3, points: 3, switched: true });
    expect(await currentEpoch(api.database.pool)).toMatchObject({ id: fresh.id, state: 'LIVE' });
    // Same engine behind both names, so the boards are the same to the last digit.
    expect(await boardOf(fresh.id)).toEqual(await boardOf(old.id));
    expect(await tradeoffsOf(fresh.id)).toEqual(await tradeoffsOf(old.id));
    expect(await tradeoffsOf(old.id)).toHaveLength(4);
    expect((await readEpochStatus(api.database.pool, 'ALL'))[0]).toMatchObject({
      id: fresh.id,
      scored: 4,
      points: 4,
    });
  });

  test('doing it again changes nothing', async () => {
    const epoch = await currentEpoch(api.database.pool);
    const before = await boardOf(epoch?.id ?? 0);
    expect(await rescore(api.database, VERSIONS)).toEqual({ runs: 0, points: 0, switched: false });
    expect(await boardOf(epoch?.id ?? 0)).toEqual(before);
  });

  test('switching back shows the old epoch with everything that came since', async () => {
    await submit(1.25, 4);
    const old = await epochOf(api.database.pool, OLD);
    await switchEpoch(api.database.pool, old?.id ?? 0);
    const body = await api.post('{ leaderboard(first: 10) { epoch totalCount edges { rank } } }');
    const { edges, ...board } = (body.data ?? {})['leaderboard'] as { edges: unknown[] }; // the query's own shape
    expect([board, edges.length]).toEqual([{ epoch: old?.id, totalCount: 4 }, 4]);
  });

  test('of four epochs the oldest is retired: it receives nothing and is not shown; filled anew it is complete', async () => {
    const { pool } = api.database;
    const old = await currentEpoch(pool);
    const kept = await epochOf(pool, VERSIONS);
    const next = await ensureEpoch(pool, { engineVersion: '9.0.0', policyVersion: 'v9' });
    await switchEpoch(pool, next.id);
    await ensureEpoch(pool, { engineVersion: '9.1.0', policyVersion: 'v9' });
    expect(await epochOf(pool, VERSIONS)).toMatchObject({ id: kept?.id, state: 'RETIRED' });
    expect(await epochOf(pool, OLD)).toMatchObject({ id: old?.id, state: 'LIVE' });
    expect(await switchEpoch(pool, kept?.id ?? 0)).toBe(false);

    const before = await boardOf(kept?.id ?? 0);
    await submit(1.27, 5);
    expect(await boardOf(kept?.id ?? 0)).toEqual(before);
    expect(await rescore(api.database, VERSIONS)).toEqual({ runs: 0, points: 0, switched: false });

    expect(await ensureEpoch(pool, VERSIONS)).toMatchObject({ id: kept?.id, state: 'BUILDING' });
    // Two workers at once: each run is scored by one of them, and one shows the epoch.
    const both = await Promise.all([rescore(api.database, VERSIONS), rescore(api.database, VERSIONS)]);
    expect(both.reduce((sum, { runs }) => sum + runs, 0)).toBe(6);
    expect(both.filter(({ switched }) => switched)).toHaveLength(1);
    expect(await boardOf(kept?.id ?? 0)).toEqual(await boardOf(old?.id ?? 0));
  });
});
