import { expect, test } from 'vitest';
import {
  formatBandwidth,
  formatContext,
  formatMs,
  formatNumber,
  formatPercent,
  formatRatio,
  formatUsd,
  formatValue,
} from './format.ts';

test.each([
  [55.5, '55.5'],
  [0.12512, '0.125'],
  [1536, '1,536'],
  [8192, '8,192'],
  [131_072, '131,072'],
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
  expect([formatBandwidth(3.35e12), formatMs(0.00544)]).toEqual(['3.35 TB/s', '5.44 ms']);
  expect([0.53, 0.056, 0.000_43, 0].map(formatPercent)).toEqual(['53 %', '5.6 %', '0.04 %', '0.0 %']);
});

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
  [formatContext(128), '128'],
  [formatContext(7800), '7.6K'],
  [formatContext(10_870), '11K'],
  [formatContext(131_072), '128K'],
  [formatRatio(1.7181), '1.72'],
  [formatRatio(1264), '1,264'],
  [formatUsd(0.3439), '$0.34'],
  [formatUsd(2.949), '$2.95'],
  [formatUsd(30_000), '$30,000'],
  // Rounded once, as the table beside it is.
  [formatUsd(2244.75), `$${formatValue(2244.75)}`],
  [formatUsd(0.003_42), '$0.0034'],
])('%s', (shown, expected) => {
  expect(shown).toBe(expected);
});
