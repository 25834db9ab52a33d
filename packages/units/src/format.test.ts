import { expect, test } from 'vitest';
import {
  formatBandwidth,
  formatContext,
  formatFactor,
  formatMs,
  formatNumber,
  formatPercent,
} from './format.ts';

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

test.each([
  [formatContext(128), '128'],
  [formatContext(7800), '7.6K'],
  [formatContext(10_870), '11K'],
  [formatContext(131_072), '128K'],
  [formatFactor(1.04), '1.0'],
  [formatFactor(2.46), '2.5'],
  [formatFactor(12.4), '12'],
  [formatFactor(1264), '1,300'],
])('%s', (shown, expected) => {
  expect(shown).toBe(expected);
});
