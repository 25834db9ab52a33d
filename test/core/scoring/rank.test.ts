import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { whollyBetter } from '@inferbench/domain/scores/ranking';
import { type RankEntry, rankEntries } from '@inferbench/scoring/rank';

const entry = (id: string, value: number, [low, high]: [number, number] = [value, value]): RankEntry => ({
  id,
  value,
  interval: { low, high },
});
const places = (entries: RankEntry[], higherIsBetter = true) =>
  rankEntries(entries, higherIsBetter).map(({ entry: { id }, rank, tied }) => [id, rank, tied]);

/** Small whole numbers, so that equal values and touching intervals are frequent. */
const anEntry = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }))
  .map(([value, down, up]) => ({ value, interval: { low: value - down, high: value + up } }));
const someEntries = fc
  .array(anEntry, { maxLength: 12 })
  .map((entries) => entries.map((each, index) => ({ id: `s${index}`, ...each })));

const shuffled = someEntries.chain((entries) =>
  fc.tuple(fc.constant(entries), fc.shuffledSubarray(entries, { minLength: entries.length })),
);

describe('ranks', () => {
  test('by hand: a clear leader, two that overlap, one that overlaps only the entry above it', () => {
    const entries = [
      entry('d', 60, [58, 62]),
      entry('a', 100, [95, 105]),
      entry('c', 66, [61, 71]),
      entry('b', 80, [72, 88]),
    ];
    expect(places(entries)).toEqual([
      ['a', 1, false],
      ['b', 2, false],
      ['c', 3, false],
      ['d', 3, true],
    ]);
  });

  test('where less is better the smallest leads; intervals that touch overlap; equal values stand by id', () => {
    expect(places([entry('b', 10, [9, 11]), entry('a', 10, [9, 11]), entry('c', 7, [5, 9])], false)).toEqual([
      ['c', 1, false],
      ['a', 1, true],
      ['b', 1, true],
    ]);
  });

  test.prop([someEntries, fc.boolean()])(
    'are 1 + the entries wholly on the better side',
    (entries, higher) => {
      const ranked = rankEntries(entries, higher);
      expect(ranked).toHaveLength(entries.length);
      for (const [index, { entry: own, rank, tied }] of ranked.entries()) {
        expect(rank).toBe(1 + entries.filter((other) => whollyBetter(other, own, higher)).length);
        const above = ranked[index - 1]?.entry;
        expect(tied).toBe(above !== undefined && !whollyBetter(above, own, higher));
      }
    },
  );

  test.prop([shuffled, fc.boolean()])(
    'do not depend on the order in which entries come',
    ([one, other], higher) => {
      expect(rankEntries(other, higher)).toEqual(rankEntries(one, higher));
    },
  );

  test.prop([someEntries])('of less-is-better are those of the negated values', (entries) => {
    const negated = entries.map(({ id, value, interval: { low, high } }) => entry(id, -value, [-high, -low]));
    const bare = (ranked: ReturnType<typeof rankEntries>) =>
      ranked.map(({ entry: { id }, rank, tied }) => [id, rank, tied]);
    expect(bare(rankEntries(negated, true))).toEqual(bare(rankEntries(entries, false)));
  });
});
