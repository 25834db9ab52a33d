import type { ShownFigure } from '@inferbench/answers/load/shape';
import { box, type Drawing, group, level, type Mark, text, upright } from '@inferbench/chart/drawing';
import { type DrawnFor, SHARE_ROOM } from '@inferbench/chart/figure';
import { fittedTo, roomOf } from '@inferbench/chart/text-room';
import { vendorClass } from '../../words/vendor-class.ts';

const ROW = 32;
const BAR = 16;
const MOST_NAME = 0.42;

export interface BarRow {
  key: string;
  label: string;
  vendor: string;
  older: boolean;
  figure: Omit<ShownFigure, 'words'>;
  words: string;
  /** A figure of the reader's own that stands on the bar. */
  own?: number;
  /** Part of a simulated bar, from its foot, that is of one use. */
  part?: number;
}

export interface BarsLine {
  value: number;
  words: string;
}

/** The bars of a frame: a share image has room for the first. */
export function framedBarsDrawing(
  rows: readonly BarRow[],
  drawn: DrawnFor,
  across: BarsLine | null = null,
): Drawing {
  if (drawn.form === 'page') return barsDrawing(rows, drawn.width, across);
  return barsDrawing(
    rows.slice(0, across === null ? SHARED_BARS : SHARED_BARS - 1),
    SHARE_ROOM.width,
    across,
  );
}

/** Bars of a share image, whose height is fixed. */
export const SHARED_BARS = 4;

/** One bar a system from zero, its interval across the end, its value at the right; what is missing says so in its place. */
export function barsDrawing(rows: readonly BarRow[], width: number, across: BarsLine | null = null): Drawing {
  const longest = Math.max(0, ...rows.map(({ label }) => roomOf(label, 13, true)));
  const nameRoom = Math.max(width < 500 ? 92 : 128, Math.min(longest + 12, MOST_NAME * width));
  const valueRoom =
    16 +
    Math.max(0, ...rows.map(({ words, figure }) => (figure.value === null ? 0 : roomOf(words, 13, true))));
  const most = Math.max(
    Number.MIN_VALUE,
    across?.value ?? 0,
    ...rows.map(({ figure }) => Math.max(figure.value ?? 0, reach(figure))),
  );
  const x = (value: number) => nameRoom + (Math.min(value, most) / most) * (width - nameRoom - valueRoom);
  const top = across === null ? 0 : LINE_ROOM;
  const height = top + rows.length * ROW + 4;
  return {
    width,
    height,
    marks: [
      ...rows.map((row, index) => rowMark(row, { y: top + index * ROW + 4, nameRoom, width, x })),
      ...(across === null ? [] : lineMarks(across, { at: x(across.value), width, height })),
    ],
  };
}

/** Room above the bars for the words of a line across them, px. */
const LINE_ROOM = 22;

/** The line, with its words as near to it as the picture has room. */
function lineMarks(
  { words }: BarsLine,
  { at, width, height }: { at: number; width: number; height: number },
): Mark[] {
  const from = Math.max(0, Math.min(at - 4, width - roomOf(words, 12.5)));
  return [upright('claimed', at, LINE_ROOM - 6, height), text('words', { x: from, y: 12 }, words)];
}

/** Intervals are drawn to three times the value: a longer one runs out of the picture. */
function reach({ value, high }: Pick<ShownFigure, 'value' | 'high'>): number {
  return value === null ? 0 : Math.min(high ?? value, 3 * value);
}

function rowMark(
  { key, label, vendor, older, figure, words, own, part }: BarRow,
  { y, nameRoom, width, x }: { y: number; nameRoom: number; width: number; x: (value: number) => number },
): Mark {
  const { value, low, high, kind } = figure;
  const name = text('strong', { x: 0, y: y + 14 }, fittedTo(label, nameRoom - 8, 13));
  if (value === null)
    return group(
      '',
      [name, text('', { x: nameRoom, y: y + 14 }, fittedTo(words, width - nameRoom, 12.5))],
      key,
    );
  const bar = kind === 'SIMULATED' ? 'bar-simulated' : 'bar-known';
  const middle = y + 2 + BAR / 2;
  return group(
    vendorClass(vendor, older),
    [
      name,
      box(bar, { x: nameRoom, y: y + 2 }, { x: Math.max(nameRoom + 1, x(value)), y: y + 2 + BAR }),
      ...(part === undefined
        ? []
        : [box('bar-known', { x: nameRoom, y: y + 2 }, { x: x(part * value), y: y + 2 + BAR })]),
      ...(own === undefined
        ? []
        : [box('ink', { x: nameRoom, y: y + 2 }, { x: Math.max(nameRoom + 1, x(own)), y: y + 2 + BAR })]),
      level('error-thin', middle, x(low ?? value), x(reach({ ...figure, high }))),
      text('strong end', { x: width, y: y + 14 }, words),
    ],
    key,
  );
}
