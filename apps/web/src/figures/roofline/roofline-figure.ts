import { TERA } from '@inferbench/units/si';
import { type Drawing, type Mark, symbol, symbols } from '@inferbench/chart/drawing';
import { type Table, tableOf } from '@inferbench/chart/table';
import { type DraftFigure, type KeyEntry, type Room, roomFor } from '@inferbench/chart/figure';
import { kindsOf } from '@inferbench/domain/terms/kind';
import { sourceLine } from '@inferbench/answers/load/source-line';
import { decadeTicks } from '@inferbench/chart/ticks';
import { counted } from '@inferbench/units/english';
import { formatNumber } from '@inferbench/units/format';
import { formatTick } from '../../words/numbers.ts';
import { pointLabels } from './point-labels.ts';
import {
  bound,
  isAbove,
  nearestFirst,
  ridge,
  type Roofline,
  rooflineSentence,
  type RooflinePoint,
} from './roofline.ts';
import { rooflineLayout, type RooflineLayout } from './roofline-layout.ts';
import { ridgeMarks, roofMarks, slopePlace } from './roofs.ts';
import { plotAxes } from '@inferbench/chart/axes';
import { ln } from '@inferbench/units/exact-math';

/** Log–log roofline: roofs of a chip and its points under them. */
export function rooflineFigure(roofline: Roofline, notes: readonly string[] = []): DraftFigure {
  const kinds = kindsOf([
    ...roofline.points.map(({ kind }) => kind),
    ...(roofline.attainable ? (['SIMULATED'] as const) : []),
  ]);
  const simulated = kinds.includes('SIMULATED') ? `; ${sourceLine([], true)}` : '';
  const published = kinds.some((kind) => kind !== 'SIMULATED') ? '; points of the board' : '';
  return {
    head: {
      finding: rooflineSentence(roofline),
      slice: `Roofline of ${roofline.title}: useful TOPS per chip over FLOP per byte that must move`,
      notes: [...notes, ...aboveNote(roofline), ...drawnNote(roofline)],
      kinds,
      source: `computed from the specification${simulated}${published}`,
      date: null,
    },
    draw: (drawn) => draw(roofline, roomFor(drawn)),
    key: keyOf(roofline),
    table:
      roofline.points.length === 0
        ? roofsTable(roofline)
        : pointsTable({ ...roofline, points: nearestFirst(roofline).map(({ point }) => point) }),
    data: pointsTable(roofline),
  };
}

function aboveNote(roofline: Roofline): string[] {
  const above = nearestFirst(roofline).filter(isAbove).length;
  return above === 0 ? [] : [`Published above the roof, so named in no title: ${counted(above, 'point')}.`];
}

function drawnNote(roofline: Roofline): string[] {
  const { points } = roofline;
  const drawn = drawnPoints(roofline).length;
  if (drawn === points.length) return [];
  return [
    `${formatNumber(drawn)} of ${formatNumber(points.length)} points are drawn: where marks of one phase would cover each other the nearest to its roof stands for them, and the numbers below begin with these.`,
  ];
}

function groupsOf({ points }: Roofline): string[] {
  return [...new Set(points.map(({ group }) => group))];
}

/** Marks of a roofline tell phases apart: all of them belong to one chip. */
function keyOf(roofline: Roofline): KeyEntry[] {
  return groupsOf(roofline).map((group, series) => {
    const kind = roofline.points.find((point) => point.group === group)?.kind ?? 'MEASURED';
    return { words: group, mark: symbol({ series, kind, at: { x: 6, y: 6 } }) };
  });
}

function draw(roofline: Roofline, room: Room): Drawing {
  const layout = rooflineLayout(roofline, room);
  const groups = groupsOf(roofline);
  const drawn = drawnPoints(roofline);
  const points = groups.flatMap((group, series) =>
    kindsOf(drawn.map(({ kind }) => kind)).flatMap((kind) => {
      const places = drawn
        .filter((point) => point.group === group && point.kind === kind)
        .map((point) => ({ x: layout.x(point.intensityFlopPerByte), y: layout.y(point.opsPerSec) }));
      return places.length === 0 ? [] : [symbols({ series, kind, places })];
    }),
  );
  const bounds = roofMarks(roofline, layout);
  return {
    width: room.width,
    height: layout.height,
    marks: [
      ...axes(layout),
      ...bounds,
      ...ridgeMarks(roofline, layout),
      ...points,
      ...pointLabels(drawn, layout, slopePlace(roofline, layout), bounds),
    ],
  };
}

function axes({ plot, x, y, room: { width, size }, rates, intensities }: RooflineLayout): Mark[] {
  const inTops = { from: rates.from / TERA, to: rates.to / TERA };
  const most = Math.min(6, Math.floor((plot.bottom - plot.top) / 24));
  return plotAxes({
    plot,
    width,
    x: {
      scale: x,
      ticks: decadeTicks(intensities, size === 0 ? 4 : 6),
      words: formatTick,
      name: size === 0 ? 'FLOP per byte (log)' : 'arithmetic intensity, FLOP per byte (log)',
    },
    y: {
      scale: (tops) => y(tops * TERA),
      ticks: decadeTicks(inTops, most),
      words: formatTick,
      name: 'useful TOPS per chip (log)',
    },
  });
}

/** Roofs alone, of a chip that nobody measured. */
function roofsTable({ title, peaks, memoryBandwidthBytesPerSec }: Roofline): Table {
  return tableOf(`${title}: roofs, and the intensity from which each bounds`, peaks, [
    ['Precision', ({ precision }) => precision.toUpperCase()],
    ['Peak, TOPS', ({ opsPerSec }) => opsPerSec / TERA, 'NUMBER'],
    ['Ridge, FLOP per byte', (peak) => ridge(peak, memoryBandwidthBytesPerSec), 'NUMBER'],
  ]);
}

function pointsTable(roofline: Roofline): Table {
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

/** Fields of a decade on either axis: of points that lie in one field their marks would cover each other. */
const FIELDS_OF_DECADE = 8;

const fieldOf = (value: number) => Math.floor((ln(value) / Math.LN10) * FIELDS_OF_DECADE);

/** Points of a drawing: of those of one phase and kind in one field the nearest to its roof, so that the one which a title names is among them. */
export function drawnPoints(roofline: Roofline): RooflinePoint[] {
  const nearest = new Map<string, RooflinePoint>();
  for (const { point } of nearestFirst(roofline)) {
    const { group, kind, intensityFlopPerByte, opsPerSec } = point;
    const field = [group, kind, fieldOf(intensityFlopPerByte), fieldOf(opsPerSec)].join(' ');
    if (!nearest.has(field)) nearest.set(field, point);
  }
  return [...nearest.values()];
}
