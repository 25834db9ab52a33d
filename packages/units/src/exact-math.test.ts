import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { ln, nearestPowerOfTwo, powInt } from './exact-math.ts';

const positive = fc.double({ min: 1e-12, max: 1e15, noNaN: true });

describe('exact math', () => {
  test.prop([positive])('ln is the natural logarithm to 1e-14', (x) => {
    expect(Math.abs(ln(x) - Math.log(x))).toBeLessThanOrEqual(1e-14 * (1 + Math.abs(Math.log(x))));
  });

  test.prop([positive, positive])('logs of factors add: the waterfall of a split has no gap', (a, b) => {
    expect(ln(a) + ln(b)).toBeCloseTo(ln(a * b), 10);
  });

  test('powInt multiplies exactly', () => {
    expect(powInt(3, 0)).toBe(1);
    expect(powInt(3, 5)).toBe(243);
    expect(powInt(0.5, 10)).toBe(1 / 1024);
  });

  test.prop([fc.double({ min: 0.01, max: 1e7, noNaN: true })])('a bucket lies within half an octave', (x) => {
    const bucket = nearestPowerOfTwo(x);
    expect(x / bucket).toBeLessThan(Math.SQRT2 * (1 + 1e-12));
    expect(bucket / x).toBeLessThanOrEqual(Math.SQRT2 * (1 + 1e-12));
  });

  test('bucket edges: 22 is nearer to 16 than to 32 in log2, 23 is not', () => {
    expect([1, 15, 22, 23, 1536, 1280].map(nearestPowerOfTwo)).toEqual([1, 16, 16, 32, 2048, 1024]);
  });
});
