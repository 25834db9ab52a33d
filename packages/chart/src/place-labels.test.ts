import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { rowsWithoutOverlap, spreadLabels } from './place-labels.ts';

const ROOM = { from: 0, to: 300 };

describe('direct labels', () => {
  test('far apart they stay where they are wanted, in the order of the input', () => {
    expect(spreadLabels([200, 40, 100], ROOM)).toEqual([200, 40, 100]);
  });

  test('in one place they share the way around it', () => {
    expect(spreadLabels([100, 100, 100], ROOM)).toEqual([85, 100, 115]);
  });

  property.prop([fc.array(fc.double({ min: -50, max: 350, noNaN: true }), { maxLength: 21 })])(
    'are 15 px apart, inside the room, and never change order',
    (wanted) => {
      const placed = spreadLabels(wanted, ROOM);
      const sorted: number[] = placed.toSorted((a, b) => a - b);
      for (const [index, at] of sorted.entries()) {
        expect(at).toBeGreaterThanOrEqual(ROOM.from - 1e-6);
        expect(at).toBeLessThanOrEqual(ROOM.to + 1e-6);
        if (index > 0) expect(at - (sorted[index - 1] ?? 0)).toBeGreaterThanOrEqual(15 - 1e-6);
      }
      for (const [i, a] of wanted.entries())
        for (const [j, b] of wanted.entries()) if (a < b) expect(placed[i]).toBeLessThan(placed[j] ?? 0);
    },
  );

  test('more than fit keep equal distances', () => {
    expect(spreadLabels([0, 0, 0], { from: 0, to: 20 })).toEqual([0, 10, 20]);
  });
});

test('labels of one strip move down a row where they would overlap', () => {
  expect(
    rowsWithoutOverlap([
      { from: 50, to: 90 },
      { from: 0, to: 60 },
      { from: 95, to: 120 },
    ]),
  ).toEqual([1, 0, 0]);
});
