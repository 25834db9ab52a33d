import type { TradeoffChart } from '@inferbench/answers/load/shape';
import { PAGE_WIDTHS } from '@inferbench/chart/figure';
import type { ReadableChart, ReadableSystem } from '@inferbench/chart/readable-chart';
import { counted } from '@inferbench/units/english';
import { drawnSamples, frontSamples } from './axis-value.ts';
import { roomFor } from './room.ts';
import { scalesOf } from './scales.ts';

const short = (value: number) => Number(value.toPrecision(4));

interface ReadableInput {
  chart: TradeoffChart;
  addressWith: (chip: string) => string;
  address: string;
}

/** The drawing as numbers: published fronts before simulated curves. */
export function readableTradeoff({ chart, addressWith, address }: ReadableInput): ReadableChart {
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
