import { fc, test } from '@fast-check/vitest';
import {
  fewestLeaders,
  leadersOfList,
  NOBODY_LEADS,
  type ListedRun,
} from '@inferbench/answers/verdict/leaders';
import { describe, expect } from 'vitest';

type Named = ListedRun & { name: string };

/** A dated run of one publication, known to ± 5 %. */
function run(name: string, value: number, overrides: Partial<ListedRun> = {}): Named {
  const { intervalShare: share = 0.05 } = overrides;
  return {
    name,
    value,
    interval: { low: value * (1 - share), high: value * (1 + share) },
    chips: 8,
    extent: 'SERVER',
    pools: 'AGGREGATED',
    source: 'one',
    intervalShare: 0.05,
    intervalAssumed: true,
    measured: { from: null, to: '2026-03-01' },
    ...overrides,
  };
}

const namesOf = (runs: readonly Named[]) => leadersOfList(runs).leaders.map(({ name }) => name);

describe('leaders of a list', () => {
  test('two dated runs of one publication tie while their rows overlap: 110.5 · 0.95 is below 100 · 1.05', () => {
    expect(namesOf([run('a', 110.5), run('b', 100)])).toEqual(['a', 'b']);
    expect(namesOf([run('b', 100), run('a', 110.6)])).toEqual(['a']);
  });

  test('runs of two campaigns to √2 · 10 %, undated ones to √2 · 15 %, stated repeats to their own', () => {
    const other = { source: 'two' };
    expect(namesOf([run('a', 114), run('b', 100, other)])).toEqual(['a', 'b']);
    expect(namesOf([run('a', 115), run('b', 100, other)])).toEqual(['a']);
    const undated = { measured: null };
    expect(namesOf([run('a', 121, undated), run('b', 100, undated)])).toEqual(['a', 'b']);
    expect(namesOf([run('a', 122, undated), run('b', 100, undated)])).toEqual(['a']);
    const stated = { intervalAssumed: false, intervalShare: 0.01 };
    expect(namesOf([run('a', 102.1, stated), run('b', 100, stated)])).toEqual(['a']);
  });

  test.each([
    ['another number of chips', { chips: 4 }],
    ['a rack', { extent: 'RACK' as const }],
    ['prompts apart', { pools: 'DISAGGREGATED' as const }],
    ['a layout that nobody stated', { pools: null }],
  ])('nobody leads where one is of %s, however far ahead', (_, unlike) => {
    expect(leadersOfList([run('a', 900), run('b', 100, unlike)])).toEqual({
      leaders: [],
      reason: NOBODY_LEADS.UNLIKE,
    });
  });

  test('nobody leads a list of one, and an empty list has no reason', () => {
    expect(leadersOfList([run('a', 100)])).toEqual({ leaders: [], reason: NOBODY_LEADS.ALONE });
    expect(leadersOfList([])).toEqual({ leaders: [], reason: null });
  });

  test('who cannot be told apart counts for whichever lead makes the number smallest', () => {
    const lists = [
      leadersOfList([run('a', 100), run('b', 99)]),
      leadersOfList([run('b', 100), run('c', 50)]),
      leadersOfList([run('c', 100)]),
    ];
    expect(fewestLeaders(lists, ({ name }) => name)).toBe(1);
  });

  test.prop([fc.uniqueArray(fc.integer({ min: 1, max: 10_000 }), { minLength: 2, maxLength: 8 })])(
    'the order in which runs come changes nothing, and the largest always leads or ties',
    (gains) => {
      const runs = gains.map((gain) => run(String(gain), gain));
      expect(namesOf(runs.toReversed())).toEqual(namesOf(runs));
      expect(namesOf(runs)[0]).toBe(String(Math.max(...gains)));
    },
  );
});
