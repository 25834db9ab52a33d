import { line, type Mark, text } from './drawing.ts';
import type { Scale } from './scale.ts';
import { textWidth } from './text-width.ts';

export interface Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Axis {
  plot: Plot;
  scale: Scale;
  ticks: readonly number[];
  words: (tick: number) => string;
}

/** Hairlines across the plot, their values left of it. */
export function valueAxis({ plot, scale, ticks, words }: Axis): Mark[] {
  return ticks.flatMap((tick) => [
    line('hairline', [
      { x: plot.left, y: scale(tick) },
      { x: plot.right, y: scale(tick) },
    ]),
    text('end', { x: plot.left - 8, y: scale(tick) + 4 }, words(tick)),
  ]);
}

/** The line under the plot with its ticks, their values below; the last of them stays inside the drawing. */
export function baseAxis({ plot, scale, ticks, words, width }: Axis & { width: number }): Mark[] {
  return [
    line('axis', [
      { x: plot.left, y: plot.bottom },
      { x: plot.right, y: plot.bottom },
    ]),
    ...ticks.flatMap((tick) => {
      const label = words(tick);
      const at = Math.min(scale(tick), width - textWidth(label) / 2);
      return [
        line('axis', [
          { x: scale(tick), y: plot.bottom },
          { x: scale(tick), y: plot.bottom + 5 },
        ]),
        text('middle', { x: at, y: plot.bottom + 19 }, label),
      ];
    }),
  ];
}
