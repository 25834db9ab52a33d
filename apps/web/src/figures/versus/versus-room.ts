import { type DrawnFor, SHARE_ROOM, TEXT_SIZE } from '@inferbench/chart/figure';
import { roomOf, wrapped } from '@inferbench/chart/text-room';

export interface VersusRoom {
  width: number;
  /** Names stand above their rows where a column has no room. */
  namesAbove: boolean;
  /** Px of a name; px and end of the words that tell a row from another. */
  nameRoom: number;
  labelRoom: number;
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
  labelRoom: 44,
  bitsEnd: 232,
  left: 246,
  right: 790,
  ratioAt: 806,
  bestAt: 928,
  row: 24,
  top: 30,
  gap: 14,
};

/** Px of a row of a share image, and how many it has room for. */
const SHARED_ROW = 18;
export const MOST_SHARED = 5;

/** Room of a drawing: where its labels are longer than those of bits, the plot begins later, and where they take two lines rows are taller. */
export function versusRoom(
  drawn: DrawnFor,
  labels: readonly string[],
  best: readonly string[] = [],
): VersusRoom {
  const room = roomFor(drawn);
  const most = drawn.form === 'share' ? SHARED_LABEL : room.width < WIDE.width ? NARROW_LABEL : WIDE_LABEL;
  const wanted = Math.min(most, Math.max(room.labelRoom, ...labels.map((label) => roomOf(label, TEXT_SIZE))));
  const later = wanted - room.labelRoom;
  const linesIn = (words: readonly string[], px: number) =>
    Math.max(1, ...words.map((each) => wrapped(each, px, TEXT_SIZE).length));
  const { bestAt, width } = room;
  const ofBest = bestAt === null ? 1 : linesIn(best, width - bestAt - RING);
  const lines = Math.max(linesIn(labels, wanted), ofBest);
  const row = drawn.form === 'share' || lines === 1 ? room.row : lines * LABEL_LINE + 8;
  return { ...room, labelRoom: wanted, bitsEnd: room.bitsEnd + later, left: room.left + later, row };
}

/** Px between two lines of a label. */
export const LABEL_LINE = 14;

/** Width of the ring before the words of best against best, which the key explains. */
export const RING = 14;

const WIDE_LABEL = 230;
const NARROW_LABEL = 130;
const SHARED_LABEL = 66;

function roomFor(drawn: DrawnFor): VersusRoom {
  if (drawn.form === 'share')
    return {
      ...WIDE,
      width: SHARE_ROOM.width,
      nameRoom: 132,
      labelRoom: 38,
      bitsEnd: 172,
      left: 180,
      right: 334,
      ratioAt: 342,
      bestAt: null,
      row: SHARED_ROW,
      top: 20,
      gap: 0,
    };
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
    labelRoom: 40,
    bitsEnd: 40,
    left: 50,
    right: 254,
    ratioAt: 262,
    bestAt: null,
  };
}
