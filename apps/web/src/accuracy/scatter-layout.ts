import { type Plot, plotAxes } from '../chart/axes.ts';
import { type DrawingWidth, line, type Mark, text } from '../chart/drawing.ts';
import { spreadLabels } from '../chart/place-labels.ts';
import { extent, logScale, type Scale, type Span } from '../chart/scale.ts';
import { decadeTicks } from '../chart/ticks.ts';
import type { AccuracyQuantity } from './accuracy-data.ts';
import { AXIS_WORDS, tickWords } from './accuracy-words.ts';

const TOP = 24;
const LEFT = 58;
const RIGHT = 16;
const FOOT = 44;
/** Both axes are equally long, and a taller drawing than this leaves no room for its text. */
const LONGEST_SIDE = 520;

export interface ScatterLayout {
  width: DrawingWidth;
  height: number;
  plot: Plot;
  domain: Span;
  x: Scale;
  y: Scale;
}

/** The same decades on both axes: what is predicted right lies on the diagonal, at 45 degrees. */
export function scatterLayout(values: readonly number[], width: DrawingWidth): ScatterLayout {
  const { from, to } = extent(values) ?? { from: 1, to: 10 };
  const domain = { from: from / 1.25, to: to * 1.25 };
  const side = Math.min(LONGEST_SIDE, width - LEFT - RIGHT);
  const plot = { left: LEFT, right: LEFT + side, top: TOP, bottom: TOP + side };
  return {
    width,
    height: plot.bottom + FOOT,
    plot,
    domain,
    x: logScale(domain, { from: plot.left, to: plot.right }),
    y: logScale(domain, { from: plot.bottom, to: plot.top }),
  };
}

export function scatterAxes(
  { plot, x, y, domain, width }: ScatterLayout,
  quantity: AccuracyQuantity,
): Mark[] {
  const ticks = decadeTicks(domain, width === 288 ? 4 : 6);
  const words = (tick: number) => tickWords(quantity, tick);
  const name = AXIS_WORDS[quantity];
  return plotAxes({
    plot,
    width,
    x: { scale: x, ticks, words, name: `published ${name} (log)` },
    y: { scale: y, ticks, words, name: `simulated ${name} (log)` },
  });
}

/** Line of predicted = ratio · published, as far as it lies inside the plot. */
export function ratioLine({ x, y, domain }: ScatterLayout, className: string, ratio: number): Mark {
  const from = Math.max(domain.from, domain.from / ratio);
  const to = Math.min(domain.to, domain.to / ratio);
  return line(className, [
    { x: x(from), y: y(from * ratio) },
    { x: x(to), y: y(to * ratio) },
  ]);
}

/** Names of the lines right of the plot where the drawing is wide enough; the legend has them anyway. */
export function ratioLabels({ plot, width, y, domain }: ScatterLayout, factor: number): Mark[] {
  const labels = [
    { words: 'simulated = published', at: y(domain.to) },
    { words: `two thirds within a factor of ${factor.toFixed(2)}`, at: y(domain.to / factor) },
  ];
  if (width - plot.right < 200) return [];
  const places = spreadLabels(
    labels.map(({ at }) => at),
    { from: plot.top, to: plot.bottom },
  );
  return labels.map(({ words }, index) =>
    text('ink', { x: plot.right + 8, y: (places[index] ?? 0) + 4 }, words),
  );
}
