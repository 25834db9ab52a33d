import type { TradeoffChart } from '@inferbench/answers/load/shape';
import { linearScale, type Scale } from '@inferbench/chart/scale';
import { linearTicks } from '@inferbench/chart/ticks';
import { axisValue, drawnSamples } from './axis-value.ts';
import type { Room } from './room.ts';

export interface Scales {
  x: Scale;
  y: Scale;
  xTo: number;
  yTo: number;
  xTicks: number[];
  yTicks: number[];
}

/**
 * Makes both axes from zero, far enough for every coloured system, the line and the list: a system out of all
 * proportion is cut off.
 */
export function scalesOf(chart: TradeoffChart, room: Room): Scales {
  const { axis, at } = chart.slice;
  const coloured = [
    ...chart.curves.filter((each) => each.coloured).map(({ samples }) => drawnSamples(samples, axis)),
    ...chart.fronts.filter((each) => each.coloured).map(({ points }) => drawnSamples(points, axis)),
  ].flat();
  const xTo = 1.06 * Math.max(1.5 * at, ...coloured.map(({ x }) => x), ...fallback(chart).map(({ x }) => x));
  const { published, simulated } = chart.atLine;
  const yTo =
    1.08 *
    Math.max(
      ...coloured.map(({ y }) => y),
      ...[...published, ...simulated].map(({ value }) => value),
      ...fallback(chart).map(({ y }) => y),
      Number.MIN_VALUE,
    );
  const { plot, ticks } = room;
  return {
    x: linearScale({ from: 0, to: xTo }, { from: plot.left, to: plot.right }),
    y: linearScale({ from: 0, to: yTo }, { from: plot.bottom, to: plot.top }),
    xTo,
    yTo,
    xTicks: linearTicks({ from: 0, to: xTo }, ticks.x),
    yTicks: linearTicks({ from: 0, to: yTo }, ticks.y),
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
