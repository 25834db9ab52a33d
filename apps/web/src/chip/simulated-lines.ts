import { plotAxes } from '../chart/axes.ts';
import {
  type At,
  type Drawing,
  type DrawingWidth,
  inSeries,
  line,
  type Mark,
  text,
} from '../chart/drawing.ts';
import { spreadLabels } from '../chart/place-labels.ts';
import { extent, logScale, type Span } from '../chart/scale.ts';
import { textWidth } from '../chart/text-room.ts';
import { decadeTicks, octaveTicks } from '../chart/ticks.ts';

export interface SimulatedLine {
  name: string;
  points: readonly { x: number; y: number }[];
}

export interface SimulatedLines {
  lines: readonly SimulatedLine[];
  /** Ticks at powers of ten, or of two where the quantity is doubled. */
  x: { name: string; tick: (value: number) => string; base?: 2 };
  y: { name: string; tick: (value: number) => string };
}

const HEIGHT = 260;
const MEASURES = { left: 56, right: 16, top: 28, foot: 50 } as const;
/** Room between a line's end and its name, half of it for the leader. */
const NAME_GAP = 16;

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
    right: width - MEASURES.right - nameRoom(lines),
    top: MEASURES.top,
    bottom: HEIGHT - MEASURES.foot,
  };
  const toX = logScale(xs, { from: plot.left, to: plot.right });
  const toY = logScale(ys, { from: plot.bottom, to: plot.top });
  const most = width === 288 ? 4 : 6;
  const xTicks = x.base === 2 ? octaveTicks(xs, most) : decadeTicks(xs, most);
  const drawn = lines.map(({ points: places }, series): Mark => {
    const at = places.map((place) => ({ x: toX(place.x), y: toY(place.y) }));
    return inSeries(series, [line('line-simulated', at)]);
  });
  const ends = lines.map(({ points: places }) => {
    const last = places.at(-1);
    return { x: last ? toX(last.x) : plot.right, y: last ? toY(last.y) : plot.bottom };
  });
  return {
    width,
    height: HEIGHT,
    marks: [
      ...plotAxes({
        plot,
        width,
        x: { scale: toX, ticks: xTicks, words: x.tick, name: x.name },
        y: { scale: toY, ticks: decadeTicks(ys, 6), words: y.tick, name: y.name },
      }),
      ...drawn,
      ...(lines.length === 1 ? [] : names(lines, ends, plot)),
    ],
  };
}

/** One line needs no name: the axis has it. */
function nameRoom(lines: readonly SimulatedLine[]): number {
  return lines.length === 1 ? 0 : NAME_GAP + Math.max(...lines.map(({ name }) => textWidth(name)));
}

/** Names right of the plot, each joined to the end of its line. */
function names(
  lines: readonly SimulatedLine[],
  ends: readonly At[],
  plot: { right: number; top: number; bottom: number },
): Mark[] {
  const ys = spreadLabels(
    ends.map(({ y }) => y),
    { from: plot.top, to: plot.bottom },
  );
  return lines.flatMap(({ name }, index) => {
    const end = ends[index];
    const y = ys[index] ?? plot.top;
    if (end === undefined) return [];
    return [
      line('leader', [
        { x: end.x + 2, y: end.y },
        { x: plot.right + NAME_GAP / 2, y },
      ]),
      text('ink', { x: plot.right + NAME_GAP, y: y + 4 }, name),
    ];
  });
}
