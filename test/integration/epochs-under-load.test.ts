import { setTimeout as sleep } from 'node:timers/promises';
import { currentEpoch, ensureEpoch, switchEpoch } from '@inferbench/db/epochs/epoch-repository';
import { VERSIONS } from '@inferbench/evaluation/versions';
import { rescore } from '@inferbench/worker/rescore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { BoardReader, type BoardPage } from '../testkit/board-reader.ts';
import { fasterFile } from '../testkit/fixture.ts';
import { acceptAsOldEngine, type AcceptedByOld, beginWithOldEngine, OLD } from '../testkit/old-engine.ts';
import { setReview } from '../testkit/review.ts';
import { contextOfStack, stackOf } from '../testkit/stacks.ts';

const RANKED_BY_BOTH = 8;
/** Number that is more than can be on their way at once, so that counts of one epoch do not fit rows of the other. */
const RANKED_BY_NEW = 6;
const NEW_SUBMISSIONS = 20;
const OLD_SUBMISSIONS = 20;
const READERS = 3;

let api: TestApi;
let oldId: number;
let newId: number;
/** What the old engine had scored before anything else happened, twice as high as ours. */
const seeds = new Map<string, AcceptedByOld>();

beforeAll(async () => {
  api = await startTestApi({ agreed: true });
  // What waits until two persons agree is in no answer, so that counts are of what ranks alone.
  await setReview(api.queueUrl, 'required');
  await beginWithOldEngine(api.adminUrl);
  oldId = (await currentEpoch(api.database.pool))?.id ?? 0;
  for (let i = 0; i < RANKED_BY_BOTH + RANKED_BY_NEW; i += 1) {
    const unranked = i >= RANKED_BY_BOTH;
    const framework = `${unranked ? 'hidden' : 'seed'}-${i}`;
    const seed = await acceptAsOldEngine(api.database, { framework, speedUp: 1 + 0.03 * i, unranked });
    seeds.set(framework, seed);
  }
});
afterAll(() => api.stop());

/** Throws unless every part of an answer is of the epoch that it names. */
function expectOneEpoch({ leaderboard, other, unranked, point, nodes, chip }: BoardPage): void {
  const epoch = leaderboard.epoch;
  const isOld = epoch === oldId;
  const versions = isOld ? OLD.engineVersion : VERSIONS.engineVersion;
  const valueOf = (seed: AcceptedByOld, metric: 'USEFUL_TOPS' | 'TPOT_P95') => {
    const value = seed.score.metrics[metric];
    return value.present ? value.value * (isOld ? 2 : 1) : null;
  };
  expect([oldId, newId]).toContain(epoch);
  expect(other.epoch).toBe(epoch);
  for (const { node } of leaderboard.edges) {
    const seed = seeds.get(node.system.framework);
    if (seed === undefined) continue;
    const value = valueOf(seed, 'USEFUL_TOPS');
    expect(node.scores).toEqual({ engineVersion: versions, usefulTops: value });
    expect(node.value).toBe(value);
    const cells = new Map(node.metrics.map((cell) => [cell.metric, cell.value]));
    expect([cells.get('USEFUL_TOPS'), cells.get('TPOT_P95')]).toEqual([value, valueOf(seed, 'TPOT_P95')]);
  }
  const timesOfSeeds = other.edges.flatMap(({ node }) => {
    const seed = seeds.get(node.system.framework);
    return seed === undefined ? [] : [[node.value, valueOf(seed, 'TPOT_P95')]];
  });
  expect(timesOfSeeds.filter(([shown, expected]) => shown !== expected)).toEqual([]);
  const hidden = leaderboard.edges.filter(({ node }) => node.system.framework.startsWith('hidden'));
  expect(hidden).toHaveLength(isOld ? 0 : RANKED_BY_NEW);
  expect(unranked.totalCount).toBe(isOld ? RANKED_BY_NEW : 0);
  // Counted before the page was read: results that came in between are on it.
  const since = leaderboard.edges.length - leaderboard.totalCount;
  expect(since).toBeGreaterThanOrEqual(0);
  expect(since).toBeLessThan(RANKED_BY_NEW);
  for (const { scores } of [point, ...nodes]) expect(scores.engineVersion).toBe(versions);
  const chipPoints = new Map(chip.points.nodes.map(({ id, usefulTops }) => [id, usefulTops]));
  for (const seed of seeds.values()) expect(chipPoints.get(seed.pointId)).toBe(valueOf(seed, 'USEFUL_TOPS'));
}

async function submitAll(): Promise<void> {
  const byNew = async (from: number) => {
    for (let i = from; i < NEW_SUBMISSIONS; i += 2) {
      const outcome = await api.submit({
        document: fasterFile(0.8 + 0.005 * i),
        context: contextOfStack(i),
      });
      if (outcome.__typename !== 'RunAccepted') throw new Error(outcome.__typename);
      await sleep(150);
    }
  };
  const byOld = async () => {
    for (let i = 0; i < OLD_SUBMISSIONS; i += 1) {
      await acceptAsOldEngine(api.database, { framework: `late-${i}`, speedUp: 1.5 + 0.005 * i });
      await sleep(75);
    }
  };
  await Promise.all([byNew(0), byNew(1), byOld()]);
}

/** Every row of what the board and re-scoring write, with the transaction that wrote it. */
async function writtenRows(): Promise<Record<string, unknown>> {
  const tables = [
    'best_score',
    'board_value',
    'slice_stat',
    'score',
    'point',
    'epoch',
    'epoch_run',
    'board_state',
  ];
  const entries = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await api.database.pool.query<{ n: number; rows: string }>(
        `SELECT count(*)::int AS n, md5(string_agg(t.xmin::text || t::text, '|' ORDER BY t::text)) AS rows FROM ${table} t`,
      );
      return [table, rows[0]];
    }),
  );
  return Object.fromEntries(entries);
}

async function frameworksOnBoard(epochId: number): Promise<string[]> {
  const { rows } = await api.database.pool.query<{ framework: string }>(
    `SELECT system.framework FROM best_score b JOIN system ON system.id = b.system_id
     WHERE b.epoch_id = $1 AND b.metric = 'USEFUL_TOPS' ORDER BY 1`,
    [epochId],
  );
  return rows.map(({ framework }) => framework).toSorted();
}

describe('while results come in', () => {
  test('building, switch and roll-back lose nothing, mix nothing, and no cache keeps what changed', async () => {
    const ids = [...seeds.values()].map(({ pointId }) => pointId);
    let changes = 0;
    const show = async (epochId: number) => {
      changes += 1;
      await switchEpoch(api.database.pool, epochId);
      changes += 1;
    };
    const readers = Array.from(
      { length: READERS },
      () => new BoardReader({ url: api.server.url, ids, check: expectOneEpoch, changes: () => changes }),
    );
    const reading = Promise.allSettled(readers.map((reader) => reader.start()));
    const progress = { done: false };
    const submissions = submitAll().finally(() => (progress.done = true));

    newId = (await ensureEpoch(api.database.pool, VERSIONS)).id;
    expect((await rescore(api.database, VERSIONS, { epochSwitch: 'manual' })).switched).toBe(false);
    expect((await currentEpoch(api.database.pool))?.id).toBe(oldId);
    for (let turn = 0; !progress.done || turn < 6; turn += 1) {
      await show(turn % 2 === 0 ? newId : oldId);
      await rescore(api.database, VERSIONS, { epochSwitch: 'manual' });
      await sleep(150);
    }
    await submissions;
    await show(newId);
    await rescore(api.database, VERSIONS, { epochSwitch: 'manual' });
    await sleep(500);
    for (const reader of readers) reader.stop();
    for (const outcome of await reading) if (outcome.status === 'rejected') throw outcome.reason;

    const seen = new Set(readers.flatMap((reader) => [...reader.epochs]));
    expect(seen).toEqual(new Set([oldId, newId]));
    for (const reader of readers) expect(reader.notModified).toBeGreaterThan(0);

    const all = [...seeds.keys()]
      .concat(Array.from({ length: NEW_SUBMISSIONS }, (_, i) => stackOf(i)))
      .concat(Array.from({ length: OLD_SUBMISSIONS }, (_, i) => `late-${i}`))
      .toSorted();
    expect(await frameworksOnBoard(newId)).toEqual(all);
    expect(await frameworksOnBoard(oldId)).toEqual(all.filter((name) => !name.startsWith('hidden')));
    // Nothing of the old engine is left in the new epoch.
    const page = await readers[0]?.fresh();
    const engines = page?.leaderboard.edges.map(({ node }) => node.scores.engineVersion);
    expect(engines).toEqual(all.map(() => VERSIONS.engineVersion));
  });

  test('scoring again writes nothing, not even a version', async () => {
    const before = await writtenRows();
    expect(await rescore(api.database, VERSIONS)).toEqual({ runs: 0, points: 0, switched: false });
    expect(await writtenRows()).toEqual(before);
  });

  test('roll-back and forward again gives the same bytes under the same tag', async () => {
    const ids = [...seeds.values()].map(({ pointId }) => pointId);
    const reader = new BoardReader({ url: api.server.url, ids, check: expectOneEpoch, changes: () => 0 });
    const before = await reader.get();
    await switchEpoch(api.database.pool, oldId);
    const rolledBack = await reader.get(before.etag);
    expect([rolledBack.status, rolledBack.body === before.body]).toEqual([200, false]);
    await switchEpoch(api.database.pool, newId);
    expect(await reader.get()).toEqual(before);
    expect((await reader.get(before.etag)).status).toBe(304);
  });
});
