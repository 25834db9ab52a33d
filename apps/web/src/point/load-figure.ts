import { formatNumber, formatValue } from '@inferbench/units/format';
import type { Kind } from '@inferbench/domain/kind';
import {
  type Drawing,
  type DrawingWidth,
  inSeries,
  line,
  type Mark,
  symbol,
  text,
  upright,
} from '../chart/drawing.ts';
import { type Figure, type FigureTable, type TableColumn, tableOf } from '../chart/figure.ts';
import { spreadLabels } from '../chart/place-labels.ts';
import { extent, logScale } from '../chart/scale.ts';
import { decadeTicks, octaveTicks } from '../chart/ticks.ts';
import { plotAxes } from '../chart/axes.ts';
import { formatTick } from '../words/numbers.ts';
import { LATENCIES, type LoadCurve, type LoadLine, loadLines } from './load-lines.ts';
import { pointAddress } from '../address/pages.ts';

const TOP = 28;
const LEFT = 52;
const RIGHT = 108;
const FOOT = 44;
const HEIGHT: Readonly<Record<DrawingWidth, number>> = { 288: 200, 600: 240, 856: 280 };

interface LoadFigureInput {
  curve: LoadCurve;
  kind: Kind;
}

/** Percentiles of latency over concurrency with the knee of each; null where no percentile has two steps. */
export function loadFigure({ curve, kind }: LoadFigureInput): Figure | null {
  const lines = loadLines(curve);
  if (lines.length === 0) return null;
  return {
    sentence: loadSentence(curve, lines),
    draw: (width) => draw({ curve, kind }, lines, width),
    table: loadTable(curve),
  };
}

function kneesOf({ knees }: LoadCurve) {
  return knees.flatMap(({ latency, concurrency, belowConcurrency, aboveConcurrency }) =>
    concurrency === null ? [] : [{ latency, concurrency, belowConcurrency, aboveConcurrency }],
  );
}

/** "p95 TTFT leaves its linear range at 32 requests in flight (between 16 and 64)." */
function loadSentence(curve: LoadCurve, lines: readonly LoadLine[]): string {
  const knees = kneesOf(curve).map(({ latency, concurrency, belowConcurrency, aboveConcurrency }) => {
    const between =
      belowConcurrency === null || aboveConcurrency === null
        ? ''
        : ` (between ${formatNumber(belowConcurrency)} and ${formatNumber(aboveConcurrency)})`;
    return `p95 ${latency} at ${formatNumber(concurrency)} requests in flight${between}`;
  });
  if (knees.length > 0) return `The linear range ends for ${knees.join('; for ')}.`;
  const places = lines[0]?.places ?? [];
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined) return 'No percentile is known at two loads.';
  return `${lines[0]?.words ?? ''} goes from ${formatValue(first.valueMs)} ms at ${formatNumber(first.concurrency)} requests in flight to ${formatValue(last.valueMs)} ms at ${formatNumber(last.concurrency)}; no knee among them.`;
}

function draw({ curve, kind }: LoadFigureInput, lines: readonly LoadLine[], width: DrawingWidth): Drawing {
  const plot = { left: LEFT, right: width - RIGHT, top: TOP, bottom: TOP + HEIGHT[width] };
  const all = lines.flatMap(({ places }) => places);
  const loads = extent(all.map(({ concurrency }) => concurrency)) ?? { from: 1, to: 2 };
  const times = extent(all.map(({ valueMs }) => valueMs)) ?? { from: 1, to: 10 };
  const values = { from: times.from / 1.2, to: times.to * 1.2 };
  const x = logScale(loads, { from: plot.left, to: plot.right });
  const y = logScale(values, { from: plot.bottom, to: plot.top });
  const at = ({ concurrency, valueMs }: LoadLine['places'][number]) => ({ x: x(concurrency), y: y(valueMs) });
  const ends = lines.map(({ places }) => y(places.at(-1)?.valueMs ?? times.from));
  const labelYs = spreadLabels(ends, { from: plot.top, to: plot.bottom });
  const knees = kneesOf(curve).flatMap(({ latency, concurrency }): Mark[] => [
    upright('cross-rule', x(concurrency), plot.top, plot.bottom),
    text('bold halo middle', { x: x(concurrency), y: plot.top - 4 }, `knee ${latency}`),
  ]);
  return {
    width,
    height: plot.bottom + FOOT,
    marks: [
      ...plotAxes({
        plot,
        width,
        x: {
          scale: x,
          ticks: octaveTicks(loads, width === 288 ? 4 : 8),
          words: formatTick,
          name: 'requests in flight (log2)',
        },
        y: { scale: y, ticks: decadeTicks(values, 5), words: formatTick, name: 'ms (log)' },
      }),
      ...knees,
      ...lines.map(({ series, isTail, places }) =>
        inSeries(series, [line(`line-interpolated${isTail ? ' strong' : ' thin'}`, places.map(at))]),
      ),
      ...lines.flatMap(({ series, places }) =>
        places.map((place) => symbol({ series, kind, at: at(place) })),
      ),
      ...lines.map(({ words, isTail }, index) =>
        text(isTail ? 'bold' : 'ink', { x: plot.right + 12, y: (labelYs[index] ?? 0) + 4 }, words),
      ),
    ],
  };
}

export function loadTable({ steps }: LoadCurve): FigureTable {
  const latencies = LATENCIES.flatMap(({ name, p50, p95 }) => [
    { head: `${name} p50, ms`, key: p50 },
    { head: `${name} p95, ms`, key: p95 },
  ]).filter(({ key }) => steps.some((step) => step[key] !== null));
  const ordered = steps.toSorted((a, b) => a.concurrency - b.concurrency);
  return tableOf('Points of this run by requests in flight', ordered, [
    ['Requests in flight', ({ concurrency }) => concurrency, 'NUMBER'],
    ['Output tokens/s', ({ outputTokensPerSec }) => outputTokensPerSec, 'NUMBER'],
    ...latencies.map(({ head, key }): TableColumn<LoadCurve['steps'][number]> => [
      head,
      (step) => step[key],
      'NUMBER',
    ]),
    ['Point', ({ pointId }) => ({ words: 'point', href: pointAddress(pointId) })],
  ]);
}
