import { simulatedHead } from '../chart/simulated-head.ts';
import type { FlexibilityPhase, FlexibilityReport } from '@inferbench/domain/scores/flexibility';
import { formatNumber, formatPercent } from '@inferbench/units/format';
import { type Drawing, type Mark, path, text } from '@inferbench/chart/drawing';
import { tableOf } from '@inferbench/chart/table';
import { type DraftFigure, type Figure, type KeyEntry, type Room, roomFor } from '@inferbench/chart/figure';
import { pixel } from '@inferbench/chart/scale';
import { chartPlace, type ChartedChip } from './chart-place.ts';
import { cells, squares } from './heat-cells.ts';

export type Grid = Pick<FlexibilityReport, 'testedShare' | 'batches' | 'contexts' | 'byPhase' | 'rows'>;
type GridRow = Grid['rows'][number];

/** Cell of a map and maps side by side, by the width of the drawing. */
const LAYOUT = [
  { cell: 8, perLine: 4 },
  { cell: 7, perLine: 8 },
  { cell: 12, perLine: 8 },
] as const;
const GAP = 9;
const LINE_HEIGHT = 18;

/** The states of the same map before; cells that differ get an outline. */
type Former = readonly string[] | null;

/**
 * Batches grow upwards and contexts to the right: the corner that fills the memory is the upper right. A page holds hundreds of these
 * maps, so cells of one state that stand side by side are one dashed line.
 */
function mapOf(
  { states, tested }: GridRow,
  former: Former,
  at: { x: number; y: number },
  cell: number,
): Mark {
  const map = { states, cell };
  const marks = [
    path('cells-below', cells(map, /b+/g)),
    path('cells-half', cells(map, /h+/g)),
    path('cells-none', cells(map, /[uf]+/g)),
    path('cell-tested', squares({ states: tested, cell }, 't', Math.floor(cell / 3))),
    path('cell-changed', squares({ states: changedFrom(states, former), cell }, 'c', 0)),
  ].filter((mark) => mark.tag !== 'path' || mark.d !== '');
  return { tag: 'group', className: `cells-${cell}`, x: pixel(at.x), y: pixel(at.y), marks };
}

/** "c" where a cell is another than before. */
function changedFrom(states: readonly string[], former: Former): string[] {
  if (former === null) return [];
  return states.map((letters, i) =>
    letters
      .split('')
      .map((letter, j) => (letter === former[i]?.[j] ? '.' : 'c'))
      .join(''),
  );
}

const SQUARE = 'M1 1h10v10h-10z';
const KEY: readonly KeyEntry[] = [
  { words: 'half or more of what the bound allows', mark: path('cell-half', SQUARE) },
  { words: 'less', mark: path('cell-below', SQUARE) },
  { words: 'does not fit, or no such precision', mark: path('loss-none', SQUARE) },
];
const CHANGED: KeyEntry = { words: 'changed by the edit', mark: path('cell-changed', SQUARE) };

const ends = (axis: readonly number[]) =>
  `${formatNumber(axis[0] ?? 0)} to ${formatNumber(axis.at(-1) ?? 0)}`;

function panels({ rows }: Grid): { title: string; rows: GridRow[] }[] {
  const titles = [...new Set(rows.map(titleOf))];
  return titles.map((title) => ({ title, rows: rows.filter((row) => titleOf(row) === title) }));
}

function titleOf({ precision, phase }: GridRow): string {
  return `${precision}, ${phase}`;
}

/** "grid-70b" as 70B. */
function sizeOf(model: string): string {
  return model.replace('grid-', '').toUpperCase();
}

function draw(grid: Grid, before: Grid | null, { width, size }: Room): Drawing {
  const { cell, perLine } = LAYOUT[size];
  const [wide, high] = [cell * grid.contexts.length + GAP, cell * grid.batches.length];
  const marks: Mark[] = [];
  let top = LINE_HEIGHT;
  for (const panel of panels(grid)) {
    marks.push(text('strong', { x: 0, y: top }, panel.title));
    top += LINE_HEIGHT;
    panel.rows.forEach((row, index) => {
      const [column, line] = [index % perLine, Math.floor(index / perLine)];
      const at = { x: column * wide, y: top + line * (high + LINE_HEIGHT) };
      marks.push(text('', { x: at.x, y: at.y }, sizeOf(row.model)));
      marks.push(mapOf(row, before && statesIn(before, row), { x: at.x, y: at.y + 5 }, cell));
    });
    top += Math.ceil(panel.rows.length / perLine) * (high + LINE_HEIGHT) + LINE_HEIGHT;
  }
  return { width, height: top - LINE_HEIGHT, marks };
}

function statesIn({ rows }: Grid, { precision, phase, model }: GridRow): Former {
  const same = rows.find((row) => row.precision === precision && row.phase === phase && row.model === model);
  return same?.states ?? null;
}

function shareOf({ states }: Pick<GridRow, 'states'>, letters: string): number {
  const all = states.join('');
  return all.split('').filter((letter) => letters.includes(letter)).length / all.length;
}

export function flexibilityFigure(chip: ChartedChip, grid: Grid): Figure {
  return { ...heatMap(grid), ...chartPlace(chip, 'flexibility') };
}

/**
 * The grid as small maps, one a model size; the numbers are shares of the cells of each map. `before`: the grid that it is
 * compared with.
 */
export function heatMap(grid: Grid, before: Grid | null = null): DraftFigure {
  const phase = (name: FlexibilityPhase) => grid.byPhase.find((part) => part.phase === name)?.score ?? 0;
  return {
    head: simulatedHead({
      finding: `Runs ${formatPercent(phase('prefill'))} of the prefill cells and ${formatPercent(phase('decode'))} of the decode cells well.`,
      slice: `Flexibility: each map is a model size, context ${ends(grid.contexts)} to the right, batch ${ends(grid.batches)} upwards`,
      notes: [
        `A dot marks cells that a published measurement covers: same chip, one of it, nearest size, batch and context (${formatPercent(grid.testedShare)} of all).`,
      ],
    }),
    draw: (drawn) => draw(grid, before, roomFor(drawn)),
    key: before === null ? KEY : [...KEY, CHANGED],
    table: tableOf('Share of 90 cells of batch × context, by precision, phase and model size', grid.rows, [
      ['Cells', (row) => `${titleOf(row)}, ${sizeOf(row.model)}`],
      ['Run well', (row) => formatPercent(shareOf(row, 'h')), 'NUMBER'],
      ['Fit', (row) => formatPercent(shareOf(row, 'hb')), 'NUMBER'],
    ]),
  };
}
