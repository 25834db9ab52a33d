import { KIND_WORDS } from '@inferbench/domain/kind-words';
import { formatValue } from '@inferbench/units/format';
import { type Drawing, type DrawingWidth, line, type Mark, symbol, text, upright } from '../chart/drawing.ts';
import { type Figure, numberColumns, wordColumns } from '../chart/figure.ts';
import { logScale, type Scale } from '../chart/scale.ts';
import { fitted } from '../chart/text-width.ts';
import { decadeTicks } from '../chart/ticks.ts';
import { formatTick } from '../words/numbers.ts';
import type { Ratio } from './ratios.ts';

interface Names {
  a: string;
  b: string;
}

interface Measures {
  left: number;
  right: number;
  row: number;
}

/** Names stand beside their marks; where there is no room, above them. */
const MEASURES: Readonly<Record<DrawingWidth, Measures>> = {
  288: { left: 12, right: 12, row: 48 },
  600: { left: 200, right: 120, row: 30 },
  856: { left: 220, right: 150, row: 30 },
};

const TOP = 28;
/** At least this much of the axis on each side of 1. */
const LEAST = 1.25;

/** One line a metric: how many times better B is than A, on a log axis with 1 in the middle. */
export function ratioFigure(ratios: readonly Ratio[], names: Names): Figure | null {
  if (ratios.length === 0) return null;
  return {
    sentence: ratioSentence(ratios, names),
    draw: (width) => draw(ratios, width),
    table: {
      caption: `How many times better B (${names.b}) is than A (${names.a})`,
      columns: [
        ...wordColumns('Metric'),
        ...numberColumns('Times', 'Low', 'High'),
        ...wordColumns('Leads', 'Kind'),
      ],
      rows: ratios.map(({ name, times, low, high, better, kind }) => [
        name,
        times,
        low,
        high,
        better === 'TIED' ? 'tie' : better,
        KIND_WORDS[kind],
      ]),
    },
  };
}

/** Who leads in how many, and where they are farthest apart. */
export function ratioSentence(ratios: readonly Ratio[], { a, b }: Names): string {
  const count = (better: Ratio['better']) => ratios.filter((ratio) => ratio.better === better).length;
  const tied = count('TIED');
  const farthest = ratios.toSorted((x, y) => Math.abs(Math.log(y.times)) - Math.abs(Math.log(x.times)))[0];
  const of = `Of ${ratios.length} ${ratios.length === 1 ? 'metric' : 'metrics'} ${a} leads ${count('A')}, ${b} ${count('B')}${tied === 0 ? '' : `, ${tied} tied`}`;
  if (farthest === undefined || farthest.better === 'TIED') return `${of}.`;
  const leader = farthest.better === 'A' ? a : b;
  const factor = farthest.times > 1 ? farthest.times : 1 / farthest.times;
  return `${of}; farthest apart is ${farthest.name.slice(0, 1).toLowerCase()}${farthest.name.slice(1)}, where ${leader} is ${formatValue(factor)} times better.`;
}

function draw(ratios: readonly Ratio[], width: DrawingWidth): Drawing {
  const { left, right, row } = MEASURES[width];
  const most = Math.max(LEAST, ...ratios.flatMap(({ low, high }) => [high, 1 / low])) * 1.05;
  const x = logScale({ from: 1 / most, to: most }, { from: left, to: width - right });
  const bottom = TOP + ratios.length * row;
  const ticks = decadeTicks({ from: 1 / most, to: most }, width === 288 ? 4 : 6);
  const shown = ticks.some((value) => Math.abs(value - 1) < 1e-9) ? ticks : [1];
  const narrow = width === 288;
  return {
    width,
    height: bottom + 40,
    marks: [
      ...shown.flatMap((value) => [
        upright(value === 1 ? 'axis' : 'hairline', x(value), TOP - 4, bottom),
        text('middle', { x: x(value), y: bottom + 16 }, formatTick(value)),
      ]),
      text('end', { x: x(1) - 8, y: 14 }, '← A better'),
      text('', { x: x(1) + 8, y: 14 }, 'B better →'),
      text(
        'middle',
        { x: (left + width - right) / 2, y: bottom + 34 },
        narrow ? 'B against A, times (log)' : 'B against A, times better (log)',
      ),
      ...ratios.flatMap((ratio, index) => mark(ratio, { top: TOP + index * row, width, x })),
    ],
  };
}

interface MarkInput {
  top: number;
  width: DrawingWidth;
  x: Scale;
}

function mark(ratio: Ratio, { top, width, x }: MarkInput): Mark[] {
  const narrow = width === 288;
  const { left, right, row } = MEASURES[width];
  const y = narrow ? top + 32 : top + row / 2;
  const simulated = ratio.kind === 'SIMULATED';
  const ends = [ratio.low, ratio.high];
  const words = `× ${formatValue(ratio.times)}`;
  const name = narrow
    ? [text('bold halo', { x: 0, y: top + 12 }, fitted(`${ratio.name}: ${words}`, width))]
    : [
        text('bold end', { x: left - 12, y: y + 4 }, fitted(ratio.name, left - 24)),
        text(
          'ink',
          { x: width - right + 12, y: y + 4 },
          `${words}${ratio.better === 'TIED' ? ', tie' : `, ${ratio.better} leads`}`,
        ),
      ];
  return [
    ...name,
    line(
      simulated ? 'attainable' : 'roof',
      ends.map((value) => ({ x: x(value), y })),
    ),
    ...ends.map((value) => upright('roof', x(value), y - 4, y + 4)),
    symbol({ series: 5, shape: 0, kind: ratio.kind, at: { x: x(ratio.times), y } }),
  ];
}
