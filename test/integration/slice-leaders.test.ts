import { boardPage, findSlice } from '@inferbench/db/board/board-reader';
import { FOUR_METRICS } from '@inferbench/domain/terms/four-metrics';
import { type Metric, METRIC_DEFINITIONS } from '@inferbench/domain/terms/metric';
import { rankEntries } from '@inferbench/scoring/rank';
import { formatNumber } from '@inferbench/units/format';
import { OUTPUT_SCHEMAS } from 'inferbench/output-schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  MAX_STATEMENTS,
  type Profile,
  type PublishedBoard,
  sliceInput,
  SLICES,
  startPublishedBoard,
} from '../testkit/published-board.ts';
import { callCli } from '../testkit/call-cli.ts';
import { countStatements } from '../testkit/statements.ts';

let published: PublishedBoard;
beforeAll(async () => {
  published = await startPublishedBoard();
});
afterAll(() => published.stop());

test('ranks and ties of every slice, metric and key are those of the pure function', async () => {
  const { pool } = published.api.database;
  let compared = 0;
  for (const led of await published.slices()) {
    const board = await findSlice(pool, sliceInput(led));
    if (board?.sliceId == null) throw new Error('a slice of the list is not found');
    const ranked = { ...board, sliceId: board.sliceId };
    for (const { metric, comparabilityKey } of board.keyCounts) {
      const rows = await boardPage(pool, {
        board: ranked,
        evidence: null,
        metric,
        comparabilityKey,
        after: null,
        limit: 1000,
      });
      const entries = rows.map(({ systemId, value, intervalLow, intervalHigh }) => ({
        id: systemId,
        value,
        interval: { low: intervalLow, high: intervalHigh },
      }));
      expect(
        rankEntries(entries.toReversed(), METRIC_DEFINITIONS[metric].higherIsBetter).map(
          ({ entry: { id }, rank, tied }) => ({ id, rank, tied }),
        ),
      ).toEqual(rows.map(({ systemId, rank, tied }) => ({ id: systemId, rank, tied })));
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(400);
});

interface RankedRow {
  system: { slug: string; chips: number };
  metrics: { metric: Metric; rank: number | null }[];
}

describe('leaders', () => {
  test('a metric by which somebody ranks has leaders, or the reason why nobody leads', async () => {
    const slices = await published.slices();
    for (const { leaders, leaderless, distinctLeaders } of slices) {
      const led = new Set(leaders.map(({ metric }) => metric));
      expect(leaderless.filter(({ metric }) => led.has(metric))).toEqual([]);
      for (const { systems, reason } of leaderless)
        expect(reason).toMatch(systems === 1 ? /one system alone/ : /differ in size or layout/);
      expect(distinctLeaders).toBeLessThanOrEqual(led.size);
      expect(distinctLeaders > 0).toBe(led.size > 0);
    }
    // Of published slices some have a leader, and some systems that do not compare.
    expect(slices.some(({ distinctLeaders }) => distinctLeaders > 0)).toBe(true);
    expect(slices.some(({ leaderless }) => leaderless.some(({ systems }) => systems > 1))).toBe(true);
  });

  test('stand among systems of one size; whoever has rank 1 leads or ties, and says so', async () => {
    let held = 0;
    for (const led of (await published.slices()).filter(({ distinctLeaders }) => distinctLeaders > 0)) {
      const board = await published.ask<{ edges: { node: RankedRow }[] }>(
        `query ($slice: SliceInput!) { leaderboard(slice: $slice, first: 100) {
          edges { node { system { slug chips } metrics { metric rank } } } } }`,
        { slice: sliceInput(led) },
      );
      const rows = board.edges.map(({ node }) => node);
      const rankOf = ({ metrics }: RankedRow, metric: Metric) =>
        metrics.find((cell) => cell.metric === metric)?.rank ?? null;
      for (const metric of FOUR_METRICS) {
        const leaders = led.leaders.filter((leader) => leader.metric === metric);
        if (leaders.length === 0) continue;
        const ranked = rows.filter((row) => rankOf(row, metric) !== null);
        expect(new Set(ranked.map(({ system }) => system.chips)).size).toBeLessThanOrEqual(1);
        expect(leaders.map(({ system }) => system.slug)).toEqual(
          expect.arrayContaining(
            ranked.filter((row) => rankOf(row, metric) === 1).map(({ system }) => system.slug),
          ),
        );
        expect(leaders.every(({ tied }) => tied === leaders.length > 1)).toBe(true);
        held += 1;
      }
    }
    expect(held).toBeGreaterThan(0);
  });

  test('stand in the terminal with the value and the unit that the API gives', async () => {
    const env = { INFERBENCH_SERVER: published.api.server.url };
    const json = await callCli(['leaders', '--distinct', '1', '--json'], env);
    const output = OUTPUT_SCHEMAS.leaders.parse(JSON.parse(json.stdout));
    const told = output.ok ? output.slices.flatMap(({ leaders }) => leaders) : [];
    const asked = (await published.slices()).flatMap(({ leaders }) => leaders);
    const figures = (leaders: readonly { metric: Metric; value: number }[]) =>
      leaders.map(({ metric, value }) => `${metric} ${value}`).toSorted();
    expect(figures(told)).toEqual(figures(asked));
    for (const { metric, unit } of told) expect(unit).toBe(METRIC_DEFINITIONS[metric].unit);
    const { stdout } = await callCli(['leaders', '--distinct', '1'], env);
    const [led] = output.ok ? output.slices : [];
    for (const metric of FOUR_METRICS) {
      const first = led?.leaders.find((leader) => leader.metric === metric);
      if (first === undefined) continue;
      expect(stdout).toContain(`${first.system} ${formatNumber(first.value)} ${first.unit}`);
    }
  });

  test('are the same where the slice is reached from a point or by its id; with a filter, of the whole board', async () => {
    const led = await published.mostLed();
    const fields = 'distinctLeaders leaders { metric value tied systems system { slug } }';
    const board = await published.ask<{
      slice: { id: string; distinctLeaders: number };
      edges: { node: { point: { slice: object } } }[];
    }>(
      `query ($slice: SliceInput!) { leaderboard(slice: $slice, first: 1, evidence: { kinds: [REPORTED], minGrade: E1 }) {
        slice { id distinctLeaders } edges { node { point { slice { ${fields} } } } } } }`,
      { slice: sliceInput(led) },
    );
    const { leaders, distinctLeaders } = led;
    expect(board.slice.distinctLeaders).toBe(distinctLeaders);
    expect(board.edges[0]?.node.point.slice).toEqual({ leaders, distinctLeaders });
    const node = await published.ask(`query ($id: ID!) { node(id: $id) { ... on Slice { ${fields} } } }`, {
      id: board.slice.id,
    });
    expect(node).toEqual({ leaders, distinctLeaders });
  });

  test('of a page of slices are one more statement, chips read once', async () => {
    const page = () => published.ask(SLICES, { after: null });
    await page();
    const statements = await countStatements(published.api, page);
    const without = await countStatements(published.api, () =>
      published.ask('{ slices(first: 100) { nodes { batch } } }'),
    );
    expect(statements).toBe(without + 1);
  });
});

const PROFILES = `query ($slice: SliceInput!) { leaderboard(slice: $slice, first: 100) { edges { node {
  system { slug } metrics { metric rank } profile { ranks { metric rank } spread fieldSize specialist } } } } }`;

test('the profile of a row is its ranks over the four metrics, and costs no statement beside them', async () => {
  const slice = sliceInput(await published.mostLed());
  const { edges } = await published.ask<{
    edges: { node: { metrics: { metric: Metric; rank: number | null }[]; profile: Profile } }[];
  }>(PROFILES, { slice });
  expect(edges.length).toBeGreaterThan(2);
  for (const { node } of edges) {
    const { ranks, spread, fieldSize, specialist } = node.profile;
    expect(ranks).toEqual(
      FOUR_METRICS.flatMap((metric) => {
        const rank = node.metrics.find((cell) => cell.metric === metric)?.rank ?? null;
        return rank === null ? [] : [{ metric, rank }];
      }),
    );
    expect(fieldSize).toBeGreaterThanOrEqual(Math.max(...ranks.map(({ rank }) => rank)));
    expect(specialist).toBe(spread !== null && spread > fieldSize / 2);
  }
  const statements = await countStatements(published.api, () => published.ask(PROFILES, { slice }));
  expect(statements).toBeLessThanOrEqual(MAX_STATEMENTS);
});
