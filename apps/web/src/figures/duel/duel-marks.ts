import { formatContext, formatNumber } from '@inferbench/units/format';
import { area, box, disc, group, level, line, type Mark, text, upright } from '@inferbench/chart/drawing';
import { roomOf } from '@inferbench/chart/text-room';
import { vendorClass } from '../../words/vendor-class.ts';
import type { DuelRoom } from './duel-room.ts';
import type { DrawnDuel, DrawnRatio, DuelScales } from './duel-scales.ts';
import { ratioRuns } from './ratio-runs.ts';
import { TEXT_SIZE as size } from '@inferbench/chart/figure';

export interface Around {
  scales: DuelScales;
  room: DuelRoom;
}

const classOf = ({ vendor, older }: DrawnRatio['a']) => vendorClass(vendor, older);

/** Halves in the colour of the side they belong to; of three or four chips only the half line. */
export function halfMarks({ ratios, ahead }: DrawnDuel, { scales, room }: Around): Mark[] {
  const { plot, names } = room;
  const middle = scales.y(1);
  const [first, ...others] = ratios;
  if (first === undefined) return [];
  const half = (side: DrawnRatio['a'], from: number, to: number) =>
    group(classOf(side), [box('tint', { x: plot.left, y: from }, { x: plot.right, y: to })]);
  const label = (side: DrawnRatio['a'], at: number, words: string) =>
    group(classOf(side), [text(names, { x: plot.left + 8, y: at }, words)]);
  const [above, below] = [plot.top + (names === 'vendor-small' ? 17 : size + 7.5), plot.bottom - 8];
  const { a, b } = first;
  return others.length === 0
    ? [
        half(b, plot.top, middle),
        half(a, middle, plot.bottom),
        label(b, above, `▲ ${b.label} ${ahead}`),
        label(a, below, `▼ ${a.label} ${ahead}`),
      ]
    : [
        text('words', { x: plot.left + 8, y: above }, `▲ ${ahead} than ${a.label}`),
        text('words', { x: plot.left + 8, y: below }, `▼ ${a.label} ${ahead}`),
      ];
}

/** Lines of ratios on both sides of equality, "1.25 ×" either way. */
export function gridMarks({ scales, room }: Around): Mark[] {
  const { plot, ratios } = room;
  const drop = size * 0.33;
  const lines = scales.ticks.flatMap((tick) =>
    [tick, 1 / tick].flatMap((ratio) => [
      level('grid', scales.y(ratio), plot.left, plot.right),
      ...(ratios
        ? [
            text(
              '',
              { x: plot.right + 8, y: scales.y(ratio) + drop },
              `${tick >= 1000 ? formatNumber(tick) : tick} ×`,
            ),
          ]
        : []),
    ]),
  );
  const equal = ratios ? [text('words', { x: plot.right + 8, y: scales.y(1) + drop }, 'equal')] : [];
  return [...lines, level('equal', scales.y(1), plot.left, plot.right), ...equal];
}

export function contextMarks({ scales, room }: Around): Mark[] {
  const { plot, ticks, width, height, ratios } = room;
  const y = plot.bottom + size + 3.5;
  return [
    ...ticks.map((tick) => {
      const words = formatContext(tick);
      const at = scales.x(tick);
      const isLast = at >= plot.right - 1 || at + roomOf(words, size) / 2 > width;
      const anchor = at <= plot.left + 1 ? '' : isLast ? 'end' : 'middle';
      return text(anchor, { x: at, y }, words);
    }),
    ...(ratios && y + size + 7.5 <= height
      ? [text('words end', { x: plot.right, y: y + size + 7.5 }, 'context, tokens →')]
      : []),
  ];
}

/** Band and line of a ratio: in the colour of the side that is ahead, of a pair; of several chips in that of the divided one. */
export function ratioMarks(ratio: DrawnRatio, alone: boolean, { scales: { x, y } }: Around): Mark[] {
  const marks = ratioRuns(ratio.samples).map(({ side, samples }) => {
    const there = samples.map(({ context, high }) => ({ x: x(context), y: y(high) }));
    const back = samples.map(({ context, low }) => ({ x: x(context), y: y(low) }));
    const drawn = samples.map((sample) => ({ x: x(sample.context), y: y(sample.ratio) }));
    const owner = alone && side === 'a' ? ratio.a : ratio.b;
    return group(ratio.calibrated ? classOf(owner) : 'vendor-other', [
      area('ratio-band', [...there, ...back.toReversed()]),
      line('curve simulated', drawn),
    ]);
  });
  return [group('', marks, ratio.b.chip)];
}

/** Px that the words on whose half it is take at most. */
const HALF_WORDS = 240;

/** Where a ratio ends: an ink bar over its band, and why. */
export function endMarks({ ends, samples }: DrawnRatio, { scales: { x, y }, room }: Around): Mark[] {
  const last = samples.at(-1);
  if (ends === null || last === undefined) return [];
  const { plot, ratios } = room;
  const at = x(last.context);
  const bar = upright('memory-full', at, y(last.high), y(last.low));
  const [why, where] = ratios
    ? [ends.why, `at ${formatNumber(ends.context)} tokens`]
    : [ends.why.replace(': memory full', ' full'), null];
  const left = at - plot.left > roomOf(why, size) + 150 || at > plot.left + (plot.right - plot.left) * 0.6;
  const anchor = left ? 'end' : '';
  const px = left ? at - 8 : at + 8;
  if (where === null) {
    const under = y(last.low) + size + 4;
    const over = under > plot.bottom - 18 ? Math.max(plot.top + 34, y(last.high) - 6) : under;
    return [bar, text(`words halo ${anchor}`.trim(), { x: px, y: over }, why)];
  }
  // Stands in the half without the band; in a narrow plot, beyond the words on whose half it is.
  const from = px - (left ? roomOf(why, size) : 0);
  const beyond = from < plot.left + HALF_WORDS ? size + 12 : 0;
  const isAbove = y(last.high) > plot.top + 3 * size + beyond;
  const first = isAbove ? plot.top + size + 3.5 + beyond : plot.bottom - 2 * size - beyond;
  return [
    bar,
    text(`words halo ${anchor}`.trim(), { x: px, y: first }, why),
    text(`halo ${anchor}`.trim(), { x: px, y: first + size + 5.5 }, where),
  ];
}

/** Published ratios as rings with a dot, their interval through them. */
export function publishedMarks(ratio: DrawnRatio, { scales: { x, y } }: Around): Mark[] {
  return ratio.points.map((point) => {
    const at = { x: x(point.context), y: y(point.ratio) };
    return group(classOf(point.ratio > 1 ? ratio.b : ratio.a), [
      upright('error-thin', at.x, y(point.high), y(point.low)),
      disc('ring', at, 6),
      disc('disc', at, 2.5),
    ]);
  });
}

/** Where they change places: a dot on equality with its interval; named where that is narrow. */
export function crossingMarks({ crossings }: DrawnRatio, { scales: { x, y }, room }: Around): Mark[] {
  return crossings
    .filter(({ named }) => named)
    .flatMap(({ context, low, high }) => [
      level('memory-full', y(1), x(low), x(high)),
      disc('handle', { x: x(context), y: y(1) }, 5),
      ...(room.ratios
        ? [text('strong halo middle', { x: x(context), y: y(1) - 12 }, formatContext(context))]
        : []),
    ]);
}

/** Names at the ends of several ratios, apart from each other. */
export function endNames({ ratios }: DrawnDuel, { scales: { x, y }, room }: Around): Mark[] {
  const { plot } = room;
  const wanted = ratios
    .flatMap((ratio) => {
      const last = ratio.samples.at(-1);
      return last === undefined ? [] : [{ ratio, x: x(last.context), y: y(last.ratio) }];
    })
    .toSorted((a, b) => a.y - b.y);
  let free = plot.top + size;
  return wanted.map(({ ratio, x: at, y: middle }) => {
    const place = Math.max(middle - 6, free);
    free = place + size + 5;
    const words = ratio.b.label;
    const left = at + roomOf(words, 16, true) > plot.right;
    return group(classOf(ratio.b), [
      text(`vendor-small halo${left ? ' end' : ''}`, { x: left ? at - 6 : at + 6, y: place }, words),
    ]);
  });
}
