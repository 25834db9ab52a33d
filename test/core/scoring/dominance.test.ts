import { FOUR_METRICS } from '@inferbench/domain/terms/four-metrics';
import type { MetricValue } from '@inferbench/domain/terms/metric';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { type Contender, dominates, paretoSet } from '@inferbench/scoring/dominance';
import { missing } from '@inferbench/scoring/metric-value';
import { profileOf, profiles } from '@inferbench/scoring/specialist';

type Cell = number | [low: number, high: number] | null;

function valueOf(cell: Cell): MetricValue {
  if (cell === null) return missing('NO_PRICE', 'no dated price');
  const [low, high] = typeof cell === 'number' ? [cell, cell] : cell;
  return { present: true, value: (low + high) / 2, interval: { low, high, assumed: false } };
}

/** A system by its values on the four axes. */
function system(id: string, ...cells: Cell[]): Contender {
  return {
    id,
    values: Object.fromEntries(FOUR_METRICS.map((metric, i) => [metric, valueOf(cells[i] ?? null)])),
  };
}
const ids = (entries: readonly Contender[]) => entries.map(({ id }) => id);

const cell = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 2 }))
  .map(([low, width]): Cell => [low, low + width]);
const aSystem = (of: fc.Arbitrary<Cell>) =>
  fc.array(of, { minLength: 4, maxLength: 4 }).map((cells) => system('s', ...cells));
const field = fc
  .array(aSystem(fc.oneof({ weight: 8, arbitrary: cell }, fc.constant(null))), { maxLength: 8 })
  .map((systems) => systems.map(({ values }, i) => ({ id: `s${i}`, values })));

describe('dominance', () => {
  test('by hand: better in one and overlapping in the rest dominates; a trade does not; nor does a draw', () => {
    const best = system('best', 10, [4, 6], 3, 0.5);
    expect(dominates(best, system('x', 9, [5, 7], 3, 0.5))).toBe(true);
    expect(dominates(best, system('x', 9, [7, 8], 3, 0.5))).toBe(false);
    expect(dominates(best, system('x', 10, [5, 7], 3, 0.5))).toBe(false);
  });

  test('on an axis where less is better the smaller value is the better one', () => {
    const [fast, slow] = [10, 20].map((ms) => ({ id: `${ms}`, values: { TTFT_P95: valueOf(ms) } }));
    if (!fast || !slow) throw new Error('two systems');
    expect(dominates(fast, slow, ['TTFT_P95'])).toBe(true);
    expect(dominates(slow, fast, ['TTFT_P95'])).toBe(false);
  });

  test.prop([aSystem(cell), aSystem(cell)])('is irreflexive and asymmetric', (a, b) => {
    expect(dominates(a, a)).toBe(false);
    expect(dominates(a, b) && dominates(b, a)).toBe(false);
  });

  const exact = aSystem(fc.integer({ min: 1, max: 3 }));
  test.prop([exact, exact, exact])('is transitive where no value has an interval', (a, b, c) => {
    const chained = dominates(a, b) && dominates(b, c);
    expect(!chained || dominates(a, c)).toBe(true);
  });

  test('is not transitive through overlap, and can even go in a ring', () => {
    const [a, b, c] = [
      system('a', 3, [1, 2], 1, 1),
      system('b', 2, [2, 4], 1, 1),
      system('c', 1, [3, 5], 1, 1),
    ];
    if (!a || !b || !c) throw new Error('three systems');
    expect([dominates(a, b), dominates(b, c), dominates(a, c)]).toEqual([true, true, false]);
    const ring = [
      system('a', [8, 9], [2, 9], [1, 2], 1),
      system('b', [1, 2], [8, 9], [2, 9], 1),
      system('c', [2, 8], [1, 2], [8, 9], 1),
    ];
    expect(ring.map((each) => ids(ring.filter((other) => dominates(other, each))))).toEqual([
      ['c'],
      ['a'],
      ['b'],
    ]);
    expect(paretoSet(ring).front).toEqual([]);
  });
});

describe('the Pareto set', () => {
  test('names who dominates whom, and what lacks an axis with the reason', () => {
    const found = paretoSet([
      system('tops', 10, 1, 1, 0.5),
      system('cost', 5, 3, 1, 0.5),
      system('last', 4, 0.5, 1, 0.4),
      system('priceless', 99, null, 9, 0.9),
    ]);
    expect(ids(found.front)).toEqual(['tops', 'cost']);
    expect(found.dominated.map(({ entry, by }) => [entry.id, ids(by)])).toEqual([['last', ['tops', 'cost']]]);
    expect(found.incomplete.map(({ entry, missing: lacks }) => [entry.id, lacks])).toEqual([
      ['priceless', [{ metric: 'COST_EFFICIENCY', reason: 'NO_PRICE', detail: 'no dated price' }]],
    ]);
  });

  test.prop([field])('drops nobody: each system is in exactly one of the three lists', (systems) => {
    const { front, dominated, incomplete } = paretoSet(systems);
    const all = [...front, ...dominated.map(({ entry }) => entry), ...incomplete.map(({ entry }) => entry)];
    expect(ids(all).toSorted()).toEqual(ids(systems).toSorted());
    for (const { entry, by } of dominated) for (const other of by) expect(dominates(other, entry)).toBe(true);
    for (const entry of front) expect(systems.some((other) => dominates(other, entry))).toBe(false);
  });

  test('of one axis is who leads it', () => {
    const systems = [system('a', 3), system('b', 2), system('c', 3)];
    expect(ids(paretoSet(systems, ['USEFUL_TOPS']).front)).toEqual(['a', 'c']);
  });
});

describe('specialists', () => {
  test('by hand: first of four on one metric and last on another is one; second and last is not', () => {
    const of = profiles([
      system('specialist', 40, 1, null, null),
      system('generalist', 30, 2, null, null),
      system('middle', 20, 3, null, null),
      system('cheap', 10, 4, null, null),
    ]);
    expect(of.get('specialist')).toEqual({
      ranks: [
        { metric: 'USEFUL_TOPS', rank: 1 },
        { metric: 'COST_EFFICIENCY', rank: 4 },
      ],
      spread: 3,
      fieldSize: 4,
      specialist: true,
    });
    expect(of.get('generalist')).toMatchObject({ spread: 1, specialist: false });
  });

  test('exactly half of the field is not above it; one rank has no spread', () => {
    const ranks = (...places: number[]) => places.map((rank) => ({ metric: 'USEFUL_TOPS' as const, rank }));
    expect(profileOf(ranks(1, 3), 4)).toMatchObject({ spread: 2, specialist: false });
    expect(profileOf(ranks(1, 3), 3)).toMatchObject({ spread: 2, specialist: true });
    expect(profileOf(ranks(7), 8)).toMatchObject({ spread: null, specialist: false });
  });

  test('a system without any value is in nobody’s field', () => {
    const of = profiles([system('a', 1), system('b', 2), system('nothing')]);
    expect([...of.values()].map(({ fieldSize }) => fieldSize)).toEqual([2, 2, 2]);
  });
});
