import { meanLengths, type Point } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import { type SimulatedPhase, SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { littleSum } from '@inferbench/evaluation/little-sum';

/** Phases of a point that are work of a language model. */
const PHASES: Readonly<Partial<Record<Point['phase'], SimulatedPhase>>> = {
  SERVING: 'serving',
  GENERATE: 'generate',
  DECODE: 'decode',
  PREFILL: 'prefill',
};

/** The work of a point in the words of `simulate`, at the load that it ran; null where it is no work of a language model or misses a figure. */
export function workOfPoint(run: Run, point: Point): SimulateRequest | null {
  const { system, model, precision } = run;
  const phase = PHASES[point.phase];
  const users = usersOf(point);
  if (phase === undefined || users === null || system.chip === null || model.slug === null) return null;
  const lengths = lengthsOf(point);
  const request = SimulateRequest.safeParse({
    chip: system.chip,
    model: model.slug,
    phase,
    batch: users,
    ...lengths,
    ...(precision.weights === null ? {} : { weightPrecision: precision.weights }),
    ...(precision.kv === null ? {} : { kvPrecision: precision.kv }),
    ...(system.chips === null ? {} : { chips: system.chips }),
  });
  return request.success ? request.data : null;
}

/** Requests in flight: as declared in a closed loop, else by the law of Little, at least one. */
export function usersOf(point: Point): number | null {
  if (point.measurement === 'summary') return point.batch;
  const { mode, concurrencyLimit } = point.load;
  if (mode === 'closed' && concurrencyLimit !== null) return concurrencyLimit;
  const sum = littleSum(point);
  return sum === null ? null : Math.max(1, Math.round(sum.inFlight));
}

function lengthsOf(point: Point): { inputTokens?: number; outputTokens?: number; context?: number } {
  if (point.measurement === 'requests') {
    const means = meanLengths(point);
    return means === null ? {} : rounded(means.inputTokens, means.outputTokens);
  }
  const { inputTokens, outputTokens, contextTokens, phase } = point;
  if (phase === 'DECODE' && contextTokens !== null)
    return { context: Math.max(1, Math.round(contextTokens)) };
  return rounded(inputTokens, phase === 'PREFILL' ? null : outputTokens);
}

function rounded(input: number | null, output: number | null) {
  return {
    ...(input === null ? {} : { inputTokens: Math.max(1, Math.round(input)) }),
    ...(output === null ? {} : { outputTokens: Math.max(1, Math.round(output)) }),
  };
}
