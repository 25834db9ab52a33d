import { loadPublished } from '@inferbench/api/catalogue/load-published';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { boardPage, findSlice } from '@inferbench/db/board-reader';
import { FOUR_METRICS } from '@inferbench/domain/four-metrics';
import { Metric, METRIC_DEFINITIONS } from '@inferbench/domain/metric';
import { Slice } from '@inferbench/domain/slice';
import { rankEntries, whollyBetter } from '@inferbench/scoring/rank';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { countStatements, fastestMs } from '../testkit/statements.ts';

/** Figures published by third parties, as a server holds them at its first start. */
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await loadPublished(api.database, catalogue);
});
afterAll(() => api.stop());

/** For a query of the first-start data. */
const MAX_MS = 50;
const MAX_STATEMENTS = 4;

interface Leader {
  metric: Metric;
  value: number;
  tied: boolean;
  systems: number;
  system: { slug: string };
}
interface Led extends Slice {
  distinctLeaders: number;
  leaders: Leader[];
}
interface Interval {
  low: number;
  high: number;
}

async function ask<T>(query: string, variables: Record<string, unknown> = {}): Promise<T> {
  const { data, errors } = await api.post(query, variables);
  expect(errors).toBeUndefined();
  return Object.values(data ?? {})[0] as T; // the query's own shape
}

const SLICES = `query ($after: String) { slices(first: 100, after: $after) {
  pageInfo { hasNextPage endCursor }
  edges { node { model { slug } phase shape batch context precision distinctLeaders
    leaders { metric value tied systems system { slug } } } } } }`;

interface Page {
  pageInfo: { hasNextPage: boolean; endCursor: string };
  edges: { node: Omit<Led, 'model'> & { model: { slug: string } } }[];
}

async function allSlices(): Promise<Led[]> {
  const found: Led[] = [];
  for (let after: string | null = null; ;) {
    const page: Page = await ask(SLICES, { after });
    found.push(...page.edges.map(({ node }) => ({ ...node, model: node.model.slug })));
    if (!page.pageInfo.hasNextPage) return found;
    after = page.pageInfo.endCursor;
  }
}

const inputOf = ({ model, phase, shape, batch, context, precision }: Led): Slice =>
  Slice.parse({ model, phase, shape, batch, context, precision });

async function mostLed(): Promise<Led> {
  const [first] = (await allSlices()).toSorted((a, b) => b.distinctLeaders - a.distinctLeaders);
  if (!first) throw new Error('the board is empty');
  return first;
}

test('ranks and ties of every slice, metric and key are those of the pure function', async () => {
  const { pool } = api.database;
  let compared = 0;
  for (const led of await allSlices()) {
    const board = await findSlice(pool, inputOf(led));
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
      const entries = rows.map(({ system_id, value, interval_low, interval_high }) => ({
        id: system_id,
        value,
        interval: { low: interval_low, high: interval_high },
      }));
      expect(
        rankEntries(entries.toReversed(), METRIC_DEFINITIONS[metric].higherIsBetter).map(
          ({ entry: { id }, rank, tied }) => ({ id, rank, tied }),
        ),
      ).toEqual(rows.map(({ system_id, rank, tied }) => ({ id: system_id, rank, tied })));
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(400);
});

describe('leaders', () => {
  test('of at least one published slice no two systems lead all four metrics', async () => {
    const slices = await allSlices();
    const led = slices.filter((slice) => slice.distinctLeaders >= 3);
    expect(led.length).toBeGreaterThan(0);
    for (const { leaders, distinctLeaders } of led) {
      const contested = leaders.filter(({ systems }) => systems >= 2);
      expect(new Set(contested.map(({ system }) => system.slug)).size).toBeGreaterThanOrEqual(
        distinctLeaders,
      );
    }
    // A slice where one system leads everything is told apart from it.
    expect(slices.some((slice) => slice.distinctLeaders === 1)).toBe(true);
  });

  test('are those of rank 1 of the leaderboard, and say whether they tie', async () => {
    const led = await mostLed();
    const board = await ask<{
      slice: Pick<Led, 'leaders' | 'distinctLeaders'>;
      edges: { node: { system: { slug: string }; metrics: { metric: Metric; rank: number | null }[] } }[];
    }>(
      `query ($slice: SliceInput!) { leaderboard(slice: $slice, first: 100) {
        slice { distinctLeaders leaders { metric value tied systems system { slug } } }
        edges { node { system { slug } metrics { metric rank } } } } }`,
      { slice: inputOf(led) },
    );
    expect(board.slice).toEqual({ leaders: led.leaders, distinctLeaders: led.distinctLeaders });
    for (const metric of FOUR_METRICS) {
      const first = board.edges
        .filter(({ node }) => node.metrics.some((cell) => cell.metric === metric && cell.rank === 1))
        .map(({ node }) => node.system.slug);
      const leaders = led.leaders.filter((leader) => leader.metric === metric);
      expect(leaders.map(({ system }) => system.slug).toSorted()).toEqual(first.toSorted());
      expect(leaders.every(({ tied }) => tied === leaders.length > 1)).toBe(true);
    }
  });

  test('are the same where the slice is reached from a point or by its id; with a filter, of the whole board', async () => {
    const led = await mostLed();
    const fields = 'distinctLeaders leaders { metric value tied systems system { slug } }';
    const board = await ask<{
      slice: { id: string; distinctLeaders: number };
      edges: { node: { point: { slice: object } } }[];
    }>(
      `query ($slice: SliceInput!) { leaderboard(slice: $slice, first: 1, evidence: { kinds: [REPORTED], minGrade: E1 }) {
        slice { id distinctLeaders } edges { node { point { slice { ${fields} } } } } } }`,
      { slice: inputOf(led) },
    );
    const { leaders, distinctLeaders } = led;
    expect(board.slice.distinctLeaders).toBe(distinctLeaders);
    expect(board.edges[0]?.node.point.slice).toEqual({ leaders, distinctLeaders });
    const node = await ask(`query ($id: ID!) { node(id: $id) { ... on Slice { ${fields} } } }`, {
      id: board.slice.id,
    });
    expect(node).toEqual({ leaders, distinctLeaders });
  });

  test('of a page of slices are one more statement, chips read once', async () => {
    const page = () => ask(SLICES, { after: null });
    await page();
    const statements = await countStatements(api, page);
    const without = await countStatements(api, () => ask('{ slices(first: 100) { nodes { batch } } }'));
    expect(statements).toBe(without + 1);
    expect(await fastestMs(page)).toBeLessThan(MAX_MS);
  });
});

const PROFILES = `query ($slice: SliceInput!) { leaderboard(slice: $slice, first: 100) { edges { node {
  system { slug } metrics { metric rank } profile { ranks { metric rank } spread fieldSize specialist } } } } }`;
interface Profile {
  ranks: { metric: Metric; rank: number }[];
  spread: number | null;
  fieldSize: number;
  specialist: boolean;
}

test('the profile of a row is its ranks over the four metrics, and costs no statement beside them', async () => {
  const slice = inputOf(await mostLed());
  const { edges } = await ask<{
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
  const statements = await countStatements(api, () => ask(PROFILES, { slice }));
  expect(statements).toBeLessThanOrEqual(MAX_STATEMENTS);
});

const FRONT = `query ($slice: SliceInput!, $axes: [Metric!], $evidence: EvidenceInput) {
  paretoFront(slice: $slice, axes: $axes, evidence: $evidence) {
    slice { systems } axes keys { techniques costBasis powerBoundary } omitted summary
    systems { system label onFront dominatedBy values { metric unit value interval { low high } }
      profile { ranks { metric rank } spread fieldSize specialist } }
    incomplete { system label values { metric } missing { metric reason detail } } } }`;
interface Front {
  slice: { systems: number };
  axes: Metric[];
  keys: { techniques: string; costBasis: string | null; powerBoundary: string | null };
  omitted: number;
  summary: string;
  systems: {
    system: string;
    onFront: boolean;
    dominatedBy: string[];
    values: { metric: Metric; value: number; interval: Interval }[];
    profile: Profile;
  }[];
  incomplete: { system: string; missing: { metric: Metric; reason: string; detail: string }[] }[];
}
const WITHOUT_DEFAULT = FRONT.replace('$axes: [Metric!], ', '').replace('axes: $axes, ', '');

describe('paretoFront', () => {
  test('of every slice holds each system once: on the front, dominated by a named one, or incomplete with reasons', async () => {
    for (const led of await allSlices()) {
      const front = await ask<Front>(WITHOUT_DEFAULT, { slice: inputOf(led) });
      expect(front.axes).toEqual(FOUR_METRICS);
      expect(front.omitted).toBe(0);
      expect(front.systems.length + front.incomplete.length).toBe(front.slice.systems);
      for (const { missing } of front.incomplete) {
        expect(missing.length).toBeGreaterThan(0);
        expect(missing.every(({ detail }) => detail.length > 0)).toBe(true);
      }
      for (const { system, onFront, dominatedBy, values } of front.systems) {
        expect(onFront).toBe(dominatedBy.length === 0);
        expect(values.map(({ metric }) => metric)).toEqual(FOUR_METRICS);
        for (const slug of dominatedBy) {
          const other = front.systems.find((each) => each.system === slug) ?? fail();
          expect(slug).not.toBe(system);
          for (const [i, { metric }] of values.entries()) {
            const [own, theirs] = [values[i] ?? fail(), other.values[i] ?? fail()];
            expect(whollyBetter(own, theirs, METRIC_DEFINITIONS[metric].higherIsBetter)).toBe(false);
          }
        }
      }
    }
  });

  test('says its keys and its finding; a chosen axis has everybody who has it; a filter ranks anew', async () => {
    const slice = inputOf(await mostLed());
    const front = await ask<Front>(WITHOUT_DEFAULT, { slice });
    expect(front.keys).toMatchObject({ techniques: 'plain', costBasis: 'RENTED' });
    expect(front.summary).toMatch(/^(On|No system)/);
    const tops = await ask<Front>(FRONT, { slice, axes: ['USEFUL_TOPS'] });
    const best = tops.systems.filter(({ onFront }) => onFront).map(({ system }) => system);
    const { leaders } = await mostLed();
    expect(best.toSorted()).toEqual(
      leaders
        .filter(({ metric }) => metric === 'USEFUL_TOPS')
        .map(({ system }) => system.slug)
        .toSorted(),
    );
    const none = await ask<Front>(WITHOUT_DEFAULT, { slice, evidence: { minGrade: 'E4' } });
    expect(none).toMatchObject({ systems: [], incomplete: [], omitted: 0 });
  });

  test('no axis at all and a model that nobody has are refused', async () => {
    const slice = inputOf(await mostLed());
    for (const [variables, code] of [
      [{ slice, axes: [] }, 'INVALID'],
      [{ slice: { ...slice, model: 'llama-3-8' }, axes: ['USEFUL_TOPS'] }, 'NOT_FOUND'],
    ] as const) {
      const { errors } = await api.post(FRONT, variables);
      expect(errors?.[0]?.extensions['code']).toBe(code);
    }
  });

  test('costs at most four statements and little time', async () => {
    const slice = inputOf(await mostLed());
    const whole = () => ask(WITHOUT_DEFAULT, { slice });
    const filtered = () => ask(WITHOUT_DEFAULT, { slice, evidence: { kinds: ['REPORTED'] } });
    expect(await countStatements(api, whole)).toBeLessThanOrEqual(MAX_STATEMENTS);
    expect(await countStatements(api, filtered)).toBeLessThanOrEqual(MAX_STATEMENTS);
    expect(await fastestMs(whole)).toBeLessThan(MAX_MS);
  });
});

const COMPARE = `query ($slice: SliceInput!, $a: String!, $b: String!) { compare(slice: $slice, a: $a, b: $b) {
  a { system label retention { metric batch fromContext toContext ratio missing missingText } } b { system label }
  keys { costBasis powerBoundary } summary cautions assumptions { what a b differs }
  metrics { metric unit ratio better
    a { value interval { low high } rank pointId comparabilityKey missing missingText } b { value interval { low high } rank missing } }
  crossings { kind riser faller context sentence } noCrossings { kind a b sentence } } }`;
interface Comparison {
  summary: string;
  cautions: string[];
  a: { system: string; retention: { ratio: number | null; missingText: string | null } };
  assumptions: { what: string; a: string | null; b: string | null; differs: boolean | null }[];
  metrics: {
    metric: Metric;
    ratio: number | null;
    better: 'A' | 'B' | 'TIED' | null;
    a: { value: number | null; interval: Interval | null; rank: number | null; missing: string | null };
    b: { value: number | null; interval: Interval | null; rank: number | null; missing: string | null };
  }[];
  crossings: { kind: string; riser: string; faller: string }[];
  noCrossings: { kind: string; a: string; b: string }[];
}

type Compared = Comparison['metrics'][number];

/** What ratio and verdict have to be, from the two values. */
function expectedOf({ metric, a, b }: Compared): Pick<Compared, 'ratio' | 'better'> {
  if (a.value === null || b.value === null || !a.interval || !b.interval)
    return { ratio: null, better: null };
  const { higherIsBetter } = METRIC_DEFINITIONS[metric];
  const [left, right] = [
    { value: a.value, interval: a.interval },
    { value: b.value, interval: b.interval },
  ];
  const loses = whollyBetter(right, left, higherIsBetter) ? 'B' : 'TIED';
  return {
    ratio: a.value / b.value,
    better: whollyBetter(left, right, higherIsBetter) ? 'A' : loses,
  };
}

async function twoSystems(): Promise<{ slice: Slice; a: string; b: string }> {
  const slice = inputOf(await mostLed());
  const { systems, incomplete } = await ask<Front>(WITHOUT_DEFAULT, { slice });
  const [a, b] = [...systems, ...incomplete];
  return { slice, a: (a ?? fail()).system, b: (b ?? fail()).system };
}

describe('compare', () => {
  test('says assumptions, every metric with rank and interval, and crossings of the two alone', async () => {
    const pair = await twoSystems();
    const found = await ask<Comparison>(COMPARE, pair);
    expect(found.assumptions.map(({ what }) => what).slice(0, 2)).toEqual(['CHIP', 'CHIPS']);
    expect(found.assumptions).toHaveLength(16);
    for (const { a, b, differs } of found.assumptions) {
      expect(differs).toBe(a === null || b === null ? null : a !== b);
    }
    expect(found.metrics.map(({ metric }) => metric)).toEqual(Metric.options);
    for (const comparison of found.metrics) {
      const { a, b, ratio, better } = comparison;
      for (const side of [a, b]) expect(side.value === null).toBe(side.missing !== null);
      expect({ ratio, better }).toEqual(expectedOf(comparison));
      expect(better !== 'A' || (a.rank ?? 0) < (b.rank ?? 0)).toBe(true);
    }
    const both = [pair.a, pair.b].toSorted();
    for (const { riser, faller } of found.crossings) expect([riser, faller].toSorted()).toEqual(both);
    for (const { a, b } of found.noCrossings) expect([a, b].toSorted()).toEqual(both);
    expect(found.crossings.length + found.noCrossings.length).toBeGreaterThan(0);
  });

  test('the other way round is the mirror image', async () => {
    const { slice, a, b } = await twoSystems();
    const [one, other] = [
      await ask<Comparison>(COMPARE, { slice, a, b }),
      await ask<Comparison>(COMPARE, { slice, a: b, b: a }),
    ];
    const mirror = { A: 'B', B: 'A', TIED: 'TIED' } as const;
    expect(other.metrics.map(({ better }) => better)).toEqual(
      one.metrics.map(({ better }) => better && mirror[better]),
    );
    expect(other.cautions).toHaveLength(one.cautions.length);
  });

  test('crossings are those of the analysis of the whole slice for this pair', async () => {
    const pair = await twoSystems();
    const { crossings } = await ask<Comparison>(COMPARE, pair);
    const whole = await ask<Pick<Comparison, 'crossings'>>(
      'query ($slice: SliceInput!) { crossovers(slice: $slice, metric: USEFUL_TOPS) { crossings { kind riser faller } } }',
      { slice: pair.slice },
    );
    const ofPair = ({ riser, faller }: { riser: string; faller: string }) =>
      [riser, faller].every((slug) => slug === pair.a || slug === pair.b);
    expect(crossings.map(({ kind, riser }) => ({ kind, riser }))).toEqual(
      whole.crossings.filter(ofPair).map(({ kind, riser }) => ({ kind, riser })),
    );
  });

  test('a system that is not in the slice is NOT_FOUND with those that are; one system alone is INVALID', async () => {
    const { slice, a, b } = await twoSystems();
    const misspelt = await api.post(COMPARE, { slice, a, b: `${b}x` });
    expect(misspelt.errors?.[0]).toMatchObject({
      message: expect.stringContaining(`Did you mean ${b}`),
      extensions: { code: 'NOT_FOUND' },
    });
    const same = await api.post(COMPARE, { slice, a, b: a });
    expect(same.errors?.[0]?.extensions['code']).toBe('INVALID');
    const empty = await api.post(COMPARE, { slice: { ...slice, batch: 1024, context: 1_048_576 }, a, b });
    expect(empty.errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  });

  test('every pair of every slice with two systems can be compared', async () => {
    let pairs = 0;
    for (const led of (await allSlices()).slice(0, 30)) {
      const slice = inputOf(led);
      const { systems, incomplete } = await ask<Front>(WITHOUT_DEFAULT, { slice });
      const slugs = [...systems, ...incomplete].map(({ system }) => system);
      const [a, b] = [slugs[0], slugs.at(-1)];
      if (a === undefined || b === undefined || a === b) continue;
      const found = await ask<Comparison>(COMPARE, { slice, a, b });
      expect(found.summary).toMatch(/\.$/);
      pairs += 1;
    }
    expect(pairs).toBeGreaterThan(10);
  });

  test('costs at most four statements and little time', async () => {
    const pair = await twoSystems();
    const compare = () => ask(COMPARE, pair);
    expect(await countStatements(api, compare)).toBeLessThanOrEqual(MAX_STATEMENTS);
    expect(await fastestMs(compare)).toBeLessThan(MAX_MS);
  });
});

function fail(): never {
  throw new Error('missing');
}
