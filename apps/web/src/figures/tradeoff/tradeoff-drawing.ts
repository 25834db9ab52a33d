import type { TradeoffChart, PlacedRow } from '@inferbench/answers/load/shape';
import { baseAxis, valueAxis } from '@inferbench/chart/axes';
import {
  type Drawing,
  inside,
  type Mark,
  text,
  box,
  group,
  level,
  disc,
  path,
  upright,
} from '@inferbench/chart/drawing';
import { type DrawnFor, TEXT_SIZE } from '@inferbench/chart/figure';
import { formatTick } from '../../words/numbers.ts';
import { bandMarks, colouredMarks, greyMarks, loadMarks } from './curve-marks.ts';
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
import { pixel } from '@inferbench/chart/scale';

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

/** Marks where people are served too slowly: below a speed, beyond a time. */
function tooSlowMark({ slice: { at }, axis }: TradeoffChart, { x }: Scales, { plot }: Room): Mark {
  const [left, right] = axis.xLowerIsBetter ? [x(at), plot.right] : [plot.left, x(at)];
  return group('', [box('too-slow', { x: left, y: plot.top }, { x: right, y: plot.bottom })], 'slow');
}

/** The reader's limit: a line with a handle, and where the coloured systems cross it. */
function targetMarks(chart: TradeoffChart, scales: Scales, room: Room): Mark[] {
  const { at } = chart.slice;
  const { plot } = room;
  const words = chart.axis.xLowerIsBetter
    ? `within ${formatValue(at)} s`
    : `◂ ${formatValue(at)} tokens/s each ▸`;
  const half = roomOf(words, 13, true) / 2 + 10;
  const x = scales.x(at);
  const middle = Math.min(Math.max(x, half), plot.right - half);
  const top = plot.top - 30;
  return [
    group(
      'target-line',
      [
        upright('target', x, top + 12, plot.bottom),
        handle(middle, half, top),
        text('on-handle middle', { x: middle, y: top + 15 }, words),
      ],
      'line',
    ),
    ...crossingMarks(chart, scales, x),
  ];
}

function handle(middle: number, half: number, top: number): Mark {
  const [left, right] = [pixel(middle - half + 12), pixel(middle + half - 12)];
  return path('handle', `M${left} ${top - 2}H${right}a12 12 0 0 1 0 24H${left}a12 12 0 0 1 0 -24z`);
}

function crossingMarks({ atLine }: TradeoffChart, scales: Scales, x: number): Mark[] {
  return atLine.simulated
    .filter(({ coloured }) => coloured)
    .map(({ vendor, older, value, key }) =>
      group(vendorClass(vendor, older), [disc('ring', { x, y: scales.y(value) }, 5)], key),
    );
}
