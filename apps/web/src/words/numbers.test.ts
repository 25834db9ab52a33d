import { describe, expect, test } from 'vitest';
import { formatBytes, formatDuration, formatRate, formatTick } from './numbers.ts';

describe('numbers as the visual reference writes them', () => {
  test.each([
    [formatDuration(0.010_361), '10.4 ms'],
    [formatDuration(11.025), '11.0 s'],
    [formatBytes(85_899_345_920), '85.9 GB'],
    [formatBytes(50e6), '50 MB'],
    [formatRate(3.35e12), '3.35 TB/s'],
    [formatRate(21e15), '21 PB/s'],
    [formatTick(0.05), '0.05'],
    [formatTick(10_000), '10,000'],
  ])('%s', (shown, expected) => {
    expect(shown).toBe(expected);
  });
});
