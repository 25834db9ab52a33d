import type { BoardValue, Cost } from '@inferbench/domain/scores/score';
import { exp, ln } from '@inferbench/units/exact-math';
import type { KnownLatency } from './limits.ts';
import type { Option, WorkloadPoint } from './option.ts';
import { distanceTo, NEAR, type Placed, type Workload } from './workload.ts';

/** A point with what it offers. */
export interface Offered {
  point: WorkloadPoint;
  option: Option;
}

type Axis = 'batch' | 'inputTokens';

/**
 * Interpolates between two points of one system, precision, technique and phase that are near the workload in
 * everything but one axis, on which they lie on both sides of it: each figure piecewise linear in log–log. Never
 * beyond the points. The closest pair; null without one.
 */
export function interpolatedOption(offered: readonly Offered[], workload: Workload): Option | null {
  for (const axis of ['batch', 'inputTokens'] as const) {
    const at = axis === 'batch' ? workload.concurrency : workload.inputTokens;
    if (at === null) continue;
    const near = offered.filter(({ point }) => isNearBut(axis, point, workload));
    const below = closest(
      near.filter(({ point }) => point[axis] <= at),
      axis,
      at,
    );
    const above = closest(
      near.filter(({ point }) => point[axis] >= at && point.phase === below?.point.phase),
      axis,
      at,
    );
    if (below && above && below.point[axis] < above.point[axis])
      return between(below, above, { axis, at, workload });
  }
  return null;
}

/** A point is near the workload in everything but one axis. */
export function isNearBut(axis: Axis, point: Placed, workload: Workload): boolean {
  const { inputTokens, outputTokens, concurrency } = distanceTo(workload, point);
  const inputIsNear = axis === 'inputTokens' || inputTokens <= NEAR;
  return inputIsNear && outputTokens <= NEAR && (axis === 'batch' || (concurrency ?? 0) <= NEAR);
}

function closest(offered: readonly Offered[], axis: Axis, at: number): Offered | undefined {
  const apart = ({ point }: Offered) => Math.abs(ln(Math.max(1, point[axis]) / at));
  return offered.toSorted((a, b) => apart(a) - apart(b) || (a.point.pointId < b.point.pointId ? -1 : 1))[0];
}

function between(
  { point: a, option: from }: Offered,
  { point: b, option: to }: Offered,
  { axis, at, workload }: { axis: Axis; at: number; workload: Workload },
): Option {
  const [left, right] = [Math.max(1, a[axis]), Math.max(1, b[axis])];
  const share = ln(at / left) / ln(right / left);
  const mix = (x: number, y: number) =>
    x > 0 && y > 0 ? exp(ln(x) + share * (ln(y) - ln(x))) : x + share * (y - x);
  return {
    ...from,
    kind: 'INTERPOLATED',
    pointIds: [a.pointId, b.pointId],
    distance: distanceTo(workload, {
      inputTokens: axis === 'inputTokens' ? at : mix(Math.max(1, a.inputTokens), Math.max(1, b.inputTokens)),
      outputTokens: mix(Math.max(1, a.outputTokens), Math.max(1, b.outputTokens)),
      batch: axis === 'batch' ? at : mix(a.batch, b.batch),
    }),
    latencies: {
      TTFT: mixedLatency(from.latencies.TTFT, to.latencies.TTFT, mix),
      TPOT: mixedLatency(from.latencies.TPOT, to.latencies.TPOT, mix),
      E2E: mixedLatency(from.latencies.E2E, to.latencies.E2E, mix),
    },
    outputTokensPerSec: mix(from.outputTokensPerSec, to.outputTokensPerSec),
    costs: from.costs.flatMap((cost) => mixedCost(cost, to.costs, mix)),
    values: from.values.flatMap((value) => mixedValue(value, to.values, mix)),
    missing: from.missing ?? to.missing,
  };
}

type Mix = (x: number, y: number) => number;

function mixedLatency(a: KnownLatency, b: KnownLatency, mix: Mix): KnownLatency {
  const both = (x: number | null, y: number | null) => (x === null || y === null ? null : mix(x, y));
  return {
    ...a,
    p50Ms: both(a.p50Ms, b.p50Ms),
    p90Ms: both(a.p90Ms, b.p90Ms),
    p95Ms: both(a.p95Ms, b.p95Ms),
    p99Ms: both(a.p99Ms, b.p99Ms),
    meanMs: both(a.meanMs, b.meanMs),
    ceilingMs: both(a.ceilingMs, b.ceilingMs),
  };
}

function mixedValue(a: BoardValue, others: readonly BoardValue[], mix: Mix): BoardValue[] {
  const b = others.find(({ comparabilityKey }) => comparabilityKey === a.comparabilityKey);
  if (b === undefined) return [];
  const interval = {
    low: mix(a.interval.low, b.interval.low),
    high: mix(a.interval.high, b.interval.high),
    assumed: a.interval.assumed || b.interval.assumed,
  };
  return [{ ...a, value: mix(a.value, b.value), interval }];
}

function mixedCost(a: Cost, others: readonly Cost[], mix: Mix): Cost[] {
  const b = others.find(({ basis }) => basis === a.basis);
  if (b === undefined) return [];
  const both = (x: number | null, y: number | null) => (x === null || y === null ? null : mix(x, y));
  return [
    {
      ...a,
      usdPerHour: mix(a.usdPerHour, b.usdPerHour),
      usdPerMillionOutputTokens: both(a.usdPerMillionOutputTokens, b.usdPerMillionOutputTokens),
      usdPerMillionInputTokens: both(a.usdPerMillionInputTokens, b.usdPerMillionInputTokens),
    },
  ];
}
