import { catalogue } from '@inferbench/catalogue/catalogue';
import { comparableBytes, memoryBytes } from '@inferbench/domain/chips/marketed-size';
import { describe, expect, test } from 'vitest';

function chipOf(slug: string) {
  const chip = catalogue.chips.get(slug);
  if (chip === undefined) throw new Error(`no ${slug}`);
  return chip;
}

const rateOf = (slug: string, precision: string) =>
  chipOf(slug).peaks.find((peak) => peak.precision === precision)?.denseOpsPerSec;
const memoryOf = (slug: string) => {
  const { memory } = chipOf(slug);
  if (memory === null) throw new Error(`${slug} has no memory`);
  return memory;
};

describe('a rate by rule', () => {
  test.each([
    ['nvidia-rtx-5090', 'bf16', 170 * 2407e6 * 512],
    ['nvidia-rtx-5080', 'fp8', 84 * 2617e6 * 2048],
    ['nvidia-rtx-4080', 'fp8', 76 * 2505e6 * 1024],
    ['nvidia-rtx-a6000', 'fp16', 84 * 1800e6 * 1024],
    ['nvidia-rtx-2080-ti', 'fp16', 68 * 1545e6 * 512],
    ['nvidia-gtx-1080-ti', 'fp32', 28 * 1582e6 * 256],
    ['amd-rx-9070-xt', 'int8', 64 * 2970e6 * 2048],
    ['amd-rx-7800-xt', 'fp16', 60 * 2430e6 * 512],
    ['apple-m4-pro-16gpu', 'fp32', (9.2e12 * 16) / 20],
  ])('%s in %s is units × clock × operations', (slug, precision, opsPerSec) => {
    expect(rateOf(slug, precision)).toBe(opsPerSec);
  });

  test('is never marked as read in a data sheet', () => {
    const byRule = [...catalogue.chips.values()].flatMap(({ slug, peaks }) =>
      peaks.filter(({ source }) => source === 'rule').map(({ confidence }) => ({ slug, confidence })),
    );
    expect(byRule.length).toBeGreaterThan(150);
    expect(byRule.filter(({ confidence }) => !['estimate', 'unverified'].includes(confidence))).toEqual([]);
  });

  test('stands for a rate that nobody published as the upper end of a band, its lower end beside it, or not at all', () => {
    const { peaks, disputed } = chipOf('nvidia-gb10');
    // A quarter of the dense FP4 rate of 500 TFLOPS, and half of that.
    const wide = peaks.filter(({ precision }) => ['bf16', 'fp16'].includes(precision));
    expect(wide.map((peak) => [peak.denseOpsPerSec, peak.confidence])).toEqual([
      [500e12 / 4, 'estimate'],
      [500e12 / 4, 'estimate'],
    ]);
    expect(disputed).toMatchObject([{ field: 'dense bf16 and fp16 rate', other: '59 TFLOPS' }]);
    expect(chipOf('apple-m5').peaks).toEqual([]);
  });
});

describe('memory', () => {
  test.each([
    ['nvidia-b200-sxm-180gb', 183_359],
    ['nvidia-h200-sxm-141gb', 143_771],
    ['nvidia-b300-sxm', 275_040],
    ['nvidia-gb200-nvl72', 189_471],
    ['nvidia-gb300-nvl72', 284_208],
    ['nvidia-gb10', 122_570],
  ])('%s has the %d MiB that it reports', (slug, mebibytes) => {
    expect(memoryBytes(memoryOf(slug))).toBe(mebibytes * 1_048_576);
  });

  test('a "GB" that may be either unit compares with nothing', () => {
    expect(comparableBytes(memoryOf('amd-mi250x'))).toBeNull();
    expect(comparableBytes(memoryOf('amd-mi355x'))).toBe(288 * 1_073_741_824);
  });
});
