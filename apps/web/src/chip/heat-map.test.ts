import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Mark } from '@inferbench/chart/drawing';
import { PAGE_WIDTHS, type PageWidth } from '@inferbench/chart/figure';
import { cells as linesOf } from './heat-cells.ts';
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
    // Lines through the middle of a cell; two cells side by side are one, which its dashes part.
    const middle = (cell - 1) / 2;
    expect(paths(marks, 'cells-half')).toBe(`m0 ${cell + middle}h${cell - 1}`);
    expect(paths(marks, 'cells-below')).toBe(`m${cell} ${cell + middle}h${cell - 1}`);
    expect(paths(marks, 'cells-none')).toBe(`m0 ${middle}h${2 * cell - 1}`);
    expect(marks.map(({ className }) => className)).toContain(`cells-${cell}`);
    expect(paths(marks, 'cell-tested').split('m')).toHaveLength(2);
    expect(height).toBeGreaterThan(2 * cell);
  }
});

test('lines of any map cover its cells, each once', () => {
  const letters = fc.constantFrom('h', 'b', 'f', 'u');
  const line = fc.array(letters, { minLength: 10, maxLength: 10 }).map((each) => each.join(''));
  fc.assert(
    fc.property(fc.array(line, { minLength: 9, maxLength: 9 }), (states) => {
      const map = { states, cell: 7 };
      const covered = (d: string) =>
        [...d.matchAll(/h(\d+)/g)].reduce((sum, [, wide]) => sum + (Number(wide) + 1) / 7, 0);
      const all = states.join('');
      expect(covered(linesOf(map, /h+/g))).toBe(all.replaceAll(/[^h]/g, '').length);
      expect(covered(linesOf(map, /[uf]+/g))).toBe(all.replaceAll(/[hb]/g, '').length);
    }),
  );
});

test('the numbers are shares of the cells of a map', () => {
  expect(heatMap(GRID).table.rows).toEqual([['FP8, decode, 70B', '25 %', '50 %']]);
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
