import type { Drawing, Mark } from '@inferbench/chart/drawing';
import { type DrawnFor, SHARE_ROOM } from '@inferbench/chart/figure';
import type { DrawnPeak } from './drawn-peak.ts';
import { type PeakRoom, rowMarks } from './row-marks.ts';

const PAGE: Readonly<Record<number, PeakRoom>> = {
  1216: { width: 1216, row: 146, wide: true },
  580: { width: 580, row: 172, wide: false },
  358: { width: 358, row: 172, wide: false },
};
const SHARE: PeakRoom = { width: SHARE_ROOM.width, row: 156, wide: false };

/** The share image has room for as many systems. */
const MOST_SHARED = 1;

/** Draws of each peak two bars: the whole with what the workload leaves of it, and that part magnified. */
export function peakDrawing({ rows }: DrawnPeak, drawn: DrawnFor): Drawing {
  const room = drawn.form === 'share' ? SHARE : (PAGE[drawn.width] ?? SHARE);
  const shown = drawn.form === 'share' ? rows.slice(0, MOST_SHARED) : rows;
  const marks: Mark[] = shown.map((row, i) => ({
    tag: 'group',
    className: '',
    x: 0,
    y: i * room.row,
    marks: rowMarks(row, room),
    of: row.chip,
  }));
  const height = Math.max(1, shown.length * room.row - 22);
  return { width: room.width, height, marks };
}
