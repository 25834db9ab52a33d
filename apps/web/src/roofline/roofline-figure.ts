import { TERA } from '@inferbench/units/si';
import { type Drawing, type DrawingWidth, type Mark, symbol, text } from '../chart/drawing.ts';
import { type Figure, type FigureTable, numberColumns, wordColumns } from '../chart/figure.ts';
import type { LegendItem } from '../chart/legend.tsx';
import { decadeTicks } from '../chart/ticks.ts';
import { formatTick } from '../words/numbers.ts';
import { pointLabels } from './point-labels.ts';
import { bound, type Roofline, rooflineSentence } from './roofline.ts';
import { rooflineLayout, type RooflineLayout } from './roofline-layout.ts';
import { ridgeMarks, roofMarks, slopePlace } from './roofs.ts';
import { baseAxis, valueAxis } from '../chart/axes.ts';

/** Log–log roofline: roofs of a chip and its points under them. */
export function rooflineFigure(roofline: Roofline): Figure {
  return {
    sentence: rooflineSentence(roofline),
    draw: (width) => draw(roofline, width),
    table: table(roofline),
  };
}

function groupsOf({ points }: Roofline): string[] {
  return [...new Set(points.map(({ group }) => group))];
}

/** Marks of a roofline tell phases apart: all of them belong to one chip. */
export function rooflineLegend(roofline: Roofline): LegendItem[] {
  return groupsOf(roofline).map((group, series) => ({
    words: group,
    mark: { kind: roofline.points.find((point) => point.group === group)?.kind ?? 'MEASURED', series },
  }));
}

function draw(roofline: Roofline, width: DrawingWidth): Drawing {
  const layout = rooflineLayout(roofline, width);
  const groups = groupsOf(roofline);
  const points = roofline.points.map((point) =>
    symbol({
      series: groups.indexOf(point.group),
      kind: point.kind,
      at: { x: layout.x(point.intensityFlopPerByte), y: layout.y(point.opsPerSec) },
    }),
  );
  const bounds = roofMarks(roofline, layout);
  return {
    width,
    height: layout.height,
    marks: [
      ...axes(layout),
      ...bounds,
      ...ridgeMarks(roofline, layout),
      ...points,
      ...pointLabels(roofline.points, layout, slopePlace(roofline, layout), bounds),
    ],
  };
}

function axes({ plot, x, y, width, rates, intensities }: RooflineLayout): Mark[] {
  const inTops = { from: rates.from / TERA, to: rates.to / TERA };
  const most = Math.min(6, Math.floor((plot.bottom - plot.top) / 24));
  const name = width === 288 ? 'FLOP per byte (log)' : 'arithmetic intensity, FLOP per byte (log)';
  return [
    ...valueAxis({
      plot,
      scale: (tops) => y(tops * TERA),
      ticks: decadeTicks(inTops, most),
      words: formatTick,
    }),
    text('', { x: 0, y: 12 }, 'useful TOPS per chip (log)'),
    ...baseAxis({
      plot,
      scale: x,
      ticks: decadeTicks(intensities, width === 288 ? 4 : 6),
      words: formatTick,
      width,
    }),
    text('middle', { x: (plot.left + plot.right) / 2, y: plot.bottom + 38 }, name),
  ];
}

function table(roofline: Roofline): FigureTable {
  return {
    caption: `${roofline.title}: points, and the roof above each`,
    columns: [
      ...wordColumns('Point', 'Phase', 'Kind'),
      ...numberColumns('Intensity, FLOP per byte', 'Useful TOPS per chip', 'Roof, TOPS', 'Share of roof, %'),
    ],
    rows: roofline.points.map((point) => {
      const roof = bound(roofline, point.precision, point.intensityFlopPerByte);
      return [
        { words: point.label, href: point.href },
        point.group,
        point.kind.toLowerCase(),
        point.intensityFlopPerByte,
        point.opsPerSec / TERA,
        roof === null ? null : roof / TERA,
        roof === null ? null : (100 * point.opsPerSec) / roof,
      ];
    }),
  };
}
