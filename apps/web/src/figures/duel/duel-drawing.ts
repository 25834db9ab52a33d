import { type Drawing, inside, type Mark } from '@inferbench/chart/drawing';
import type { DrawnFor } from '@inferbench/chart/figure';
import {
  type Around,
  contextMarks,
  crossingMarks,
  endMarks,
  endNames,
  gridMarks,
  halfMarks,
  publishedMarks,
  ratioMarks,
} from './duel-marks.ts';
import { type CardForm, duelRoom } from './duel-room.ts';
import { type DrawnDuel, duelScales } from './duel-scales.ts';

/** How many times better one chip is than another over context, round equality, with the error of that ratio. */
export function duelDrawing(whole: DrawnDuel, drawn: DrawnFor | CardForm): Drawing {
  const room = duelRoom(drawn);
  const duel = thinnedDuel(whole, room.every);
  const around: Around = { room, scales: duelScales(duel, room) };
  const { plot, width, height } = room;
  const alone = duel.ratios.length === 1;
  const marks: Mark[] = [
    ...halfMarks(duel, around),
    ...gridMarks(around),
    inside(
      { x: plot.left, y: plot.top },
      { x: plot.right, y: plot.bottom },
      duel.ratios.flatMap((ratio) => ratioMarks(ratio, alone, around)),
    ),
    ...duel.ratios.flatMap((ratio) => [...publishedMarks(ratio, around), ...crossingMarks(ratio, around)]),
    ...(alone ? duel.ratios.flatMap((ratio) => endMarks(ratio, around)) : endNames(duel, around)),
    ...contextMarks(around),
  ];
  return { width, height, marks };
}

/** The same duel with every so many samples and its ends: a small drawing needs fewer than a file. */
function thinnedDuel(duel: DrawnDuel, every: number): DrawnDuel {
  const ratios = duel.ratios.map((ratio) => ({
    ...ratio,
    samples: ratio.samples.filter((_, i) => i % every === 0 || i === ratio.samples.length - 1),
  }));
  return { ...duel, ratios };
}
