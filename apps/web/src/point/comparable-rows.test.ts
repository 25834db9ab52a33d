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
  { runs: 'two dated runs of one source', ratio: 1.09, isApart: true },
  { runs: 'two dated runs of one source', ratio: 1.06, isApart: false },
  { runs: 'dated runs of two sources', ratio: 1.13, title: 'y', isApart: false },
  { runs: 'dated runs of two sources', ratio: 1.15, title: 'y', isApart: true },
  { runs: 'two undated medians', ratio: 1.15, from: '2025-10', isApart: false },
  { runs: 'two undated medians', ratio: 1.22, from: '2025-10', isApart: true },
])('$runs at $ratio: told apart $isApart', ({ ratio, title = 'x', from = null, isApart }) => {
  const measured = { from, to: '2026-05-18' };
  const run = (of: string) => ({ measured, provenance: { document: { title: of } } }) as Run;
  const runs = new Map([
    ['a', run('x')],
    ['b', run(title)],
  ]);
  const systems = [system('a', 8, 100 * ratio), system('b', 8, 100)];
  const [row] = comparableRows({ systems, runs }, 'a')?.rows ?? [];
  expect((row?.ratio.low ?? 0) > 1).toBe(isApart);
});
