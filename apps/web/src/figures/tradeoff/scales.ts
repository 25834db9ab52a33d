import type { TradeoffChart } from '@inferbench/answers/load/shape';
import { extent, linearScale, logScale, type Scale } from '@inferbench/chart/scale';
import { decadeTicks, linearTicks } from '@inferbench/chart/ticks';
import { axisValue, drawnSamples } from './axis-value.ts';
import type { Room } from './room.ts';

export interface Scales {
  x: Scale;
  y: Scale;
  xTo: number;
  yFrom: number;
  yTo: number;
  xTicks: number[];
  yTicks: number[];
}

/**
 * Makes a linear axis of speeds from zero and a logarithmic one of outputs, both as far as the coloured systems, the line and the runs at it reach:
 * a system out of all proportion is cut off.
 */
export function scalesOf(chart: TradeoffChart, room: Room): Scales {
  const { axis, at } = chart.slice;
  const coloured = [
    ...chart.curves.filter((each) => each.coloured).map(({ samples }) => drawnSamples(samples, axis)),
    ...chart.fronts
      .filter((each) => each.coloured)
      .map(({ points }) =>
        drawnSamples(
          points.filter(({ onFront }) => onFront),
          axis,
        ),
      ),
  ].flat();
  const { published, simulated } = chart.atLine;
  const shown = [...coloured, ...fallback(chart)];
  const xTo = 1.06 * Math.max(1.5 * at, ...shown.map(({ x }) => x));
  const values = [
    ...shown.map(({ y }) => y),
    ...[...published, ...simulated].filter((row) => row.coloured).map(({ value }) => value),
  ].filter((value) => value > 0);
  const { from, to } = extent(values) ?? { from: 1, to: 10 };
  const yFrom = 0.8 * from;
  const yTo = 1.25 * Math.max(to, 2 * from);
  const { plot, ticks } = room;
  return {
    x: linearScale({ from: 0, to: xTo }, { from: plot.left, to: plot.right }),
    y: logScale({ from: yFrom, to: yTo }, { from: plot.bottom, to: plot.top }),
    xTo,
    yFrom,
    yTo,
    xTicks: linearTicks({ from: 0, to: xTo }, ticks.x),
    yTicks: decadeTicks({ from: yFrom, to: yTo }, ticks.y),
  };
}

/** Where nothing is coloured, all that there is. */
function fallback({ curves, fronts, points, slice: { axis } }: TradeoffChart): { x: number; y: number }[] {
  if ([...curves, ...fronts].some(({ coloured }) => coloured)) return [];
  return [
    ...curves.flatMap(({ samples }) => drawnSamples(samples, axis)),
    ...fronts.flatMap((front) => drawnSamples(front.points, axis)),
    ...points.flatMap((point) => {
      const y = axisValue(point, axis);
      return y === null ? [] : [{ x: point.perUser ?? 0, y }];
    }),
  ];
}
