import { expect, test } from 'vitest';
import { formatDeviation, formatQuantity, statedQuantity } from './quantity.ts';

test.each([
  [134_217_728, 'FLOP', '134 MFLOP'],
  [32_768, 'FLOP', '32,768 FLOP'],
  [2.0821e15, 'FLOP', '2.08 PFLOP'],
  [4.5e15, 'FLOP_PER_S', '4,500 TOPS'],
  [2_684_354_560, 'BYTE', '2.68 GB'],
  [1.26e-12, 'JOULE_PER_FLOP', '1.26 pJ/FLOP'],
  [4429, 'TOKEN', '4,429 tokens'],
  [1, 'CHIP', '1 chip'],
  [0.003477, 'SHARE', '0.348 %'],
  [1.481e-5, 'USD_PER_TOKEN', '$14.81 / M tokens'],
] as const)('%d %s is %s', (value, unit, text) => {
  expect(formatQuantity(value, unit)).toBe(text);
});

test('a claim keeps the digits it has', () => {
  expect([
    statedQuantity([0.97], 'FLOP_PER_BYTE'),
    statedQuantity([1.1e12], 'FLOP'),
    statedQuantity([140e9], 'BYTE'),
    statedQuantity([600, 700], 'WATT'),
  ]).toEqual(['0.97 FLOP/byte', '1.1 TFLOP', '140 GB', '600 W to 700 W']);
});

test('a deviation is a signed percentage, a large one a factor', () => {
  expect([0, -0.0016, 0.039, -0.5, 1.24, 19.25].map(formatDeviation)).toEqual([
    '0 %',
    '−0.16 %',
    '+3.9 %',
    '−50 %',
    '+124 %',
    '20.3 times',
  ]);
});
