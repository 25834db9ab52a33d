import type { Drawing, Mark } from '@inferbench/chart/drawing';
import { type DrawnFor, SHARE_ROOM } from '@inferbench/chart/figure';
import { type DrawnPeak, extraHeight, type PeakRoom, rowMarks } from './row-marks.ts';

const PAGE: Readonly<Record<number, PeakRoom>> = {
  1216: { width: 1216, row: 146, wide: true },
  580: { width: 580, row: 172, wide: false },
  358: { width: 358, row: 172, wide: false },
};
const SHARE: PeakRoom = { width: SHARE_ROOM.width, row: 156, wide: false, isFixed: true };

/** The share image has room for as many systems. */
const MOST_SHARED = 1;

/** Draws of each peak two bars: the whole with what the workload leaves of it, and that part magnified. */
export function peakDrawing({ rows }: DrawnPeak, drawn: DrawnFor): Drawing {
  const room = drawn.form === 'share' ? SHARE : (PAGE[drawn.width] ?? SHARE);
  const shown = drawn.form === 'share' ? rows.slice(0, MOST_SHARED) : rows;
  let y = 0;
  const marks = shown.map((row): Mark => {
    const top = y;
    y += room.row + extraHeight(row, room);
    return { tag: 'group', className: '', x: 0, y: top, marks: rowMarks(row, room), of: row.chip };
  });
  const height = Math.max(1, y - 22);
  return { width: room.width, height, marks };
}
