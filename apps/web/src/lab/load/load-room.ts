import type { Plot } from '@inferbench/chart/axes';
import { type DrawnFor, SHARE_ROOM } from '@inferbench/chart/figure';

export interface LoadRoom {
  width: number;
  height: number;
  plots: readonly Plot[];
  /** Whether the base has its name: it is that of all. */
  hasBase: boolean;
}

interface Grid {
  width: number;
  columns: number;
  rowHeight: number;
  left: number;
  gap: number;
}

const GRIDS: Readonly<Record<'358' | '580' | '1216' | 'share', Grid>> = {
  '1216': { width: 1216, columns: 2, rowHeight: 290, left: 52, gap: 64 },
  '580': { width: 580, columns: 1, rowHeight: 260, left: 52, gap: 0 },
  '358': { width: 358, columns: 1, rowHeight: 240, left: 44, gap: 0 },
  share: { width: SHARE_ROOM.width, columns: 1, rowHeight: SHARE_ROOM.height, left: 44, gap: 0 },
};

/** Px right of a plot for the names at the ends of lines. */
const NAMES = 76;

/** Four plots below each other or in two columns; a share image has room for the first. */
export function loadRoomFor(drawn: DrawnFor): LoadRoom {
  const isShare = drawn.form === 'share';
  const { width, columns, rowHeight, left, gap } = isShare ? GRIDS.share : GRIDS[`${drawn.width}`];
  const shown = isShare ? 1 : 4;
  const foot = isShare ? 20 : 56;
  const wide = (width - gap * (columns - 1)) / columns;
  const plots = Array.from({ length: shown }, (_, index): Plot => {
    const x = (index % columns) * (wide + gap);
    const y = Math.floor(index / columns) * rowHeight;
    return {
      left: x + left,
      right: x + wide - NAMES,
      top: y + (isShare ? 26 : 36),
      bottom: y + rowHeight - foot,
    };
  });
  return { width, height: Math.ceil(shown / columns) * rowHeight, plots, hasBase: !isShare };
}
