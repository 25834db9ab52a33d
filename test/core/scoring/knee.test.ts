import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { kneeOf, type LoadPoint } from '@inferbench/scoring/knee';

const steps = (p95ByConcurrency: Readonly<Record<number, number>>): LoadPoint[] =>
  Object.entries(p95ByConcurrency).map(([concurrency, p95Sec]) => ({
    concurrency: Number(concurrency),
    p95Sec,
  }));

const ladder = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 12 }), fc.double({ min: 0.01, max: 100, noNaN: true })), {
    selector: ([power]) => power,
    minLength: 1,
    maxLength: 10,
  })
  .map((rungs) => rungs.map(([power, p95Sec]) => ({ concurrency: 2 ** power, p95Sec })));

const shuffled = ladder.chain((points) =>
  fc.tuple(fc.constant(points), fc.shuffledSubarray(points, { minLength: points.length })),
);

describe('the knee', () => {
  // Flat to 4, then proportional: in log2 the points are (0,0) (1,0) (2,0) (3,1) (4,2), the chord is y = x ÷ 2, and (2,0) lies
  // 1 below it: 1 ÷ √(1 + 1/4) = 0.894 in log2, × ln 2 = 0.620 in natural logs.
  test('by hand: where a flat latency begins to grow with concurrency, and the steps on both sides', () => {
    expect(kneeOf(steps({ 1: 1, 2: 1, 4: 1, 8: 2, 16: 4 }))).toEqual({
      ok: true,
      value: {
        concurrency: 4,
        p95Sec: 1,
        below: { concurrency: 2, p95Sec: 1 },
        above: { concurrency: 8, p95Sec: 2 },
        distance: expect.closeTo((Math.LN2 * 2) / Math.sqrt(5), 12),
      },
    });
  });

  test('of several figures at one concurrency the median counts', () => {
    const repeated = [...steps({ 1: 1, 4: 1, 16: 4 }), ...steps({ 4: 1.2 }), ...steps({ 4: 9 })];
    expect(kneeOf(repeated)).toMatchObject({ ok: true, value: { concurrency: 4, p95Sec: 1.2 } });
  });

  test.each([
    [{}, 'there are 0'],
    [{ 8: 1 }, 'there is 1'],
    [{ 1: 1, 2: 5 }, 'there are 2'],
    [{ 1: 1, 2: 2, 4: 4, 8: 8 }, 'grows evenly'],
    [{ 1: 1, 2: 4, 4: 5 }, 'grows evenly or more slowly'],
  ])('%j has none, with the reason', (latencies, reason) => {
    expect(kneeOf(steps(latencies))).toMatchObject({ ok: false, error: expect.stringContaining(reason) });
  });

  test.prop([shuffled])('does not depend on the order of the steps', ([one, other]) => {
    expect(kneeOf(other)).toEqual(kneeOf(one));
  });

  // Powers of two change no bit of a mantissa, so that near ties stay the ties that they are.
  test.prop([ladder, fc.constantFrom(1 / 1024, 0.25, 8, 1024), fc.constantFrom(1, 2, 16)])(
    'is the same in another unit of time, and of counting requests',
    (points, time, count) => {
      const [one, other] = [
        kneeOf(points),
        kneeOf(
          points.map(({ concurrency, p95Sec }) => ({
            concurrency: concurrency * count,
            p95Sec: p95Sec * time,
          })),
        ),
      ];
      expect(other.ok).toBe(one.ok);
      if (!one.ok || !other.ok) return;
      expect(other.value.distance).toBeCloseTo(one.value.distance, 8);
      expect(other.value.concurrency).toBe(one.value.concurrency * count);
    },
  );

  test.prop([ladder])('lies below the chord, between its neighbours, and never at an end', (points) => {
    const found = kneeOf(points);
    if (!found.ok) return;
    const { below, above, concurrency, distance } = found.value;
    expect(below.concurrency).toBeLessThan(concurrency);
    expect(above.concurrency).toBeGreaterThan(concurrency);
    expect(distance).toBeGreaterThan(0);
  });
});
