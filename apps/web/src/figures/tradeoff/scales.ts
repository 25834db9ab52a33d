import type { TradeoffChart } from '@inferbench/answers/load/shape';
import { extent, linearScale, logScale, type Scale } from '@inferbench/chart/scale';
import { decadeTicks, linearTicks } from '@inferbench/chart/ticks';
import { axisValue, baseValue, drawnSamples, frontSamples } from './axis-value.ts';
import type { Room } from './room.ts';

export interface Scales {
  x: Scale;
  y: Scale;
  x0: number;
  xTo: number;
  xScale: 'LINEAR' | 'LOG';
  yFrom: number;
  yTo: number;
  xTicks: number[];
  yTicks: number[];
}

/** Ratio of the ends from which times stand on a logarithmic axis. */
const WIDE = 10;

/** An axis of speeds from zero, or of times: logarithmic where they differ by more than ten times. */
function baseAxisOf(values: readonly number[], { at, x }: TradeoffChart['slice']) {
  const known = extent(values.filter((value) => value > 0)) ?? { from: at, to: at };
  if (x === 'SPEED') return { from: 0, to: 1.06 * Math.max(1.5 * at, known.to), scale: 'LINEAR' as const };
  const [from, to] = [Math.min(at / 1.5, known.from), Math.max(1.5 * at, known.to)];
  return to > WIDE * from
    ? { from: 0.9 * from, to: 1.1 * to, scale: 'LOG' as const }
    : { from: 0, to: 1.06 * to, scale: 'LINEAR' as const };
}

/**
 * Makes an axis of what users see, linear from zero where it is a speed, and a logarithmic one of outputs, both as far as the coloured systems, the line and the runs at it reach:
 * a system out of all proportion is cut off.
 */
export function scalesOf(chart: TradeoffChart, room: Room): Scales {
  const { slice } = chart;
  const coloured = [
    ...chart.curves.filter((each) => each.coloured).map(({ samples }) => drawnSamples(samples, slice)),
    ...chart.fronts.filter((each) => each.coloured).map((front) => frontSamples(front, slice)),
  ].flat();
  const { published, simulated } = chart.atLine;
  const shown = [...coloured, ...fallback(chart)];
  const base = baseAxisOf(
    shown.map(({ x }) => x),
    slice,
  );
  const values = [
    ...shown.map(({ y }) => y),
    ...[...published, ...simulated].filter((row) => row.coloured).map(({ value }) => value),
  ].filter((value) => value > 0);
  const { from, to } = extent(values) ?? { from: 1, to: 10 };
  const yFrom = 0.8 * from;
  const yTo = 1.25 * Math.max(to, 2 * from);
  const { plot, ticks } = room;
  return {
    x: (base.scale === 'LOG' ? logScale : linearScale)(base, { from: plot.left, to: plot.right }),
    y: logScale({ from: yFrom, to: yTo }, { from: plot.bottom, to: plot.top }),
    x0: base.from,
    xTo: base.to,
    xScale: base.scale,
    yFrom,
    yTo,
    xTicks: (base.scale === 'LOG' ? decadeTicks : linearTicks)(base, ticks.x),
    yTicks: decadeTicks({ from: yFrom, to: yTo }, ticks.y),
  };
}

/** Where nothing is coloured, all that there is. */
function fallback({ curves, fronts, points, slice }: TradeoffChart): { x: number; y: number }[] {
  if ([...curves, ...fronts].some(({ coloured }) => coloured)) return [];
  return [
    ...curves.flatMap(({ samples }) => drawnSamples(samples, slice)),
    ...fronts.flatMap((front) => drawnSamples(front.points, slice)),
    ...points.flatMap((point) => {
      const y = axisValue(point, slice.axis);
      return y === null ? [] : [{ x: baseValue(point, slice.x) ?? 0, y }];
    }),
  ];
}
