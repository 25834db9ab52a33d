import type { Point, SummaryPoint } from './point.ts';

/** One of these has to be known; several where one can stand for another. */
type Need = readonly (keyof SummaryPoint)[];

/** What a run that queues all its work at once has none of, so that nobody can state it. */
const NOT_OF_OFFLINE: ReadonlySet<string> = new Set(['batch', 'inputTokens', 'outputTokens']);

const NEEDS: Readonly<Record<SummaryPoint['phase'], readonly Need[]>> = {
  PREFILL: [['batch'], ['inputTokens'], ['prefillLatencySec']],
  DECODE: [['batch'], ['contextTokens', 'inputTokens'], ['tpotSec']],
  GENERATE: [['batch'], ['inputTokens'], ['outputTokens'], ['e2eLatencySec', 'outputTokensPerSec']],
  SERVING: [['batch'], ['inputTokens'], ['outputTokens'], ['outputTokensPerSec']],
  MAX_LOAD: [['outputTokensPerSec']],
  SAMPLES: [['task']],
  IMAGE: [['batch'], ['imagesPerSec', 'imageLatencySec', 'e2eLatencySec']],
};

/** Names of what a point needs before it can be scored and nobody stated. */
export function missingFigures(point: Point, index: number): string[] {
  if (point.measurement === 'requests')
    return point.counts.inputTokens === null ? [`points[${index}].counts.inputTokens`] : [];
  return NEEDS[point.phase]
    .filter((need) => need.every((key) => (point[key] ?? null) === null))
    .filter(([key = 'batch']) => !(point.offline === true && NOT_OF_OFFLINE.has(key)))
    .map(([key = 'batch']) => `points[${index}].${key}`);
}
