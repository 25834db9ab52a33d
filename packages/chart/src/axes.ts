import { level, type Mark, text, upright } from './drawing.ts';
import type { Scale } from './scale.ts';
import { textWidth } from './text-room.ts';

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
    level('grid', scale(tick), plot.left, plot.right),
    text('end', { x: plot.left - 8, y: scale(tick) + 4 }, words(tick)),
  ]);
}

/** The line under the plot with its ticks, their values below; the last of them stays inside the drawing. */
export function baseAxis({ plot, scale, ticks, words, width }: Axis & { width: number }): Mark[] {
  return [
    level('axis', plot.bottom, plot.left, plot.right),
    ...ticks.flatMap((tick) => {
      const label = words(tick);
      const at = Math.min(scale(tick), width - textWidth(label) / 2);
      return [
        upright('axis', scale(tick), plot.bottom, plot.bottom + 5),
        text('middle', { x: at, y: plot.bottom + 19 }, label),
      ];
    }),
  ];
}

interface Named extends Omit<Axis, 'plot'> {
  name: string;
}

interface Axes {
  plot: Plot;
  width: number;
  /** The base; its name is null where it stands elsewhere. */
  x: Omit<Named, 'name'> & { name: string | null };
  y: Named;
}

/** Draws both axes with their names: that of the values above the plot, the other one below it. */
export function plotAxes({ plot, width, x, y }: Axes): Mark[] {
  return [
    ...valueAxis({ plot, ...y }),
    text('', { x: 0, y: 12 }, y.name),
    ...baseAxis({ plot, ...x, width }),
    ...(x.name === null
      ? []
      : [text('middle', { x: (plot.left + plot.right) / 2, y: plot.bottom + 38 }, x.name)]),
  ];
}
