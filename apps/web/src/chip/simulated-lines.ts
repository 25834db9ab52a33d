import { type Drawing, type DrawingWidth, inSeries, line, type Mark, text } from '../chart/drawing.ts';
import { extent, logScale, type Span } from '../chart/scale.ts';
import { decadeTicks } from '../chart/ticks.ts';

export interface SimulatedLine {
  name: string;
  points: readonly { x: number; y: number }[];
}

export interface SimulatedLines {
  lines: readonly SimulatedLine[];
  x: { name: string; tick: (value: number) => string };
  y: { name: string; tick: (value: number) => string };
}

const HEIGHT = 260;
const MEASURES = { left: 56, right: 16, top: 28, foot: 50 } as const;
/** Room between a line and its name. */
const NAME_GAP = 8;

/** Room above the highest value, so that a tick a hair above it is drawn. */
const HEADROOM = 1.05;

function padded(span: Span | null): Span {
  if (span === null) return { from: 1, to: 10 };
  const { from, to } = span;
  return from < to ? { from, to: to * HEADROOM } : { from: from / 2, to: to * 2 };
}

/** Dashed lines over two logarithmic axes: nothing in the drawing is measured. */
export function drawLines({ lines, x, y }: SimulatedLines, width: DrawingWidth): Drawing {
  const points = lines.flatMap((drawn) => drawn.points);
  const [xs, ys] = [padded(extent(points.map((at) => at.x))), padded(extent(points.map((at) => at.y)))];
  const plot = {
    left: MEASURES.left,
    right: width - MEASURES.right,
    top: MEASURES.top,
    bottom: HEIGHT - MEASURES.foot,
  };
  const toX = logScale(xs, { from: plot.left, to: plot.right });
  const toY = logScale(ys, { from: plot.bottom, to: plot.top });
  const horizontal = decadeTicks(ys, 6).flatMap((value) => [
    line('hairline', [
      { x: plot.left, y: toY(value) },
      { x: plot.right, y: toY(value) },
    ]),
    text('end', { x: plot.left - 8, y: toY(value) + 4 }, y.tick(value)),
  ]);
  const vertical = decadeTicks(xs, width === 288 ? 4 : 6).flatMap((value) => [
    line('axis', [
      { x: toX(value), y: plot.bottom },
      { x: toX(value), y: plot.bottom + 5 },
    ]),
    text('middle', { x: toX(value), y: plot.bottom + 19 }, x.tick(value)),
  ]);
  const drawn = lines.map(({ name, points: places }, series): Mark => {
    const at = places.map((place) => ({ x: toX(place.x), y: toY(place.y) }));
    const middle = at[Math.floor(at.length / 3)] ?? { x: plot.left, y: plot.top };
    // The first name stands above its line, the second below.
    const below = series % 2 === 1;
    const anchor = below
      ? { x: middle.x + NAME_GAP, y: middle.y + 2 * NAME_GAP }
      : { x: middle.x - NAME_GAP, y: middle.y - NAME_GAP };
    const label = lines.length === 1 ? [] : [text(below ? 'halo' : 'halo end', anchor, name)];
    return inSeries(series, [line('line-simulated', at), ...label]);
  });
  return {
    width,
    height: HEIGHT,
    marks: [
      ...horizontal,
      text('', { x: 0, y: 12 }, y.name),
      line('axis', [
        { x: plot.left, y: plot.bottom },
        { x: plot.right, y: plot.bottom },
      ]),
      ...vertical,
      text('middle', { x: (plot.left + plot.right) / 2, y: plot.bottom + 38 }, x.name),
      ...drawn,
    ],
  };
}
