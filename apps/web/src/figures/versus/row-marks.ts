import { area, box, disc, group, level, type Mark, text } from '@inferbench/chart/drawing';
import { fittedTo, wrapped } from '@inferbench/chart/text-room';
import { precisionNames } from '@inferbench/domain/catalogue/names';
import type { DrawnRow } from './drawn-versus.ts';
import { LABEL_LINE, RING, type VersusRoom } from './versus-room.ts';
import type { VersusScale } from './versus-scale.ts';

export interface Around {
  room: VersusRoom;
  scale: VersusScale;
  classes: { a: string; b: string };
  labels: { a: string; b: string };
  hasBest: boolean;
}

const NOBODY = 'vendor-other';
const BAR = 3;
/** Px of the mark of a tie at least. */
const LEAST_TIE = 8;

/** "FP8", "B200 × 8, FP8", "B200 × 8, vLLM": what tells a row from another of its model. */
export function rowLabel({ on, precision }: Pick<DrawnRow, 'on' | 'precision'>): string {
  return [on, precision === null ? null : precisionNames(precision).short]
    .filter((each) => each !== null)
    .join(', ');
}

export function rowMarks(row: DrawnRow, y: number, around: Around): Mark[] {
  const { room } = around;
  const label = rowLabel(row);
  return [
    ...(label === ''
      ? []
      : labelLines(label, room).map(({ each, down }) => text('end', { x: room.bitsEnd, y: y + down }, each))),
    ...bestMarks(row, y, around),
    ...likeMarks(row, y, around),
    ...simulatedMarks(row, y, around),
    text(row.leader === null ? '' : 'strong', { x: room.ratioAt, y: y + 4.5 }, row.ratio),
  ];
}

/** The words that tell a row from another: in one line where rows are low. */
function labelLines(label: string, { row, labelRoom }: VersusRoom): { each: string; down: number }[] {
  return row < 24 ? [{ each: fittedTo(label, labelRoom, 12.5), down: 4.5 }] : inLines(label, labelRoom);
}

/** Draws like for like: a bar from the least to the most, of a lead with a dot at the least; of a tie in grey, across equality. */
function likeMarks(
  { leader, low, high, atLeast }: DrawnRow,
  y: number,
  { scale: { x }, classes, labels }: Around,
): Mark[] {
  if (low === null || high === null) return [];
  if (leader === null) return [tieMark({ from: x(low), to: x(high) }, y)];
  const bar = box('ratio-band', { x: x(low), y: y - BAR }, { x: x(high), y: y + BAR });
  const isOfB = leader === labels.b;
  const [least, most] = isOfB ? [low, high] : [high, low];
  const onward = isOfB ? 1 : -1;
  const tip = x(most) + 8 * onward;
  return [
    group(isOfB ? classes.b : classes.a, [
      bar,
      disc('disc', { x: x(least), y }, 6),
      ...(atLeast
        ? [
            area('disc', [
              { x: tip, y: y - 4 },
              { x: tip + 7 * onward, y },
              { x: tip, y: y + 4 },
            ]),
          ]
        : []),
    ]),
  ];
}

/** A tie in grey; of two runs that bound each other it has no width of its own, and is drawn all the same. */
function tieMark({ from, to }: { from: number; to: number }, y: number): Mark {
  const more = Math.max(0, LEAST_TIE - (to - from)) / 2;
  const [left, right] = [from - more, to + more];
  return group(NOBODY, [
    box('ratio-band', { x: left, y: y - BAR }, { x: right, y: y + BAR }),
    level('error-thin', y, left, right),
  ]);
}

/** Best against best: a ring at the least, joined to equality by a thin line; nothing where it is the same pair. */
function bestMarks(
  { best, leader }: DrawnRow,
  y: number,
  { scale: { x }, classes, hasBest, room }: Around,
): Mark[] {
  if (best === null || !hasBest) return [];
  const words = room.bestAt === null ? [] : bestWords(best.short, y, room.bestAt, room.width);
  const { low, high, isSamePair } = best;
  if (isSamePair || low === null || high === null || best.leader === null) return words;
  const isOfB = low > 1;
  const least = isOfB ? low : high;
  return [
    group(isOfB ? classes.b : classes.a, [
      ...(leader === null ? [] : [level('grid', y, x(1), x(least))]),
      disc('ring', { x: x(least), y }, 5),
    ]),
    ...words,
  ];
}

function bestWords(words: string, y: number, from: number, width: number): Mark[] {
  return [
    group(NOBODY, [disc('ring', { x: from + 4, y }, 4)]),
    ...inLines(words, width - from - RING).map(({ each, down }) =>
      text('', { x: from + RING, y: y + down }, each),
    ),
  ];
}

/** Words in as many lines as they need in a room, each so far below the middle of its row. */
function inLines(words: string, room: number): { each: string; down: number }[] {
  const lines = wrapped(words, room, 12.5);
  return lines.map((each, i) => ({ each, down: 4.5 + (i - (lines.length - 1) / 2) * LABEL_LINE }));
}

/** Simulated alone: a dashed band and ring in grey, cut at the edges. */
function simulatedMarks({ simulated }: DrawnRow, y: number, { scale: { x, most } }: Around): Mark[] {
  if (simulated === null) return [];
  const within = (ratio: number) => Math.min(most, Math.max(1 / most, ratio));
  const { low, high, ratio } = simulated;
  return [
    group(NOBODY, [
      level('ghost', y, x(within(low)), x(within(high))),
      disc('ring simulated', { x: x(within(ratio)), y }, 5),
    ]),
  ];
}
