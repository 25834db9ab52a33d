import { formatValue } from '@inferbench/units/format';
import type { ReadableChart, ValueLimit } from '@inferbench/chart/readable-chart';
import type { Plot } from '@inferbench/chart/axes';
import { PAGE_WIDTHS } from '@inferbench/chart/figure';
import { curvesOf, type LoadDrawn, mostInFlight, panelValues, valueSpan } from './load-drawing.ts';
import { loadRoomFor } from './load-room.ts';
import { type Panel, PANELS } from './panels.ts';

/** The first plot as numbers, each load with its other figures; the limits as what a reader moves. */
export function readableLoad(drawn: LoadDrawn): ReadableChart {
  const { systems, limits } = drawn.answer;
  const [first, second, third] = PANELS;
  if (first === undefined) throw new Error('a load has plots');
  const others = [second, third].filter((panel) => panel !== undefined);
  return {
    x: { from: 1, to: mostInFlight(systems), scale: 'LOG', unit: 'requests in flight' },
    y: axisOf(first, drawn),
    plots: plotsOf(0),
    systems: curvesOf(systems).map(({ system, curve }) => ({
      key: system.chip,
      name: `${system.label}, simulated`,
      href: null,
      samples: curve.loads.flatMap((load) => {
        const value = first.of(load);
        const more = others.flatMap((panel) => {
          const own = panel.of(load);
          return own === null ? [] : [`${panel.title.toLowerCase()} ${formatValue(own)} ${panel.unit}`];
        });
        return value === null ? [] : [[Math.max(1, load.concurrency), value, more.join(', ')] as const];
      }),
    })),
    limit: null,
    valueLimits: PANELS.flatMap((panel, index): ValueLimit[] => {
      const at = panel.limit(limits);
      if (at === null) return [];
      const { key, title, unit } = panel;
      return [
        {
          at,
          name: `${title}, at most`,
          unit,
          field: key,
          key: `limit-${key}`,
          axis: axisOf(panel, drawn),
          plots: plotsOf(index),
        },
      ];
    }),
  };
}

function axisOf(panel: Panel, drawn: LoadDrawn): ReadableChart['y'] {
  const values = panelValues(panel, drawn);
  const span = values.length === 0 ? { from: 1, to: 2 } : valueSpan(panel, values);
  return { ...span, scale: panel.scale, unit: panel.unit };
}

function plotsOf(index: number): ReadableChart['plots'] {
  return Object.fromEntries(
    PAGE_WIDTHS.flatMap((width): [string, Plot][] => {
      const plot = loadRoomFor({ form: 'page', width }).plots[index];
      return plot === undefined ? [] : [[String(width), plot]];
    }),
  );
}
