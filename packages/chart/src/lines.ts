import type { Kind } from '@inferbench/domain/terms/kind';
import { plotAxes } from './axes.ts';
import {
  type At,
  disc,
  type Drawing,
  group,
  inSeries,
  level,
  line,
  type Mark,
  symbol,
  text,
  upright,
} from './drawing.ts';
import { type DrawnFor, type Room, roomFor, SHARE_ROOM } from './figure.ts';
import { freeLabels, markBox } from './free-labels.ts';
import { spreadLabels } from './place-labels.ts';
import { extent, linearScale, logScale, type Span } from './scale.ts';
import { fitted, textWidth } from './text-room.ts';
import { decadeTicks, linearTicks, octaveTicks } from './ticks.ts';

interface LinePoint {
  x: number;
  y: number;
  /** Ends of its interval. */
  low?: number | null;
  high?: number | null;
  /** Round mark of a place on a line that has no kind. */
  mark?: 'disc' | 'ring';
  /** Stand beside its mark where there is room. */
  words?: string;
}

export interface DrawnLine {
  /** Stands at its end, unless it is the only one. */
  name: string;
  /** Series of a line; its place among the lines where left out. */
  series?: number;
  /** Class that gives line, marks and name the colour of a vendor instead. */
  vendor?: string;
  /** Classes of the line: how it is dashed, how heavy it is; dashed as what is simulated where left out. */
  className?: string;
  points: readonly LinePoint[];
  /** Kind of its points, each of which gets the mark of it; a line alone where left out. */
  kind?: Kind;
  /** Whether its name stands out. */
  strong?: boolean;
}

interface LineAxis {
  name: string;
  tick: (value: number) => string;
  /** Ticks at powers of two where the quantity is doubled. */
  scale: 'LINEAR' | 'LOG' | 'LOG2';
}

interface Lines {
  lines: readonly DrawnLine[];
  x: LineAxis;
  y: LineAxis;
  /** Height of the plot in a small, a middle and a large room. */
  heights?: readonly [number, number, number];
  /** Places on x that are named above the plot. */
  rules?: readonly { x: number; words: string }[];
}

const [LEFT, RIGHT, TOP, FOOT] = [60, 24, 28, 44];
const HEIGHTS = [182, 182, 232] as const;
/** Room below the plot of a share image. */
const SHARED_FOOT = 22;
/** Room between a line's end and its name, half of it for the leader. */
const NAME_GAP = 16;
/** Room around the values of a logarithmic axis, and above those of a linear one. */
const [AROUND, ABOVE] = [1.1, 1.05];

const MARK_RADIUS = 4.5;
/** Share of the width that names at the ends of lines take at most; longer ones stand under the plot. */
const MOST_NAMES = 0.42;
/** Height of a name under the plot, and the length of its line there, px. */
const [NAME_ROW, NAME_LINE] = [18, 24];

/** Lines over two axes, each named where there are several: at its end, or under the plot where names are long. */
export function drawLines(input: Lines): (drawn: DrawnFor) => Drawing {
  return (drawn) => linesIn(input, roomFor(drawn));
}

function linesIn(input: Lines, room: Room): Drawing {
  const { lines, x, y, rules = [] } = input;
  const { width, size, bottom, foot, mostY } = measuresOf(input, room);
  const points = lines.flatMap((drawn) => drawn.points);
  const spans = {
    x: widened(extent(points.map((point) => point.x))),
    y: valueSpan(y, extent(points.flatMap(({ y: at, low, high }) => [at, low ?? at, high ?? at]))),
  };
  const beside = nameRoom(lines);
  const isShare = foot < FOOT;
  const isUnder = !isShare && beside > MOST_NAMES * width;
  const beyond = isUnder ? 0 : Math.min(beside, MOST_NAMES * width);
  const plot = { left: LEFT, right: width - RIGHT - beyond, top: TOP, bottom };
  const toX = logScale(spans.x, { from: plot.left, to: plot.right });
  const toY = (y.scale === 'LINEAR' ? linearScale : logScale)(spans.y, { from: bottom, to: TOP });
  const at = (point: LinePoint): At => ({ x: toX(point.x), y: toY(point.y) });
  return {
    width,
    height: bottom + foot + (isUnder ? lines.length * NAME_ROW : 0),
    marks: [
      ...plotAxes({
        plot,
        width,
        x: {
          scale: toX,
          ticks: ticksOf(x, spans.x, size === 0 ? 4 : 8),
          words: x.tick,
          name: isShare ? null : x.name,
        },
        y: {
          scale: toY,
          ticks: ticksOf(y, spans.y, mostY),
          words: y.tick,
          name: isShare ? fitted(`${y.name} over ${x.name}`, width) : y.name,
        },
      }),
      ...rules.flatMap(({ x: place, words }) => [
        upright('cross-rule', toX(place), TOP, bottom),
        text('strong halo middle', { x: toX(place), y: TOP - 4 }, words),
      ]),
      ...lines.map((drawn, index) =>
        coloured(drawn, index, [line(drawn.className ?? 'line-simulated', drawn.points.map(at))]),
      ),
      ...points.flatMap(({ x: place, low, high }) =>
        low == null || high == null ? [] : [upright('roof', toX(place), toY(low), toY(high))],
      ),
      ...lines.flatMap(({ series, kind, points: own }, index) =>
        kind === undefined
          ? []
          : own.map((point) => symbol({ series: series ?? index, kind, at: at(point) })),
      ),
      ...lines.map((drawn, index) =>
        coloured(
          drawn,
          index,
          drawn.points.flatMap(({ mark, ...point }) =>
            mark === undefined ? [] : [disc(mark, at(point), MARK_RADIUS)],
          ),
        ),
      ),
      ...wordsOf(points, at, { ...plot, top: TOP, bottom }),
      ...namesOf(
        lines.map((drawn) =>
          isShare ? { ...drawn, name: fitted(drawn.name, beyond - NAME_GAP + RIGHT / 2) } : drawn,
        ),
        { at, plot, isUnder },
      ),
    ],
  };
}

function coloured(
  { vendor, series }: Pick<DrawnLine, 'vendor' | 'series'>,
  index: number,
  marks: readonly Mark[],
): Mark {
  return vendor === undefined ? inSeries(series ?? index, marks) : group(vendor, marks);
}

/** Words of places, where they cover no other and no mark. */
function wordsOf(
  points: readonly LinePoint[],
  at: (point: LinePoint) => At,
  room: { left: number; right: number; top: number; bottom: number },
): Mark[] {
  const labels = points.flatMap((point) =>
    point.words === undefined ? [] : [{ at: at(point), words: point.words }],
  );
  const taken = points.flatMap((point) => (point.mark === undefined ? [] : [markBox(at(point))]));
  return freeLabels({ labels, room, taken, most: labels.length, besideOnly: true });
}

/** Measures of the drawing: a share image has one height, whatever is drawn, and names the base beside the values. */
function measuresOf({ heights = HEIGHTS }: Lines, { width, size, height }: Room) {
  if (height === Infinity) return { width, size, bottom: TOP + heights[size], foot: FOOT, mostY: 5 };
  return {
    width: SHARE_ROOM.width,
    size: 0,
    bottom: SHARE_ROOM.height - SHARED_FOOT,
    foot: SHARED_FOOT,
    mostY: 3,
  };
}

function widened(span: Span | null): Span {
  const { from, to } = span ?? { from: 1, to: 10 };
  return from < to ? { from, to } : { from: from / 2, to: to * 2 };
}

function valueSpan({ scale }: LineAxis, span: Span | null): Span {
  if (scale === 'LINEAR') return { from: 0, to: (span?.to ?? 1) * ABOVE };
  const { from, to } = widened(span);
  return { from: from / AROUND, to: to * AROUND };
}

function ticksOf({ scale }: LineAxis, span: Span, most: number): number[] {
  if (scale === 'LINEAR') return linearTicks(span, most);
  return scale === 'LOG' ? decadeTicks(span, most) : octaveTicks(span, most);
}

function nameRoom(lines: readonly DrawnLine[]): number {
  return lines.length === 1
    ? 0
    : NAME_GAP - RIGHT / 2 + Math.max(...lines.map(({ name }) => textWidth(name)));
}

interface NamesInput {
  at: (point: LinePoint) => At;
  plot: { right: number; top: number; bottom: number };
  isUnder: boolean;
}

function namesOf(lines: readonly DrawnLine[], { at, plot, isUnder }: NamesInput): Mark[] {
  if (lines.length === 1) return [];
  return isUnder ? namesUnder(lines, plot.bottom + FOOT) : names(lines, at, plot);
}

/** Names in rows under the plot, each after a piece of its line. */
function namesUnder(lines: readonly DrawnLine[], top: number): Mark[] {
  return lines.flatMap((drawn, index) => {
    const y = top + index * NAME_ROW + 8;
    return [
      coloured(drawn, index, [level(drawn.className ?? 'line-simulated', y, 0, NAME_LINE)]),
      nameOf(drawn, { x: NAME_LINE + 8, y: y + 4 }),
    ];
  });
}

/** Names right of the plot, each joined to the end of its line. */
function names(
  lines: readonly DrawnLine[],
  at: (point: LinePoint) => At,
  plot: { right: number; top: number; bottom: number },
): Mark[] {
  const ended = lines.flatMap(({ points, ...named }) => {
    const last = points.at(-1);
    return last === undefined ? [] : [{ ...named, end: at(last) }];
  });
  const ys = spreadLabels(
    ended.map(({ end }) => end.y),
    { from: plot.top, to: plot.bottom },
  );
  return ended.flatMap(({ end, ...drawn }, index) => {
    const y = ys[index] ?? plot.top;
    return [
      line('leader', [
        { x: end.x + 2, y: end.y },
        { x: plot.right + NAME_GAP / 2, y },
      ]),
      // A piece of the line, in its colour, before its name.
      coloured(drawn, index, [
        level(drawn.className ?? 'line-simulated', y, plot.right + NAME_GAP / 2, plot.right + NAME_GAP - 3),
      ]),
      nameOf(drawn, { x: plot.right + NAME_GAP, y: y + 4 }),
    ];
  });
}

function nameOf({ name, vendor, strong }: Omit<DrawnLine, 'points'>, at: At): Mark {
  if (vendor !== undefined) return group(vendor, [text('vendor-small', at, name)]);
  return text(strong === true ? 'strong' : 'ink', at, name);
}
