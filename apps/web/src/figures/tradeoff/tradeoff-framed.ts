import { nameSlug } from '@inferbench/domain/catalogue/names';
import type { TradeoffChart } from '@inferbench/answers/load/shape';
import { modelChartQuery, modelViewAddress } from '../../address/model-request.ts';
import { type Figure, PAGE_WIDTHS } from '@inferbench/chart/figure';
import { tradeoffDrawing } from './tradeoff-drawing.ts';
import { lineTable, pointsTable } from './tradeoff-tables.ts';
import { formatNumber } from '@inferbench/units/format';
import type { ReadableChart, ReadableSystem } from '@inferbench/chart/readable-chart';
import { counted } from '@inferbench/units/english';
import { drawnSamples, frontSamples } from './axis-value.ts';
import { roomFor } from './room.ts';
import { scalesOf } from './scales.ts';

interface FramedInput {
  chart: TradeoffChart;
  asked: readonly string[];
  /** The page that shows it with other chips asked for; that of the model where left out. */
  addressOf?: (asked: readonly string[]) => string;
}

export function framedTradeoff(input: FramedInput): Figure {
  const { chart, asked } = input;
  const { address, addressWith } = addressesOf(input);
  const drawable = drawnSystems(chart);
  return {
    name: 'tradeoff',
    query: modelChartQuery(chart.slice, asked),
    head: { ...chart.head, notes: [...chart.head.notes, ...drawnNote(chart)] },
    address: address(asked),
    file: `inferbench-${nameSlug(chart.slice.model)}-tradeoff`,
    draw: (drawn) => tradeoffDrawing(drawable, drawn, addressWith),
    table: lineTable(chart),
    data: pointsTable(chart),
    readable: readableTradeoff({ chart: drawable, addressWith, address: address(asked) }),
  };
}

function addressesOf({ chart, asked, addressOf }: FramedInput) {
  const address = addressOf ?? ((chips: readonly string[]) => modelViewAddress(chart.slice, chips));
  const short = new Map(
    [...chart.curves, ...chart.fronts, ...chart.points].map(({ chip, label }) => [chip, nameSlug(label)]),
  );
  const addressWith = (chip: string) => address(toggled(asked, short.get(chip) ?? chip));
  return { address, addressWith };
}

/** Four chips can be asked for; the fifth takes the place of the oldest. */
const MOST_ASKED = 4;

function toggled(asked: readonly string[], chip: string): string[] {
  return asked.includes(chip) ? asked.filter((each) => each !== chip) : [chip, ...asked].slice(0, MOST_ASKED);
}

/** Simulated systems that nobody asked for, drawn grey, at most: dozens of lines upon each other name none. */
const MOST_GREY = 12;

/** The chart as far as a drawing holds it: every published system, and of the grey simulated ones those that make most at the line. */
function drawnSystems(chart: TradeoffChart): TradeoffChart {
  const grey = chart.curves.filter(({ coloured }) => !coloured);
  if (grey.length <= MOST_GREY) return chart;
  const place = new Map(chart.atLine.simulated.map(({ key }, index) => [key, index]));
  const first = grey.toSorted((a, b) => (place.get(a.key) ?? Infinity) - (place.get(b.key) ?? Infinity));
  const left = new Set(first.slice(MOST_GREY));
  return { ...chart, curves: chart.curves.filter((curve) => !left.has(curve)) };
}

/** Says how many of the simulated systems are drawn; nothing where all are. */
function drawnNote(chart: TradeoffChart): string[] {
  const left = chart.curves.length - drawnSystems(chart).curves.length;
  if (left === 0) return [];
  const all = chart.curves.length;
  return [
    `Drawn: ${formatNumber(all - left)} of ${formatNumber(all)} simulated systems, with most at the line.`,
  ];
}

const short = (value: number) => Number(value.toPrecision(4));

interface ReadableInput {
  chart: TradeoffChart;
  addressWith: (chip: string) => string;
  address: string;
}

/** The drawing as numbers: published fronts before simulated curves. */
function readableTradeoff({ chart, addressWith, address }: ReadableInput): ReadableChart {
  const { slice } = chart;
  const plots = PAGE_WIDTHS.map((width) => [width, roomFor({ form: 'page', width }).plot] as const);
  const { x0, xTo, xScale, yFrom, yTo } = scalesOf(chart, roomFor({ form: 'page', width: 1216 }));
  const fronts = chart.fronts.map(({ key, system, chip, points }): ReadableSystem => ({
    key,
    name: system,
    href: addressWith(chip),
    samples: frontSamples({ points }, slice).map(({ x, y, sample }) => [
      short(x),
      short(y),
      ranWords(sample),
    ]),
  }));
  const curves = chart.curves.map(({ key, label, chip, samples }): ReadableSystem => ({
    key,
    name: `${label}, simulated`,
    href: addressWith(chip),
    samples: drawnSamples(samples, slice).map(({ x, y, sample }) => [
      short(x),
      short(y),
      usersWords(sample.users),
    ]),
  }));
  return {
    x: { from: short(x0), to: short(xTo), scale: xScale, unit: chart.axis.xUnit },
    y: { from: short(yFrom), to: short(yTo), scale: 'LOG', unit: chart.axis.unit },
    plots: Object.fromEntries(plots),
    systems: [...fronts, ...curves],
    // A line of time is chosen in the question: its handle moves in whole numbers.
    limit:
      slice.x === 'SPEED'
        ? { at: slice.at, name: 'Speed each user sees', href: address, parameter: 'at' }
        : null,
  };
}

/** "16 users on 4 chips, TensorRT-LLM 1.2": what a published place was run as. */
function ranWords({ users, chips, stack }: TradeoffChart['fronts'][number]['points'][number]): string {
  const load = usersWords(users) ?? 'load not stated';
  return [`${load} on ${counted(chips, 'chip')}`, ...(stack === null ? [] : [stack])].join(', ');
}

function usersWords(users: number | null): string | null {
  if (users === null) return null;
  return users === 1 ? '1 user' : `${users} users`;
}
