import { expect, test } from 'vitest';
import { comparableRows } from './comparable-rows.ts';

const system = (slug: string, chips: number, value: number) => ({
  system: slug,
  label: slug,
  chips,
  values: [{ value, interval: { low: value, high: value } }],
});

test('a point stands beside systems of as many chips alone, and says how many it leaves out', () => {
  const systems = [
    system('amd-mi355x-x2-atom', 2, 120),
    system('amd-mi355x-x2-sglang', 2, 100),
    system('amd-mi355x-x16-sglang-mori', 16, 20),
    system('nvidia-b200-x8-sglang', 8, 40),
  ];
  const found = comparableRows({ systems }, 'amd-mi355x-x2-atom');
  expect(found?.rows.map((row) => [row.system, row.ratio.value])).toEqual([['amd-mi355x-x2-sglang', 1.2]]);
  expect(found?.ofOtherCounts).toBe(2);
});
