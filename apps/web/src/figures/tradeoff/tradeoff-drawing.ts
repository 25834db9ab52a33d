import type { TradeoffChart } from '@inferbench/answers/load/shape';
import { baseAxis, valueAxis } from '@inferbench/chart/axes';
import { type Drawing, inside, type Mark, text } from '@inferbench/chart/drawing';
import type { DrawnFor } from '@inferbench/chart/figure';
import { formatTick } from '../../words/numbers.ts';
import { bandMarks, colouredMarks, greyMarks, loadMarks } from './curve-marks.ts';
import { targetMarks, tooSlowMark } from './line-marks.ts';
import { listMarks } from './list-marks.ts';
import { nameMarks } from './name-marks.ts';
import { frontMarks, pointMarks } from './published-marks.ts';
import { type Room, roomFor } from './room.ts';
import { type Scales, scalesOf } from './scales.ts';
import { shareListMarks } from './share-list.ts';

/** Speed of one user against output over load, the reader's limit as a line, and who stands where at it. */
export function tradeoffDrawing(
  chart: TradeoffChart,
  drawn: DrawnFor,
  addressWith: (chip: string) => string,
): Drawing {
  const room = roomFor(drawn);
  const scales = scalesOf(chart, room);
  const plot = plotMarks(chart, scales, room);
  if (drawn.form === 'share')
    return { width: room.width, height: room.height, marks: [...plot, ...shareListMarks(chart, room)] };
  const list = listMarks({ chart, room, addressWith });
  return {
    width: room.width,
    height: Math.max(room.height, list.bottom),
    marks: [...plot, ...list.marks],
  };
}

function plotMarks(chart: TradeoffChart, scales: Scales, room: Room): Mark[] {
  const { plot, width } = room;
  const loads = room.nameless ? loadMarks(chart, scales) : [];
  const corner = { x: plot.left, y: plot.top };
  const other = { x: plot.right, y: plot.bottom };
  return [
    inside(corner, other, [tooSlowMark(chart, scales, room), ...bandMarks(chart, scales)]),
    ...valueAxis({ plot, scale: scales.y, ticks: scales.yTicks, words: formatTick }),
    ...baseAxis({ plot, scale: scales.x, ticks: scales.xTicks, words: formatTick, width }),
    // A share image says the units on the handle and over its list.
    ...(room.nameless
      ? [
          text('words', { x: 0, y: 14 }, chart.axis.title),
          text(
            'words end',
            { x: plot.right, y: plot.bottom + 38 },
            `${room.width === 358 ? chart.axis.xUnit : chart.axis.xTitle} →`,
          ),
        ]
      : []),
    inside(corner, other, [
      ...(room.nameless ? greyMarks(chart, scales) : []),
      ...colouredMarks(chart, scales),
      ...frontMarks(chart, scales),
      ...pointMarks(chart, scales),
      ...loads,
    ]),
    ...targetMarks(chart, scales, room),
    ...nameMarks(chart, scales, room, loads),
  ];
}
