import type { TradeoffAnswer } from '@inferbench/graphql-documents/tradeoff';
import { pointAddress } from '../address/pages.ts';
import { chipSeries, seriesOf } from '../chart/chip-series.ts';
import {
  type At,
  type Drawing,
  type DrawingWidth,
  inSeries,
  line,
  type Mark,
  symbol,
} from '../chart/drawing.ts';
import { type Figure, numberColumns, wordColumns } from '../chart/figure.ts';
import { freeLabels, markBox } from '../chart/free-labels.ts';
import { paretoAxes, paretoLayout } from '../pareto/pareto-layout.ts';

const AXES = { x: 'TOKENS_PER_S_PER_USER', y: 'TOKENS_PER_S_PER_CHIP' } as const;

type Point = TradeoffAnswer['curves'][number]['points'][number];

interface Curve {
  system: string;
  label: string;
  chip: string;
  /** On the front, the slowest for one user first. */
  front: readonly Point[];
}

/** Most fronts of one drawing: more are a thicket. */
const MOST_DRAWN = 16;

/** Fronts of a slice, those that rank first. */
function curvesOf({ curves, ranking }: TradeoffAnswer): Curve[] {
  const order = new Map(ranking.ranked.map(({ system }, index) => [system, index]));
  return curves
    .map(({ system, label, chip, points }) => ({
      system,
      label,
      chip,
      front: points.filter(({ onFront }) => onFront),
    }))
    .toSorted((a, b) => (order.get(a.system) ?? Infinity) - (order.get(b.system) ?? Infinity));
}

/** Each front as steps: what is claimed at a speed is the best point that is as fast. Straight lines between points are thin, and claim nothing. */
export function tradeoffFigure(answer: TradeoffAnswer): Figure | null {
  const curves = curvesOf(answer);
  if (curves.length === 0) return null;
  return {
    sentence: answer.sentence,
    draw: (width) => draw(curves.slice(0, MOST_DRAWN), width),
    table: {
      caption: 'Points on the fronts',
      columns: [...wordColumns('System'), ...numberColumns('tokens/s per user', 'tokens/s per chip')],
      rows: curves.flatMap(({ label, front }) =>
        front.map(({ pointId, tokensPerSecPerUser, tokensPerSecPerChip }) => [
          { words: label, href: pointAddress(pointId) },
          tokensPerSecPerUser,
          tokensPerSecPerChip,
        ]),
      ),
    },
  };
}

function draw(curves: readonly Curve[], width: DrawingWidth): Drawing {
  const series = chipSeries(curves.map(({ chip }) => chip));
  const marks = curves.flatMap(({ front }) =>
    front.map(({ tokensPerSecPerUser, tokensPerSecPerChip }) => ({
      x: { value: tokensPerSecPerUser },
      y: { value: tokensPerSecPerChip },
    })),
  );
  const layout = paretoLayout({ marks }, width);
  const at = ({ tokensPerSecPerUser, tokensPerSecPerChip }: Point): At => ({
    x: layout.x(tokensPerSecPerUser),
    y: layout.y(tokensPerSecPerChip),
  });
  return {
    width,
    height: layout.height,
    marks: [
      ...paretoAxes(AXES, layout),
      ...curves.map(({ chip, front }) => inSeries(seriesOf(series, chip), linesOf(front.map(at)))),
      ...curves.flatMap(({ chip, front }) =>
        front.map((point) => symbol({ series: seriesOf(series, chip), kind: 'REPORTED', at: at(point) })),
      ),
      ...labelsOf(curves, { at, layout, width }),
    ],
  };
}

/** At each speed up to the next point its tokens a chip hold; then they fall. */
function linesOf(places: readonly At[]): Mark[] {
  if (places.length < 2) return [];
  const steps = places.flatMap((place, index) => {
    const next = places[index + 1];
    return next === undefined ? [place] : [place, { x: place.x, y: next.y }];
  });
  return [line('line-solid', steps), line('line-interpolated thin', places)];
}

function labelsOf(
  curves: readonly Curve[],
  {
    at,
    layout,
    width,
  }: { at: (point: Point) => At; layout: ReturnType<typeof paretoLayout>; width: DrawingWidth },
): Mark[] {
  const { plot } = layout;
  return freeLabels({
    labels: curves.flatMap(({ label, front }) => {
      const last = front.at(-1);
      return last === undefined ? [] : [{ at: at(last), words: label, style: 'ink' as const }];
    }),
    room: { left: plot.left, right: width, top: plot.top - 4, bottom: plot.bottom },
    taken: curves.flatMap(({ front }) => front.map((point) => markBox(at(point)))),
    most: width === 288 ? 4 : 10,
  });
}
