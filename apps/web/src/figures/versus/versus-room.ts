import type { DrawnFor } from '@inferbench/chart/figure';

/** Places of everything in a picture of ratios. */
export interface VersusRoom {
  width: number;
  /** Names stand above their rows where a column has no room. */
  namesAbove: boolean;
  /** Px of a name, and end of the words for bits. */
  nameRoom: number;
  bitsEnd: number;
  left: number;
  right: number;
  /** Ratios begin here; what best against best says begins there, or stands nowhere. */
  ratioAt: number;
  bestAt: number | null;
  /** Px of a row, of what stands above the first, and between two models. */
  row: number;
  top: number;
  gap: number;
}

const WIDE: VersusRoom = {
  width: 1216,
  namesAbove: false,
  nameRoom: 176,
  bitsEnd: 232,
  left: 246,
  right: 790,
  ratioAt: 806,
  bestAt: 928,
  row: 24,
  top: 30,
  gap: 14,
};

/** Room of a drawing; `rows` of a share image share its height. */
export function versusRoom(drawn: DrawnFor, height: number): VersusRoom {
  if (drawn.form === 'share')
    return { ...WIDE, width: 1096, right: 950, ratioAt: 966, bestAt: null, row: height, top: 26, gap: 2 };
  if (drawn.width === 1216) return WIDE;
  if (drawn.width === 580)
    return {
      ...WIDE,
      width: 580,
      nameRoom: 132,
      bitsEnd: 182,
      left: 192,
      right: 468,
      ratioAt: 478,
      bestAt: null,
    };
  return {
    ...WIDE,
    width: 358,
    namesAbove: true,
    nameRoom: 200,
    bitsEnd: 40,
    left: 50,
    right: 254,
    ratioAt: 262,
    bestAt: null,
  };
}
