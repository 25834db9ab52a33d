import { formatNumber, formatValue } from '@inferbench/units/format';
import type { Kind } from '@inferbench/domain/terms/kind';
import { drawLines } from '@inferbench/chart/lines';
import { type Table, type TableColumn, tableOf } from '@inferbench/chart/table';
import type { DraftFigure } from '@inferbench/chart/figure';
import { KIND_WORDS } from '@inferbench/domain/terms/kind-words';
import { formatTick } from '../words/numbers.ts';
import { LATENCIES, type LoadCurve, type LoadLine, loadLines } from './load-lines.ts';
import { pointAddress } from '../address/pages.ts';

interface LoadFigureInput {
  curve: LoadCurve;
  kind: Kind;
}

/** Percentiles of latency over concurrency with the knee of each; null where no percentile has two steps. */
export function loadFigure({ curve, kind }: LoadFigureInput): DraftFigure | null {
  const lines = loadLines(curve);
  if (lines.length === 0) return null;
  return {
    head: {
      finding: loadSentence(curve, lines),
      slice:
        'Latency over concurrency of one run: marks are its points, dotted lines join them and nothing was measured between',
      notes: [],
      kinds: [kind],
      source: KIND_WORDS[kind],
      date: null,
    },
    draw: draw({ curve, kind }, lines),
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

function draw({ curve, kind }: LoadFigureInput, lines: readonly LoadLine[]): DraftFigure['draw'] {
  return drawLines({
    lines: lines.map(({ words, series, isTail, places }) => ({
      name: words,
      series,
      className: `line-interpolated${isTail ? ' focus' : ' behind'}`,
      points: places.map(({ concurrency, valueMs }) => ({ x: concurrency, y: valueMs })),
      kind,
      strong: isTail,
    })),
    x: { name: 'requests in flight (log2)', tick: formatTick, scale: 'LOG2' },
    y: { name: 'ms (log)', tick: formatTick, scale: 'LOG' },
    heights: [200, 240, 280],
    rules: kneesOf(curve).map(({ latency, concurrency }) => ({ x: concurrency, words: `knee ${latency}` })),
  });
}

export function loadTable({ steps }: LoadCurve): Table {
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
