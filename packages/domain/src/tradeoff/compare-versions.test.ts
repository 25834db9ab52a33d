import { fc, test as law } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { compareVersions } from './compare-versions.ts';

describe('versions of a stack', () => {
  test.each([
    ['0.9', '0.10'],
    ['0.9.2', '0.10.0'],
    ['0.11.0', '0.11.1'],
    ['1.2.0rc2', '1.2.0rc10'],
    ['1.2.0rc6', '1.2.0'],
    ['1.2.0', '1.2.0.post1'],
    ['1.2.0.post1', '1.2.1rc1'],
    ['v0.5.9', '0.5.10'],
    ['sglang-0.5.9-rocm720', 'sglang-0.5.10-rocm700'],
    ['2025-11', '2026-01'],
    ['', '0.1'],
  ])('%s comes before %s', (lower, higher) => {
    expect(compareVersions(lower, higher)).toBeLessThan(0);
    expect(compareVersions(higher, lower)).toBeGreaterThan(0);
  });

  const version = fc.stringMatching(
    /^v?[0-9]{1,2}(\.[0-9]{1,2}){0,2}(rc[0-9]{1,2}|\.post[0-9]|-rocm[0-9])?$/,
  );

  law.prop([version, version, version])('stand in one order, whatever came first', (a, b, c) => {
    expect(Math.sign(compareVersions(a, b))).toBe(0 - Math.sign(compareVersions(b, a)));
    expect(compareVersions(a, b) === 0).toBe(a === b);
    const [low = '', middle = '', high = ''] = [a, b, c].toSorted(compareVersions);
    expect(compareVersions(low, middle)).toBeLessThanOrEqual(0);
    expect(compareVersions(middle, high)).toBeLessThanOrEqual(0);
    expect(compareVersions(low, high)).toBeLessThanOrEqual(0);
  });
});
