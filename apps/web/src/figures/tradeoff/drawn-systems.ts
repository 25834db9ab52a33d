import type { TradeoffChart } from '@inferbench/answers/load/shape';
import { formatNumber } from '@inferbench/units/format';

/** Simulated systems that nobody asked for, drawn grey, at most: dozens of lines upon each other name none. */
const MOST_GREY = 12;

/** The chart as far as a drawing holds it: every published system, and of the grey simulated ones those that make most at the line. */
export function drawnSystems(chart: TradeoffChart): TradeoffChart {
  const grey = chart.curves.filter(({ coloured }) => !coloured);
  if (grey.length <= MOST_GREY) return chart;
  const place = new Map(chart.atLine.simulated.map(({ key }, index) => [key, index]));
  const first = grey.toSorted((a, b) => (place.get(a.key) ?? Infinity) - (place.get(b.key) ?? Infinity));
  const left = new Set(first.slice(MOST_GREY));
  return { ...chart, curves: chart.curves.filter((curve) => !left.has(curve)) };
}

/** Says how many of the simulated systems are drawn; nothing where all are. */
export function drawnNote(chart: TradeoffChart): string[] {
  const left = chart.curves.length - drawnSystems(chart).curves.length;
  if (left === 0) return [];
  const all = chart.curves.length;
  return [
    `Drawn: ${formatNumber(all - left)} of ${formatNumber(all)} simulated systems, those with most at the line.`,
  ];
}
