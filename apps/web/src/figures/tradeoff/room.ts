import { type DrawnFor, SHARE_ROOM } from '@inferbench/chart/figure';
import type { Plot } from '@inferbench/chart/axes';

export interface Room {
  plot: Plot;
  width: number;
  /** Height of the plot with its axis; a list below it adds its own. */
  height: number;
  list: { left: number; right: number; top: number; rows: number };
  ticks: { x: number; y: number };
  /** Whether simulated curves are drawn that bear no name: nobody can ask a share image for theirs. */
  nameless: boolean;
  /** Size of names, px: those of a whole page stand left of a run first, small ones above it. */
  names: 16 | 13;
}

const WIDE: Room = {
  plot: { left: 44, right: 834, top: 50, bottom: 474 },
  width: 1216,
  height: 520,
  list: { left: 874, right: 1216, top: 24, rows: 8 },
  ticks: { x: 7, y: 6 },
  nameless: true,
  names: 16,
};
const MIDDLE: Room = {
  ...WIDE,
  plot: { left: 44, right: 564, top: 50, bottom: 390 },
  width: 580,
  height: 436,
  list: { left: 0, right: 580, top: 470, rows: 8 },
  ticks: { x: 6, y: 5 },
};
const NARROW: Room = {
  ...WIDE,
  plot: { left: 44, right: 350, top: 50, bottom: 340 },
  width: 358,
  height: 384,
  list: { left: 0, right: 358, top: 418, rows: 8 },
  ticks: { x: 5, y: 5 },
  names: 13,
};
const SHARE: Room = {
  ...SHARE_ROOM,
  plot: { left: 40, right: 232, top: 30, bottom: 110 },
  list: { left: 250, right: 440, top: 12, rows: 3 },
  ticks: { x: 4, y: 3 },
  nameless: false,
  names: 13,
};

export function roomFor(drawn: DrawnFor): Room {
  if (drawn.form === 'share') return SHARE;
  if (drawn.width === 1216) return WIDE;
  return drawn.width === 580 ? MIDDLE : NARROW;
}
