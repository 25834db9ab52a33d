import type { Distribution, PercentileKey } from '@inferbench/domain/terms/distribution';
import type { LoadStep } from '@inferbench/domain/simulation/load-curve';
import type { Point, RequestsPoint } from '@inferbench/domain/runs/point';
import { samplesNeeded } from '@inferbench/domain/terms/sample-statistics';
import { MS_PER_SEC } from '@inferbench/units/si';

/** Loads of a run before anybody knows what it ran on: what the file itself says, behind the same gates of samples. */
export function runSteps(points: readonly Point[]): LoadStep[] {
  return points.flatMap((point, index) => (point.measurement === 'requests' ? stepOf(point, index) : []));
}

function stepOf({ load, counts, durationSec, latency }: RequestsPoint, index: number): LoadStep[] {
  const concurrency = load.concurrencyLimit ?? inFlight(counts.completed, durationSec, latency.e2e);
  if (concurrency === null) return [];
  return [
    {
      pointId: String(index),
      concurrency,
      clients: load.mode === 'closed' ? load.concurrencyLimit : null,
      outputTokensPerSec: counts.outputTokens === 0 ? null : counts.outputTokens / durationSec,
      ttftMsP50: percentile(latency.ttft, 'p50Sec'),
      ttftMsP95: percentile(latency.ttft, 'p95Sec'),
      tpotMsP50: percentile(latency.tpot, 'p50Sec'),
      tpotMsP95: percentile(latency.tpot, 'p95Sec'),
      e2eMsP50: percentile(latency.e2e, 'p50Sec'),
      e2eMsP95: percentile(latency.e2e, 'p95Sec'),
    },
  ];
}

/** Little's law, where the tool was given no limit. */
function inFlight(completed: number, durationSec: number, e2e: Distribution | null): number | null {
  const mean = e2e?.meanSec ?? null;
  return mean === null || completed === 0 ? null : (completed / durationSec) * mean;
}

function percentile(distribution: Distribution | null, key: PercentileKey): number | null {
  const value = distribution?.[key] ?? null;
  return value === null || (distribution?.n ?? 0) < samplesNeeded(key) ? null : value * MS_PER_SEC;
}
