import { type Plot, plotAxes } from '@inferbench/chart/axes';
import { line, type Mark, text } from '@inferbench/chart/drawing';
import type { Room } from '@inferbench/chart/figure';
import { spreadLabels } from '@inferbench/chart/place-labels';
import { extent, logScale, type Scale, type Span } from '@inferbench/chart/scale';
import { decadeTicks } from '@inferbench/chart/ticks';
import type { AccuracyQuantity } from './accuracy-data.ts';
import { AXIS_WORDS } from './accuracy-words.ts';
import { formatDuration, formatTick } from '../../words/numbers.ts';

const TOP = 24;
const LEFT = 58;
const RIGHT = 16;
const FOOT = 44;
/** Length of both axes, which are equally long, and a taller drawing than this leaves no room for its text. */
const LONGEST_SIDE = 520;

export interface ScatterLayout {
  room: Room;
  height: number;
  plot: Plot;
  domain: Span;
  x: Scale;
  y: Scale;
}

/** The same decades on both axes: what is predicted right lies on the diagonal, at 45 degrees. */
export function scatterLayout(values: readonly number[], room: Room): ScatterLayout {
  const { from, to } = extent(values) ?? { from: 1, to: 10 };
  const domain = { from: from / 1.25, to: to * 1.25 };
  const side = Math.min(LONGEST_SIDE, room.width - LEFT - RIGHT, room.height - TOP - FOOT);
  const plot = { left: LEFT, right: LEFT + side, top: TOP, bottom: TOP + side };
  return {
    room,
    height: plot.bottom + FOOT,
    plot,
    domain,
    x: logScale(domain, { from: plot.left, to: plot.right }),
    y: logScale(domain, { from: plot.bottom, to: plot.top }),
  };
}

export function scatterAxes(
  { plot, x, y, domain, room: { width, size } }: ScatterLayout,
  quantity: AccuracyQuantity,
): Mark[] {
  const ticks = decadeTicks(domain, size === 0 ? 4 : 6);
  // Times carry their unit, since nine decades are drawn; watts and joules have it in the name of the axis.
  const words = quantity === 'LATENCY' ? formatDuration : formatTick;
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
export function ratioLabels({ plot, room: { width }, y, domain }: ScatterLayout, factor: number): Mark[] {
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
