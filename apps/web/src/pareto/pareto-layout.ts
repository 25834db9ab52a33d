import { baseAxis, type Plot, valueAxis } from '../chart/axes.ts';
import { type DrawingWidth, type Mark, text } from '../chart/drawing.ts';
import { extent, logScale, type Scale, type Span } from '../chart/scale.ts';
import { decadeTicks } from '../chart/ticks.ts';
import { formatTick } from '../words/numbers.ts';
import { axisTitle } from './axis-words.ts';
import type { Front } from './front.ts';

const TOP = 26;
const LEFT = 58;
const FOOT = 44;
const HEIGHT: Readonly<Record<DrawingWidth, number>> = { 288: 260, 600: 320, 856: 380 };
/** Room for labels right of the marks, as a factor of the axis' range. */
const MARGIN = 1.25;

export interface ParetoLayout {
  width: DrawingWidth;
  height: number;
  plot: Plot;
  xs: Span;
  ys: Span;
  x: Scale;
  y: Scale;
}

function padded(values: readonly number[]): Span {
  const { from, to } = extent(values.filter((value) => value > 0)) ?? { from: 1, to: 10 };
  return { from: from / MARGIN, to: to * MARGIN };
}

interface Placed {
  x: { value: number };
  y: { value: number };
}

export function paretoLayout({ marks }: { marks: readonly Placed[] }, width: DrawingWidth): ParetoLayout {
  const right = width - 16;
  const plot = { left: LEFT, right, top: TOP, bottom: TOP + HEIGHT[width] };
  const xs = padded(marks.map(({ x }) => x.value));
  const ys = padded(marks.map(({ y }) => y.value));
  return {
    width,
    height: plot.bottom + FOOT,
    plot,
    xs,
    ys,
    x: logScale(xs, { from: plot.left, to: plot.right }),
    y: logScale(ys, { from: plot.bottom, to: plot.top }),
  };
}

/** Names with their units and scales; hairlines for y, ticks for x. */
export function paretoAxes(
  front: Pick<Front, 'x' | 'y'>,
  { plot, x, y, xs, ys, width }: ParetoLayout,
): Mark[] {
  return [
    ...valueAxis({ plot, scale: y, ticks: decadeTicks(ys, 6), words: formatTick }),
    text('', { x: 0, y: 12 }, axisTitle(front.y)),
    ...baseAxis({ plot, scale: x, ticks: decadeTicks(xs, width === 288 ? 4 : 8), words: formatTick, width }),
    text('end', { x: plot.right, y: plot.bottom + 38 }, axisTitle(front.x)),
  ];
}
