import { TERA } from '@inferbench/units/si';
import { type Drawing, type DrawingWidth, type Mark, symbol } from '../chart/drawing.ts';
import { type Figure, type FigureTable, tableOf } from '../chart/figure.ts';
import type { LegendItem } from '../chart/legend.tsx';
import { decadeTicks } from '../chart/ticks.ts';
import { formatTick } from '../words/numbers.ts';
import { pointLabels } from './point-labels.ts';
import { bound, type Roofline, rooflineSentence } from './roofline.ts';
import { rooflineLayout, type RooflineLayout } from './roofline-layout.ts';
import { ridgeMarks, roofMarks, slopePlace } from './roofs.ts';
import { plotAxes } from '../chart/axes.ts';

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
  return plotAxes({
    plot,
    width,
    x: {
      scale: x,
      ticks: decadeTicks(intensities, width === 288 ? 4 : 6),
      words: formatTick,
      name: width === 288 ? 'FLOP per byte (log)' : 'arithmetic intensity, FLOP per byte (log)',
    },
    y: {
      scale: (tops) => y(tops * TERA),
      ticks: decadeTicks(inTops, most),
      words: formatTick,
      name: 'useful TOPS per chip (log)',
    },
  });
}

function table(roofline: Roofline): FigureTable {
  const placed = roofline.points.map((point) => ({
    ...point,
    roof: bound(roofline, point.precision, point.intensityFlopPerByte),
  }));
  return tableOf(`${roofline.title}: points, and the roof above each`, placed, [
    ['Point', ({ label, href }) => ({ words: label, href })],
    ['Phase', ({ group }) => group],
    ['Kind', ({ kind }) => kind.toLowerCase()],
    ['Intensity, FLOP per byte', (point) => point.intensityFlopPerByte, 'NUMBER'],
    ['Useful TOPS per chip', ({ opsPerSec }) => opsPerSec / TERA, 'NUMBER'],
    ['Roof, TOPS', ({ roof }) => (roof === null ? null : roof / TERA), 'NUMBER'],
    [
      'Share of roof, %',
      ({ roof, opsPerSec }) => (roof === null ? null : (100 * opsPerSec) / roof),
      'NUMBER',
    ],
  ]);
}
