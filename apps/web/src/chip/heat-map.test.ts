import { expect, test } from 'vitest';
import { DRAWING_WIDTHS, type Mark } from '../chart/drawing.ts';
import { type Grid, heatMap } from './heat-map.ts';
import { type Sheet, sheetRow } from './sheet-section.tsx';

const ROW = { precision: 'FP8', phase: 'DECODE', model: 'grid-70b' } as const;
const GRID: Grid = {
  __typename: 'FlexibilityReport',
  testedShare: 0.25,
  batches: [1, 2],
  contexts: [128, 256],
  byPhase: [{ phase: 'DECODE', score: 0.25, ownPeakScore: 0, fits: 0.5 }],
  byPrecision: [],
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

test('every cell is drawn once, batch 1 at the foot, whatever the width', () => {
  for (const width of DRAWING_WIDTHS) {
    const { marks, height } = heatMap(GRID).draw(width);
    const count = (className: string) => paths(marks, className).split('m').length - 1;
    expect([count('cell-half'), count('cell-below'), count('cell-none'), count('cell-tested')]).toEqual([
      1, 1, 2, 1,
    ]);
    const topOf = (className: string) => Number(/^m[\d.]+ ([\d.]+)/.exec(paths(marks, className))?.[1]);
    expect(topOf('cell-half')).toBeGreaterThan(topOf('cell-none'));
    expect(height).toBeGreaterThan(topOf('cell-half'));
  }
});

test('the numbers are shares of the cells of a map', () => {
  expect(heatMap(GRID).table.rows).toEqual([['FP8, decode, 70B', '25 %', '50 %', '25 %']]);
});

test('a row that a chip cannot run holds the reason in place of figures', () => {
  const row: Sheet['rows'][number] = {
    name: 'decode-b32',
    context: 8192,
    figures: null,
    refusal: { code: 'DOES_NOT_FIT', message: 'needs 114 GB' },
  };
  const { cells } = sheetRow(row);
  expect([cells.length, cells[0], cells[1], cells.at(-1)]).toEqual([
    9,
    'decode-b32',
    '8,192',
    'needs 114 GB',
  ]);
});
