import type { PointResult } from '@inferbench/graphql-documents/point-page';

export type LoadCurve = PointResult['loadCurve'];
type Step = LoadCurve['steps'][number];

/** Latencies of a request, in the order in which they are felt; each keeps its series on the figure. */
export const LATENCIES = [
  { latency: 'TTFT', name: 'TTFT', p50: 'ttftMsP50', p95: 'ttftMsP95' },
  { latency: 'TPOT', name: 'TPOT', p50: 'tpotMsP50', p95: 'tpotMsP95' },
  { latency: 'E2E', name: 'end to end', p50: 'e2eMsP50', p95: 'e2eMsP95' },
] as const;
type Percentile = (typeof LATENCIES)[number]['p50' | 'p95'];

export interface LoadLine {
  words: string;
  series: number;
  /** The tail is what is felt: drawn heavier. */
  isTail: boolean;
  places: { concurrency: number; valueMs: number }[];
}

/** Percentiles over concurrency, one line each; a percentile of a single step is no line. */
export function loadLines({ steps }: LoadCurve): LoadLine[] {
  return LATENCIES.flatMap(({ name, p50, p95 }, series) => [
    { words: `${name} p95`, series, isTail: true, places: placesOf(steps, p95) },
    { words: `${name} p50`, series, isTail: false, places: placesOf(steps, p50) },
  ]).filter(({ places }) => new Set(places.map(({ concurrency }) => concurrency)).size > 1);
}

function placesOf(steps: readonly Step[], percentile: Percentile): LoadLine['places'] {
  return steps
    .flatMap((step) => {
      const valueMs = step[percentile];
      return valueMs === null || valueMs <= 0 ? [] : [{ concurrency: step.concurrency, valueMs }];
    })
    .toSorted((a, b) => a.concurrency - b.concurrency);
}
