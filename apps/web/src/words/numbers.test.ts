import { describe, expect, test } from 'vitest';
import { formatBytes, formatDuration, formatRate, formatTick, formatUsd, formatValue } from './numbers.ts';

describe('numbers as the visual reference writes them', () => {
  test.each([
    [24.418, '24.4'],
    [16_383.6, '16,400'],
    [44_612, '44,600'],
    [0.271_98, '0.272'],
    [19.03, '19.0'],
    [1540, '1,540'],
    [115, '115'],
  ])('a quantity of %d is %s', (value, shown) => {
    expect(formatValue(value)).toBe(shown);
  });

  test.each([
    [formatUsd(0.3439), '$0.34'],
    [formatUsd(2.949), '$2.95'],
    [formatUsd(30_000), '$30,000'],
    [formatUsd(0.003_42), '$0.0034'],
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
