import type { TradeoffChart, PlacedRow } from '@inferbench/answers/load/shape';
import { baseAxis, valueAxis } from '@inferbench/chart/axes';
import { type Drawing, inside, type Mark, text, box, group, level } from '@inferbench/chart/drawing';
import { type DrawnFor, TEXT_SIZE } from '@inferbench/chart/figure';
import { formatTick } from '../../words/numbers.ts';
import { bandMarks, colouredMarks, greyMarks, loadMarks } from './curve-marks.ts';
import { targetMarks, tooSlowMark } from './line-marks.ts';
import { listMarks } from './list-marks.ts';
import { nameMarks } from './name-marks.ts';
import { frontMarks, pointMarks } from './published-marks.ts';
import { type Room, roomFor } from './room.ts';
import { type Scales, scalesOf } from './scales.ts';
import { KIND_WORDS } from '@inferbench/domain/terms/kind-words';
import { formatNumber, formatValue } from '@inferbench/units/format';
import { fittedTo, roomOf } from '@inferbench/chart/text-room';
import { vendorClass } from '../../words/vendor-class.ts';
import { upperWords } from '../../words/ran.ts';
import { shownLists } from './shown-rows.ts';

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
      ...(room.nameless ? loadMarks(chart, scales) : []),
    ]),
    ...targetMarks(chart, scales, room),
    ...nameMarks(chart, scales, room),
  ];
}

const ROW = 37;
const NAME_AT = 16;

/** Draws, on a share image, three systems as a list of values with their intervals. */
function shareListMarks(chart: TradeoffChart, { list: { left, right, top, rows: most } }: Room): Mark[] {
  const [list] = shownLists(chart, most);
  const rows = (list?.rows ?? []).slice(0, most);
  return [
    text('words', { x: left, y: top }, fittedTo(chart.axis.unit, right - left, TEXT_SIZE)),
    ...rows.map((row, index) => rowMark(row, { left, right, y: top + 7 + index * ROW })),
  ];
}

function rowMark(row: PlacedRow, { left, right, y }: { left: number; right: number; y: number }): Mark {
  const { vendor, older, label, chips, kind, value, stack } = row;
  const ran = [stack ?? KIND_WORDS[kind], upperWords(row)].filter((words) => words !== '').join(', ');
  const said = formatValue(value);
  const nameRoom = right - left - NAME_AT - roomOf(said, VALUE, true) - 6;
  return group(vendorClass(vendor, older), [
    level('grid', y, left, right),
    box('swatch', { x: left, y: y + 5 }, { x: left + 11, y: y + 16 }),
    text(
      'strong',
      { x: left + NAME_AT, y: y + 15 },
      fittedTo(`${label} × ${formatNumber(chips)}`, nameRoom, 13),
    ),
    text('share-number end', { x: right, y: y + 17 }, said),
    text('', { x: left + NAME_AT, y: y + 31 }, fittedTo(ran, right - left - NAME_AT, TEXT_SIZE)),
  ]);
}

const VALUE = 18;
