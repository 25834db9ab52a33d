import type { LoadCurve, LoadKnee, LoadStep } from '@inferbench/domain/load-curve';
import { presentValue } from '@inferbench/domain/metric';
import type { Score } from '@inferbench/domain/score';
import { kneeOf } from '@inferbench/scoring/knee';
import { MS_PER_SEC } from '@inferbench/units/si';

export interface LoadedPoint {
  pointId: string;
  concurrency: number;
  score: Pick<Score, 'latency' | 'work'>;
}

/** The points of a run by concurrency, and the knee of each latency; percentiles behind their sample gates. */
export function loadCurve(points: readonly LoadedPoint[]): LoadCurve {
  const steps = points
    .map(stepOf)
    .toSorted((a, b) => a.concurrency - b.concurrency || (a.pointId < b.pointId ? -1 : 1));
  return {
    steps,
    knees: [
      knee('TTFT', steps, (step) => step.ttftMsP95),
      knee('TPOT', steps, (step) => step.tpotMsP95),
      knee('E2E', steps, (step) => step.e2eMsP95),
    ],
  };
}

function stepOf({ pointId, concurrency, score: { latency, work } }: LoadedPoint): LoadStep {
  const { ttft, tpot, e2e } = latency;
  return {
    pointId,
    concurrency,
    outputTokensPerSec:
      work === null || work.outputTokens === 0 ? null : work.outputTokens / work.durationSec,
    ttftMsP50: presentValue(ttft.p50Ms),
    ttftMsP95: presentValue(ttft.p95Ms),
    tpotMsP50: presentValue(tpot.p50Ms),
    tpotMsP95: presentValue(tpot.p95Ms),
    e2eMsP50: presentValue(e2e.p50Ms),
    e2eMsP95: presentValue(e2e.p95Ms),
  };
}

function knee(
  latency: LoadKnee['latency'],
  steps: readonly LoadStep[],
  p95Ms: (step: LoadStep) => number | null,
): LoadKnee {
  const found = kneeOf(
    steps.flatMap((step) => {
      const ms = p95Ms(step);
      return ms === null || ms <= 0 ? [] : [{ concurrency: step.concurrency, p95Sec: ms / MS_PER_SEC }];
    }),
  );
  const none = { concurrency: null, valueMs: null, belowConcurrency: null, aboveConcurrency: null };
  if (!found.ok) return { latency, ...none, missing: found.error };
  const { concurrency, p95Sec, below, above } = found.value;
  return {
    latency,
    concurrency,
    valueMs: p95Sec * MS_PER_SEC,
    belowConcurrency: below.concurrency,
    aboveConcurrency: above.concurrency,
    missing: null,
  };
}
