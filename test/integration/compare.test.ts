import { Metric, METRIC_DEFINITIONS } from '@inferbench/domain/terms/metric';
import type { Slice } from '@inferbench/domain/terms/slice';
import { whollyBetter } from '@inferbench/domain/scores/ranking';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Interval,
  MAX_STATEMENTS,
  type PublishedBoard,
  sliceInput,
  startPublishedBoard,
} from '../testkit/published-board.ts';
import { countStatements } from '../testkit/statements.ts';

let published: PublishedBoard;
beforeAll(async () => {
  published = await startPublishedBoard();
});
afterAll(() => published.stop());

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
  const slice = sliceInput(await published.mostLed());
  const [a, b] = await systemsOf(slice);
  if (a === undefined || b === undefined) throw new Error('no two systems');
  return { slice, a, b };
}

async function systemsOf(slice: Slice): Promise<string[]> {
  const { systems, incomplete } = await published.ask<Record<'systems' | 'incomplete', { system: string }[]>>(
    'query ($slice: SliceInput!) { paretoFront(slice: $slice) { systems { system } incomplete { system } } }',
    { slice },
  );
  return [...systems, ...incomplete].map(({ system }) => system);
}

describe('compare', () => {
  test('says assumptions, every metric with rank and interval, and crossings of the two alone', async () => {
    const pair = await twoSystems();
    const found = await published.ask<Comparison>(COMPARE, pair);
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
      await published.ask<Comparison>(COMPARE, { slice, a, b }),
      await published.ask<Comparison>(COMPARE, { slice, a: b, b: a }),
    ];
    const mirror = { A: 'B', B: 'A', TIED: 'TIED' } as const;
    expect(other.metrics.map(({ better }) => better)).toEqual(
      one.metrics.map(({ better }) => better && mirror[better]),
    );
    expect(other.cautions).toHaveLength(one.cautions.length);
  });

  test('crossings are those of the analysis of the whole slice for this pair', async () => {
    const pair = await twoSystems();
    const { crossings } = await published.ask<Comparison>(COMPARE, pair);
    const whole = await published.ask<Pick<Comparison, 'crossings'>>(
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
    const misspelt = await published.api.post(COMPARE, { slice, a, b: `${b}x` });
    expect(misspelt.errors?.[0]).toMatchObject({
      message: expect.stringContaining(`Did you mean ${b}`),
      extensions: { code: 'NOT_FOUND' },
    });
    const same = await published.api.post(COMPARE, { slice, a, b: a });
    expect(same.errors?.[0]?.extensions['code']).toBe('INVALID');
    const empty = await published.api.post(COMPARE, {
      slice: { ...slice, batch: 1024, context: 1_048_576 },
      a,
      b,
    });
    expect(empty.errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  });

  test('every pair of every slice with two systems can be compared', async () => {
    let pairs = 0;
    for (const led of (await published.slices()).slice(0, 30)) {
      const slice = sliceInput(led);
      const slugs = await systemsOf(slice);
      const [a, b] = [slugs[0], slugs.at(-1)];
      if (a === undefined || b === undefined || a === b) continue;
      const found = await published.ask<Comparison>(COMPARE, { slice, a, b });
      expect(found.summary).toMatch(/\.$/);
      pairs += 1;
    }
    expect(pairs).toBeGreaterThan(10);
  });

  test('costs at most four statements', async () => {
    const pair = await twoSystems();
    const compare = () => published.ask(COMPARE, pair);
    expect(await countStatements(published.api, compare)).toBeLessThanOrEqual(MAX_STATEMENTS);
  });
});
