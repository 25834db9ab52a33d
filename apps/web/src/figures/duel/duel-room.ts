import type { Plot } from '@inferbench/chart/axes';
import { type DrawnFor, SHARE_ROOM } from '@inferbench/chart/figure';

/** A drawing inside a card; everything else is drawn for a frame. */
export interface CardForm {
  form: 'card';
  width: 358 | 384;
}

export interface DuelRoom {
  width: number;
  height: number;
  plot: Plot;
  /** Ticks of context; the values of ratios stand beside the plot, or not at all. */
  ticks: readonly number[];
  ratios: boolean;
  /** Number of samples of which one is drawn. */
  every: number;
  names: 'vendor-label' | 'vendor-small';
}

const POWERS_OF_4 = [128, 512, 2048, 8192, 32_768, 131_072];
const POWERS_OF_8 = [128, 1024, 8192, 65_536];

const WIDE: DuelRoom = {
  width: 1216,
  height: 420,
  plot: { left: 0, right: 1154, top: 14, bottom: 374 },
  ticks: POWERS_OF_4,
  ratios: true,
  every: 1,
  names: 'vendor-label',
};
const MIDDLE: DuelRoom = {
  ...WIDE,
  width: 580,
  height: 366,
  plot: { left: 0, right: 526, top: 14, bottom: 320 },
  every: 2,
};
const NARROW: DuelRoom = {
  ...WIDE,
  width: 358,
  height: 330,
  plot: { left: 0, right: 306, top: 14, bottom: 286 },
  ticks: POWERS_OF_8,
  every: 4,
};
const SHARE: DuelRoom = {
  ...WIDE,
  ...SHARE_ROOM,
  plot: { left: 0, right: SHARE_ROOM.width - 60, top: 4, bottom: SHARE_ROOM.height - 20 },
  ticks: POWERS_OF_8,
  every: 4,
  names: 'vendor-small',
};

export function duelRoom(drawn: DrawnFor | CardForm): DuelRoom {
  if (drawn.form === 'share') return SHARE;
  if (drawn.form === 'card') {
    const { width } = drawn;
    const plot = { left: 0, right: width, top: 8, bottom: 138 };
    return {
      width,
      height: 160,
      plot,
      ticks: POWERS_OF_8,
      every: 4,
      ratios: false,
      names: 'vendor-small',
    };
  }
  if (drawn.width === 1216) return WIDE;
  return drawn.width === 580 ? MIDDLE : NARROW;
}
