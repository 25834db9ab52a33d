import { baseAxis, valueAxis } from '../chart/axes.ts';
import { type DrawingWidth, type Mark, text } from '../chart/drawing.ts';
import { octaveTicks } from '../chart/ticks.ts';
import { formatTick } from '../words/numbers.ts';

interface LoadAxes {
  plot: Parameters<typeof valueAxis>[0]['plot'];
  width: DrawingWidth;
  loads: { from: number; to: number };
  x: Parameters<typeof baseAxis>[0]['scale'];
  y: Parameters<typeof valueAxis>[0]['scale'];
  ticks: readonly number[];
  /** What goes up, and what goes across. */
  up: string;
  across: string;
}

/** Axes of a figure over the load of a run, which doubles from step to step. */
export function loadAxes({ plot, width, loads, x, y, ticks, up, across }: LoadAxes): Mark[] {
  return [
    ...valueAxis({ plot, scale: y, ticks, words: formatTick }),
    text('', { x: 0, y: 10 }, up),
    ...baseAxis({
      plot,
      scale: x,
      ticks: octaveTicks(loads, width === 288 ? 4 : 8),
      words: formatTick,
      width,
    }),
    text('end', { x: plot.right, y: plot.bottom + 38 }, across),
  ];
}
