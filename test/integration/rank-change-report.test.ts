import { type Metric, METRIC_DEFINITIONS } from '@inferbench/domain/terms/metric';
import { currentEpoch, ensureEpoch } from '@inferbench/db/epochs/epoch-repository';
import { compareEpochs } from '@inferbench/db/board/rank-change-report';
import { MAX_LISTED_CHANGES, type RankChange, RankChangeReport } from '@inferbench/domain/board/epoch';
import { VERSIONS } from '@inferbench/evaluation/versions';
import { rescore } from '@inferbench/worker/rescore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { asAdmin } from '../testkit/database.ts';
import { acceptAsOldEngine, beginWithOldEngine } from '../testkit/old-engine.ts';

const SYSTEMS = 24;

let api: TestApi;
let from: number;
let to: number;

beforeAll(async () => {
  api = await startTestApi({ agreed: true });
  await beginWithOldEngine(api.adminUrl);
  from = (await currentEpoch(api.database.pool))?.id ?? 0;
  for (let i = 0; i < SYSTEMS; i += 1) {
    // Some as they are, some a little off, some far: ranks that stay, ranks that change.
    const factor = [1, 1, 1.02, 0.9, 1.3, 0.7][(i * 7) % 6] ?? 1;
    await acceptAsOldEngine(api.database, { framework: `stack-${i}`, speedUp: 1 + 0.02 * i, factor });
  }
  to = (await ensureEpoch(api.database.pool, VERSIONS)).id;
});
afterAll(() => api.stop());

interface Entry {
  epoch_id: number;
  metric: Metric;
  ranking: string;
  system: string;
  value: number;
  sort_value: number;
  sort_low: number;
  sort_high: number;
}

async function entriesOf(epochId: number): Promise<Map<string, Entry>> {
  const { rows } = await api.database.pool.query<Entry>(
    `SELECT b.*, system.slug AS system, b.metric || ' ' || b.slice_id || ' ' || b.comparability_key AS ranking
     FROM best_score b JOIN system ON system.id = b.system_id WHERE epoch_id = $1`,
    [epochId],
  );
  return new Map(rows.map((row) => [`${row.ranking} ${row.system}`, row]));
}

/** The same report, pair by pair. */
async function bruteForce() {
  const [before, after] = [await entriesOf(from), await entriesOf(to)];
  const rankIn = (entries: Map<string, Entry>, entry: Entry) =>
    1 +
    [...entries.values()].filter(
      (other) => other.ranking === entry.ranking && other.sort_low > entry.sort_high,
    ).length;
  const leaderIn = (entries: Map<string, Entry>, ranking: string) =>
    [...entries.values()]
      .filter((entry) => entry.ranking === ranking)
      .toSorted((a, b) => b.sort_value - a.sort_value)[0]?.system;
  const rows = [...new Map([...before, ...after])].map(([key, { metric, ranking, system }]) => {
    const [old, now] = [before.get(key), after.get(key)];
    return {
      metric,
      ranking,
      system,
      rankBefore: old && rankIn(before, old),
      rankAfter: now && rankIn(after, now),
      valueBefore: old?.value,
      valueAfter: now?.value,
    };
  });
  const both = rows.flatMap(({ rankBefore, rankAfter, valueBefore, valueAfter, ...row }) =>
    rankBefore && rankAfter && valueBefore !== undefined && valueAfter !== undefined
      ? [{ ...row, rankBefore, rankAfter, valueBefore, valueAfter }]
      : [],
  );
  const changed = both.filter(
    (row) => row.rankBefore !== row.rankAfter || row.valueBefore !== row.valueAfter,
  );
  const metrics = [...new Set(rows.map(({ metric }) => metric))].toSorted().map((metric) => {
    const own = rows.filter((row) => row.metric === metric);
    const rankings = [...new Set(own.map(({ ranking }) => ranking))];
    return {
      metric,
      entries: own.filter((row) => row.rankAfter !== undefined).length,
      changedValue: both.filter((row) => row.metric === metric && row.valueBefore !== row.valueAfter).length,
      changedRank: both.filter((row) => row.metric === metric && row.rankBefore !== row.rankAfter).length,
      entered: own.filter((row) => row.rankBefore === undefined).length,
      left: own.filter((row) => row.rankAfter === undefined).length,
      newLeaders: rankings.filter((ranking) => {
        const [old, now] = [leaderIn(before, ranking), leaderIn(after, ranking)];
        return old !== undefined && now !== undefined && old !== now;
      }).length,
    };
  });
  return { metrics, changed };
}

type Change = Pick<
  RankChange,
  'metric' | 'system' | 'rankBefore' | 'rankAfter' | 'valueBefore' | 'valueAfter'
>;

const places = (row: Change) => Math.abs(row.rankAfter - row.rankBefore);
const share = (row: Change) => Math.abs(row.valueAfter - row.valueBefore) / Math.abs(row.valueBefore);
const sizes = (rows: readonly Change[]) => rows.map((row) => [places(row), share(row)]);

/** Text of a change without the place in the list among equals, which is the database's. */
const textOf = ({ metric, system, rankBefore, rankAfter, valueBefore, valueAfter }: Change) =>
  [metric, system, rankBefore, rankAfter, valueBefore, valueAfter].join(' ');

async function expectBruteForce({ metrics, largest }: RankChangeReport): Promise<void> {
  const expected = await bruteForce();
  expect(metrics.toSorted((a, b) => (a.metric < b.metric ? -1 : 1))).toEqual(expected.metrics);
  const known = new Set(expected.changed.map(textOf));
  expect(largest.filter((row) => !known.has(textOf(row)))).toEqual([]);
  const largestFirst = expected.changed.toSorted((a, b) => places(b) - places(a) || share(b) - share(a));
  expect(sizes(largest)).toEqual(sizes(largestFirst.slice(0, MAX_LISTED_CHANGES)));
}

test('the report that re-scoring stores is what comparing pair by pair gives', async () => {
  await rescore(api.database, VERSIONS, { epochSwitch: 'manual' });
  const body = await api.post(`{ epochs {
    id state current progress { scored points }
    report { fromEpoch computedAt metrics { metric entries changedValue changedRank entered left newLeaders }
      largest { metric comparabilityKey system rankBefore rankAfter valueBefore valueAfter
        slice { model phase shape batch context precision } } }
  } }`);
  expect(body.errors).toBeUndefined();
  const [fresh, old] = (body.data ?? {})['epochs'] as { report: unknown }[]; // the query's own shape
  expect(old).toMatchObject({ id: from, state: 'LIVE', current: true, report: null });
  expect(fresh).toMatchObject({
    id: to,
    state: 'BUILDING',
    current: false,
    progress: { scored: SYSTEMS, points: SYSTEMS },
  });
  const report = RankChangeReport.parse(fresh?.report);
  expect(report.fromEpoch).toBe(from);
  expect(report.metrics.some(({ changedRank }) => changedRank > 0)).toBe(true);
  await expectBruteForce(report);
});

test('entries of one epoch only are counted as entered and left, new leaders by ranking', async () => {
  await asAdmin(api.adminUrl, async (client) => {
    const remove = (epoch: number, framework: string) =>
      client.query(
        `DELETE FROM best_score WHERE epoch_id = $1 AND system_id IN (SELECT id FROM system WHERE framework = $2)`,
        [epoch, framework],
      );
    await remove(from, 'stack-3');
    await remove(to, `stack-${SYSTEMS - 1}`);
    await remove(to, 'stack-9');
  });
  const report = await compareEpochs(api.database.pool, { from, to });
  // One system came and two went; of cost each stands on all bases: rented, owned and by contract.
  for (const { metric, entered, left } of report.metrics) {
    const bases = METRIC_DEFINITIONS[metric].keyed === 'costBasis' ? 3 : 1;
    expect([metric, entered, left]).toEqual([metric, bases, 2 * bases]);
  }
  expect(report.metrics.some(({ newLeaders }) => newLeaders > 0)).toBe(true);
  await expectBruteForce(report);
});

test('epochs and engineVersions cost at most two statements each', async () => {
  const { pool } = api.database;
  const query = pool.query.bind(pool);
  let statements = 0;
  // Counting, not replacing: every statement still reaches the server.
  pool.query = ((...args: Parameters<typeof query>) => {
    statements += 1;
    return query(...args);
  }) as typeof pool.query; // same overloads, passed through
  const body = await api.post(
    '{ epochs { id report { fromEpoch } } engineVersions { engineVersion points epochId current } }',
  );
  pool.query = query;
  expect(body.data?.['engineVersions']).toEqual([
    { engineVersion: VERSIONS.engineVersion, points: SYSTEMS, epochId: to, current: false },
    { engineVersion: '0.0.9', points: SYSTEMS, epochId: from, current: true },
  ]);
  expect(statements).toBeLessThanOrEqual(4);
});
