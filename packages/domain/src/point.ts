import { z } from 'zod';
import { Distribution } from './distribution.ts';
import { PowerBoundary } from './power-boundary.ts';
import { Phase } from './slice.ts';

/** Ranges no run leaves; inside them every quotient of ours is finite. */
const tokens = z.int().nonnegative().max(1e15);
const durationSec = z.number().min(1e-6).max(1e9);
const watts = z.number().min(1e-3).max(1e9);

/** How requests arrived. `closed`: a fixed number in flight · `open`: an arrival rate · `burst`: all at once. */
export const Load = z.strictObject({
  mode: z.enum(['closed', 'open', 'burst']),
  concurrencyLimit: z.int().positive().nullable(),
  requestRatePerSec: z.number().positive().nullable(),
});

export const Counts = z.strictObject({
  issued: tokens,
  completed: tokens,
  failed: tokens,
  cancelled: tokens,
  inputTokens: tokens,
  outputTokens: tokens,
});

/** Sums over the tool's per-request records, where the file has them: what the totals must equal (ACC-COUNTS). */
export const PerRequestTotals = z.strictObject({
  requests: tokens,
  completed: tokens,
  inputTokens: tokens,
  outputTokens: tokens,
});

/** Measured power over the run's window, summed over all chips of the system at the named boundary. */
export const Power = z.strictObject({
  boundary: PowerBoundary.exclude(['tdp', 'simulated']),
  averageWatts: watts,
});

/** One operating point of a run: counts, window, latency distributions, power. */
export const Point = z.strictObject({
  phase: Phase,
  load: Load,
  counts: Counts,
  perRequest: PerRequestTotals.nullable(),
  durationSec,
  latency: z.strictObject({
    ttft: Distribution.nullable(),
    tpot: Distribution.nullable(),
    itl: Distribution.nullable(),
    e2e: Distribution.nullable(),
  }),
  power: Power.nullable(),
});
export type Point = z.infer<typeof Point>;

/** Mean tokens a completed request. */
export function meanLengths(point: Point): { inputTokens: number; outputTokens: number } | null {
  const { completed, inputTokens, outputTokens } = point.counts;
  if (completed === 0) return null;
  return { inputTokens: inputTokens / completed, outputTokens: outputTokens / completed };
}

/** Context of a request with prompt and answer: input + output ÷ 2, the mean over its decode steps (metrics.md 8). */
export function meanContext({
  inputTokens,
  outputTokens,
}: {
  inputTokens: number;
  outputTokens: number;
}): number {
  return inputTokens + outputTokens / 2;
}
