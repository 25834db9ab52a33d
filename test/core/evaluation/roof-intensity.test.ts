import { catalogue } from '@inferbench/catalogue/catalogue';
import { expect, test } from 'vitest';
import { roofIntensity } from '@inferbench/evaluation/roof-intensity';

const h100 = catalogue.chips.get('nvidia-h100-sxm5-80gb');
if (!h100) throw new Error('the catalogue has the H100');
const at = (algorithm: number | null, peakPrecision = 'fp16') =>
  roofIntensity(h100, { peakPrecision, algorithm });

test('a point stands where its ideal rate meets the memory slope: 0.05 × 989.4 ÷ 3.35 = 14.8 FLOP per byte', () => {
  expect(at(0.05)).toBeCloseTo(14.77, 1);
});

test('work that arithmetic limits stands at the ridge', () => {
  expect(at(1)).toBeCloseTo(295, 0);
  expect(at(1.0000001)).toBe(at(1));
});

test('without an ideal time, a peak or a bandwidth there is no place', () => {
  expect(at(null)).toBeNull();
  expect(at(0)).toBeNull();
  expect(at(0.05, 'fp4')).toBeNull();
  expect(
    roofIntensity({ ...h100, memory: null, onChip: null }, { peakPrecision: 'fp16', algorithm: 0.05 }),
  ).toBeNull();
});
