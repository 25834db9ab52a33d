import { expect, test } from 'vitest';
import { formatBandwidth, formatMs, formatNumber, formatPercent } from './format.ts';

test.each([
  [55.5, '55.5'],
  [0.12512, '0.125'],
  [1536, '1,536'],
  [123.4, '123'],
  [1234567.8, '1,234,568'],
  [24, '24'],
  [19.04, '19.0'],
  [0, '0'],
  [Number.NaN, 'n/a'],
])('%d reads %s: three significant digits, whole digits kept', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test('a finding reads as the field writes it', () => {
  expect([formatBandwidth(3.35e12), formatMs(0.00544), formatPercent(0.53), formatPercent(0.056)]).toEqual([
    '3.35 TB/s',
    '5.44 ms',
    '53 %',
    '5.6 %',
  ]);
});
