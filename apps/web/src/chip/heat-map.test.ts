import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Mark } from '@inferbench/chart/drawing';
import { PAGE_WIDTHS, type PageWidth } from '@inferbench/chart/figure';
import { bars, outlines } from './heat-cells.ts';
import { type Grid, heatMap } from './heat-map.ts';
import type { SheetRow } from '@inferbench/domain/simulation/reference-sheet';
import { sheetRow } from './sheet-section.tsx';

const ROW = { precision: 'FP8', phase: 'decode', model: 'grid-70b' } as const;
const GRID: Grid = {
  testedShare: 0.25,
  batches: [1, 2],
  contexts: [128, 256],
  byPhase: [{ phase: 'decode', score: 0.25, ownPeakScore: 0, fits: 0.5, cells: 4 }],
  rows: [{ ...ROW, states: ['hb', 'ff'], tested: ['t.', '..'] }],
};

function paths(marks: readonly Mark[], className: string): string {
  return marks
    .flatMap((mark) => {
      if (mark.tag === 'group') return [paths(mark.marks, className)];
      return mark.tag === 'path' && mark.className === className ? [mark.d] : [];
    })
    .join('');
}

const CELL: Readonly<Record<PageWidth, number>> = { 358: 8, 580: 7, 1216: 12 };

test('every cell is drawn once, batch 1 at the foot, whatever the width', () => {
  for (const width of PAGE_WIDTHS) {
    const cell = CELL[width];
    const { marks, height } = heatMap(GRID).draw({ form: 'page', width });
    // Two cells side by side are one bar.
    expect(paths(marks, 'cell-half')).toBe(`m0 ${cell}h${cell - 1}v${cell - 1}h-${cell - 1}z`);
    expect(paths(marks, 'cell-below')).toBe(`m${cell} ${cell}h${cell - 1}v${cell - 1}h-${cell - 1}z`);
    // Two that do not fit: their upper and lower edges in one, their sides one by one.
    expect(paths(marks, 'cell-none').match(/[hv]\d+/g)).toEqual([
      ...Array(2).fill(`h${2 * cell - 1}`),
      ...Array(4).fill(`v${cell - 1}`),
    ]);
    expect(paths(marks, 'cell-gap')).toBe(`m${cell - 0.5} 0v${2 * cell - 1}`);
    expect(paths(marks, 'cell-tested').split('m')).toHaveLength(2);
    expect(height).toBeGreaterThan(2 * cell);
  }
});

test('bars of any map cover its cells, each once', () => {
  const letters = fc.constantFrom('h', 'b', 'f', 'u');
  const line = fc.array(letters, { minLength: 10, maxLength: 10 }).map((each) => each.join(''));
  fc.assert(
    fc.property(fc.array(line, { minLength: 9, maxLength: 9 }), (states) => {
      const cells = (d: string) => [...d.matchAll(/h(\d+)v/g)].map(([, wide]) => (Number(wide) + 1) / 7);
      const covered = cells(bars({ states, cell: 7 }, /h+/g)).reduce((sum, each) => sum + each, 0);
      expect(covered).toBe(states.join('').split('h').length - 1);
      const edges = outlines({ states, cell: 7 }, /[uf]+/g);
      const open = states.join('').replaceAll(/[hb]/g, '').length;
      // Two edges along each line, each as long as the cells and the gaps between them.
      const along = [...edges.matchAll(/h(\d+)/g)].map(([, wide]) => (Number(wide) + 1) / 7);
      expect(along.reduce((sum, each) => sum + each, 0)).toBe(2 * open);
    }),
  );
});

test('the numbers are shares of the cells of a map', () => {
  expect(heatMap(GRID).table.rows).toEqual([['FP8, decode, 70B', '25 %', '50 %', '25 %']]);
});

test('a row that a chip cannot run holds the reason in place of figures', () => {
  const refusal = { code: 'DOES_NOT_FIT', message: 'needs 114 GB', fix: null };
  const row: SheetRow = { name: 'decode-b32', context: 8192, outcome: { ok: false, refusal } };
  const { cells } = sheetRow(row);
  expect([cells.length, cells[0], cells[1], cells.at(-1)]).toEqual([
    9,
    'decode-b32',
    '8,192',
    'needs 114 GB',
  ]);
});
