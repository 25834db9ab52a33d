import type { LoadCurve, LoadStep } from '@inferbench/domain/simulation/load-curve';
import { presentValue } from '@inferbench/domain/terms/metric';
import type { Score } from '@inferbench/domain/scores/score';
import { median } from '@inferbench/units/median';
import { loadKnee } from './load-knee.ts';
import { closedOutputs, outputKnee } from './closed-outputs.ts';

export interface LoadedPoint {
  pointId: string;
  concurrency: number;
  /** Clients of a closed loop, as asked for. */
  clients: number | null;
  score: Pick<Score, 'latency' | 'work'>;
}

/** The points of a run by concurrency, and the knee of each latency; percentiles behind their sample gates. */
export function loadCurve(points: readonly LoadedPoint[]): LoadCurve {
  const steps = points
    .map(stepOf)
    .toSorted((a, b) => a.concurrency - b.concurrency || (a.pointId < b.pointId ? -1 : 1));
  const outputs = closedOutputs(steps);
  return {
    steps,
    knees: [
      kneeAt('TTFT', steps, (step) => step.ttftMsP95),
      kneeAt('TPOT', steps, (step) => step.tpotMsP95),
      kneeAt('E2E', steps, (step) => step.e2eMsP95),
    ],
    outputs,
    outputKneeClients: outputKnee(outputs),
  };
}

function stepOf({ pointId, concurrency, clients, score: { latency, work } }: LoadedPoint): LoadStep {
  const { ttft, tpot, e2e } = latency;
  return {
    pointId,
    concurrency,
    clients,
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

function kneeAt(
  latency: 'TTFT' | 'TPOT' | 'E2E',
  steps: readonly LoadStep[],
  p95Ms: (step: LoadStep) => number | null,
) {
  return loadKnee(
    latency,
    steps.map((step) => ({ concurrency: loadOf(step, steps), p95Ms: p95Ms(step) })),
  );
}

/** Repeats of a closed loop are one load, though each has a few thousandths of a request more or fewer in flight: their median. */
function loadOf({ clients, concurrency }: LoadStep, steps: readonly LoadStep[]): number {
  if (clients === null) return concurrency;
  const repeats = steps.filter((step) => step.clients === clients);
  return median(repeats.map((step) => step.concurrency)) ?? concurrency;
}
