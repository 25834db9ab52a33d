import { expect, test } from 'vitest';
import { comparableRows } from './comparable-rows.ts';
import type { Run } from './load-standing.ts';

const system = (slug: string, chips: number, value: number) => ({
  system: slug,
  label: slug,
  chips,
  values: [{ pointId: slug, value, interval: { low: 0.95 * value, high: 1.05 * value, assumed: true } }],
});

test('a point stands beside systems of as many chips alone, and says how many it leaves out', () => {
  const systems = [
    system('amd-mi355x-x2-atom', 2, 120),
    system('amd-mi355x-x2-sglang', 2, 100),
    system('amd-mi355x-x16-sglang-mori', 16, 20),
    system('nvidia-b200-x8-sglang', 8, 40),
  ];
  const found = comparableRows({ systems, runs: new Map() }, 'amd-mi355x-x2-atom');
  expect(found?.rows.map((row) => [row.system, row.ratio.value])).toEqual([['amd-mi355x-x2-sglang', 1.2]]);
  expect(found?.ofOtherCounts).toBe(2);
});

test.each([
  ['two dated runs of one source', 1.09, '2026-05-18', 'x', true],
  ['two dated runs of one source', 1.06, '2026-05-18', 'x', false],
  ['dated runs of two sources', 1.13, '2026-05-18', 'y', false],
  ['dated runs of two sources', 1.15, '2026-05-18', 'y', true],
  ['two undated medians', 1.15, null, 'x', false],
  ['two undated medians', 1.22, null, 'x', true],
])('%s at %f are told apart by the interval of such runs', (_, ratio, day, source, isApart) => {
  const run = (title: string) =>
    ({
      measured: day === null ? null : { from: null, to: day },
      provenance: { document: { title } },
    }) as Run;
  const runs = new Map([
    ['a', run('x')],
    ['b', run(source)],
  ]);
  const [row] =
    comparableRows({ systems: [system('a', 8, 100 * ratio), system('b', 8, 100)], runs }, 'a')?.rows ?? [];
  expect((row?.ratio.low ?? 0) > 1).toBe(isApart);
});
