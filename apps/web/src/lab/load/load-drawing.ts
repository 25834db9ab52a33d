import { formatValue } from '@inferbench/units/format';
import type { ShownCurve, ShownLoad } from '@inferbench/graphql-documents/serving-curve';
import { baseAxis, type Plot, valueAxis } from '@inferbench/chart/axes';
import {
  area,
  type At,
  disc,
  type Drawing,
  group,
  inside,
  level,
  line,
  type Mark,
  text,
  upright,
} from '@inferbench/chart/drawing';
import { spreadLabels } from '@inferbench/chart/place-labels';
import { linearScale, logScale, type Scale } from '@inferbench/chart/scale';
import { decadeTicks, linearTicks, octaveTicks } from '@inferbench/chart/ticks';
import { type DrawnFor, TEXT_SIZE } from '@inferbench/chart/figure';
import { formatTick } from '../../words/numbers.ts';
import { vendorClass } from '../../words/vendor-class.ts';
import type { LoadAnswer, LoadedSystem, PublishedLoad } from './load-answer.ts';
import { type LoadRoom, loadRoomFor } from './load-room.ts';
import { type Panel, PANELS } from './panels.ts';

export interface LoadDrawn {
  answer: Pick<LoadAnswer, 'systems' | 'limits'>;
  published: readonly PublishedLoad[];
}

interface Drawn {
  system: LoadedSystem;
  curve: ShownCurve;
  /** Colour of its vendor, paler where another of that vendor stands before it. */
  className: string;
}

export function curvesOf(systems: readonly LoadedSystem[]): Drawn[] {
  return systems.flatMap((system) =>
    system.outcome.ok && system.outcome.value.loads.length > 0
      ? [{ system, curve: system.outcome.value, className: loadClass(systems, system) }]
      : [],
  );
}

/** Colour of a system: two of one vendor are told apart by its paler shade. */
export function loadClass(systems: readonly LoadedSystem[], { chip, vendor }: LoadedSystem): string {
  return vendorClass(vendor, systems.find((each) => each.vendor === vendor)?.chip !== chip);
}

/** What more users cost each of them: latencies, output and goodput over the requests in flight, which all four plots share. */
export function loadDrawing({ answer, published }: LoadDrawn, drawn: DrawnFor): Drawing {
  const room = loadRoomFor(drawn);
  const curves = curvesOf(answer.systems);
  const xTo = mostOf(curves);
  const marks = room.plots.flatMap((plot, index) => {
    const panel = PANELS[index];
    return panel === undefined ? [] : panelMarks(panel, { plot, room, xTo, curves, answer, published });
  });
  return {
    width: room.width,
    height: room.height,
    marks,
  };
}

interface PanelInput extends LoadDrawn {
  plot: Plot;
  room: LoadRoom;
  xTo: number;
  curves: readonly Drawn[];
}

/** Values that a plot has to have room for: those of its curves and points, and the limit. */
export function panelValues(panel: Panel, { answer, published }: LoadDrawn): number[] {
  const limit = panel.limit(answer.limits);
  return [
    ...curvesOf(answer.systems).flatMap(({ curve }) => curve.loads.flatMap((load) => panel.of(load) ?? [])),
    ...published.flatMap((point) => point[panel.key] ?? []),
    ...(limit === null ? [] : [limit * 1.2]),
  ].filter((value) => value > 0);
}

function mostOf(curves: readonly Drawn[]): number {
  return Math.max(2, ...curves.flatMap(({ curve }) => curve.loads.map(({ concurrency }) => concurrency)));
}

export function mostInFlight(systems: readonly LoadedSystem[]): number {
  return 1.05 * mostOf(curvesOf(systems));
}

function panelMarks(panel: Panel, input: PanelInput): Mark[] {
  const { plot, room, xTo, curves, answer, published } = input;
  const limit = panel.limit(answer.limits);
  const values = panelValues(panel, input);
  const x = logScale({ from: 1, to: xTo }, { from: plot.left, to: plot.right });
  const head = text(
    'strong',
    { x: plot.left, y: plot.top - 16 },
    `${panel.title}, ${panel.unit}${room.hasBase ? '' : ', over requests in flight'}`,
  );
  if (values.length === 0)
    return [head, text('words', { x: plot.left, y: plot.top + 18 }, 'State a limit to see who keeps it.')];
  const y = valueScale(panel, values, plot);
  const most = room.hasBase ? 5 : 3;
  const ticks =
    panel.scale === 'LOG'
      ? decadeTicks({ from: y.from, to: y.to }, most)
      : linearTicks({ from: 0, to: y.to }, most);
  const corners = [
    { x: plot.left, y: plot.top },
    { x: plot.right, y: plot.bottom },
  ] as const;
  return [
    head,
    ...valueAxis({ plot, scale: y.scale, ticks, words: formatTick }),
    ...baseAxis({
      plot,
      scale: x,
      ticks: octaveTicks({ from: 1, to: xTo }, room.width < 500 ? 5 : 8),
      words: formatTick,
      width: plot.right + 12,
    }),
    ...(room.hasBase
      ? [text('words end', { x: plot.right, y: plot.bottom + TEXT_SIZE + 26 }, 'requests in flight →')]
      : []),
    inside(corners[0], corners[1], [
      ...curves.flatMap((each) => systemMarks(panel, { ...each, x, y: y.scale })),
      ...published.flatMap((point) => publishedMarks(point, panel, { x, y: y.scale })),
      ...(limit === null ? [] : limitMarks(limit, { plot, y: y.scale, panel, below: !room.hasBase })),
    ]),
    ...nameMarks(panel, { curves, x, y: y.scale, plot }),
  ];
}

export function valueSpan({ scale }: Panel, values: readonly number[]): { from: number; to: number } {
  return { from: scale === 'LINEAR' ? 0 : Math.min(...values) * 0.8, to: Math.max(...values) * 1.15 };
}

function valueScale(panel: Panel, values: readonly number[], plot: Plot) {
  const span = valueSpan(panel, values);
  const range = { from: plot.bottom, to: plot.top };
  return { ...span, scale: panel.scale === 'LINEAR' ? linearScale(span, range) : logScale(span, range) };
}

interface SystemInput extends Drawn {
  x: Scale;
  y: Scale;
}

function placesOf(panel: Panel, loads: readonly ShownLoad[], { x, y }: { x: Scale; y: Scale }): At[] {
  return loads.flatMap((load) => {
    const value = panel.of(load);
    return value === null || value <= 0 ? [] : [{ x: x(Math.max(1, load.concurrency)), y: y(value) }];
  });
}

/** The band where one is known, the dashed line, its end at the capacity, its knee. */
function systemMarks(panel: Panel, { system, curve, className, x, y }: SystemInput): Mark[] {
  const places = placesOf(panel, curve.loads, { x, y });
  const factors = panel.band(curve);
  const scaled = (factor: number) =>
    placesOf({ ...panel, of: (load) => (panel.of(load) ?? 0) * factor || null }, curve.loads, { x, y });
  const end = places.at(-1);
  const knee = curve.knees.find(({ latency }) => latency.toLowerCase() === panel.key);
  return [
    group(
      className,
      [
        ...(factors === null || !factors.validated
          ? []
          : [area('band', [...scaled(factors.high), ...scaled(factors.low).toReversed()])]),
        line('curve older simulated', places),
        ...(end === undefined ? [] : [upright('curve-end', end.x, end.y - 6, end.y + 6)]),
        ...(knee?.concurrency == null || knee.valueMs === null
          ? []
          : [disc('ring', { x: x(knee.concurrency), y: y(knee.valueMs) }, 4)]),
      ],
      system.chip,
    ),
  ];
}

function publishedMarks(point: PublishedLoad, panel: Panel, { x, y }: { x: Scale; y: Scale }): Mark[] {
  const value = point[panel.key];
  if (value === null || value <= 0) return [];
  const at = { x: x(Math.max(1, point.users)), y: y(value) };
  return [group(vendorClass(point.vendor), [disc('ring', at, 5), disc('disc', at, 2)])];
}

function limitMarks(
  limit: number,
  { plot, y, panel, below }: { plot: Plot; y: Scale; panel: Panel; below: boolean },
): Mark[] {
  return [
    group(
      '',
      [
        level('target', y(limit), plot.left, plot.right),
        text(
          'words halo',
          { x: plot.left + 6, y: y(limit) + (below ? 15 : -6) },
          `limit ${formatValue(limit)} ${panel.unit}`,
        ),
      ],
      `limit-${panel.key}`,
    ),
  ];
}

interface NamesInput {
  curves: readonly Drawn[];
  x: Scale;
  y: Scale;
  plot: Plot;
}

function nameMarks(panel: Panel, { curves, x, y, plot }: NamesInput): Mark[] {
  const ends = curves.flatMap(({ system, curve, className }) => {
    const at = placesOf(panel, curve.loads, { x, y }).at(-1);
    return at === undefined ? [] : [{ system, at, className }];
  });
  const ys = spreadLabels(
    ends.map(({ at }) => at.y + 4),
    { from: plot.top + 4, to: plot.bottom - 6 },
    TEXT_SIZE + 5,
  );
  return ends.map(({ system, at, className }, index) =>
    group(
      className,
      [text('vendor-small halo', { x: at.x + 6, y: ys[index] ?? at.y }, system.short)],
      system.chip,
    ),
  );
}
