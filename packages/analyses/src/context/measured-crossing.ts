import type { ContextMark } from '@inferbench/domain/board/context-analysis';
import { exp, ln } from '@inferbench/units/exact-math';
import { signChanges } from './sign-changes.ts';

/** A system's points over context, one a context, growing. */
export interface MeasuredCurve {
  system: string;
  label: string;
  points: readonly ContextMark[];
}

/** Ranked points of each system with at least two contexts; of several at one context the best. */
export function measuredCurves(marks: readonly ContextMark[], higherIsBetter: boolean): MeasuredCurve[] {
  const systems = new Map<string, Map<number, ContextMark>>();
  for (const mark of marks) {
    if (!mark.ranks) continue;
    const byContext = systems.get(mark.system) ?? new Map<number, ContextMark>();
    const known = byContext.get(mark.context);
    if (!known || (higherIsBetter ? mark.value > known.value : mark.value < known.value)) {
      byContext.set(mark.context, mark);
    }
    systems.set(mark.system, byContext);
  }
  return [...systems].flatMap(([system, byContext]) => {
    const points = [...byContext.values()].toSorted((a, b) => a.context - b.context);
    const [first] = points;
    return first && points.length >= 2 ? [{ system, label: first.label, points }] : [];
  });
}

export interface MeasuredCrossing {
  context: number;
  low: number;
  high: number;
  riser: MeasuredCurve;
  faller: MeasuredCurve;
}

export interface MeasuredComparison {
  /** Null where the two share no stretch of context. */
  overlap: { from: number; to: number } | null;
  crossings: MeasuredCrossing[];
}

/** Value on a curve by piecewise-linear interpolation in log–log; never outside its points. */
function interpolate(curve: MeasuredCurve, context: number, read: (mark: ContextMark) => number): number {
  const right = curve.points.findIndex((point) => point.context >= context);
  const [a, b] = [curve.points[Math.max(0, right - 1)], curve.points[right]];
  if (!a || !b) return Number.NaN;
  if (b.context === context) return read(b);
  const share = (ln(context) - ln(a.context)) / (ln(b.context) - ln(a.context));
  return exp(ln(read(a)) + share * (ln(read(b)) - ln(read(a))));
}

/** Logs that differ by less are equal values: what interpolation itself loses. */
const ROUNDING = 1e-12;

/** Where two measured curves change places inside their overlap; the interval comes from the points' intervals. */
export function compareMeasured(
  a: MeasuredCurve,
  b: MeasuredCurve,
  higherIsBetter: boolean,
): MeasuredComparison {
  const from = Math.max(a.points[0]?.context ?? 0, b.points[0]?.context ?? 0);
  const to = Math.min(a.points.at(-1)?.context ?? 0, b.points.at(-1)?.context ?? 0);
  if (to <= from) return { overlap: null, crossings: [] };
  const knots = [...a.points, ...b.points].map((point) => point.context).filter((c) => c >= from && c <= to);
  const contexts = [...new Set([from, ...knots, to])].toSorted((x, y) => x - y);
  // Both curves are straight in log–log between two knots, so their difference of logs has one zero.
  const gap = (context: number) =>
    ln(interpolate(a, context, (mark) => mark.value)) - ln(interpolate(b, context, (mark) => mark.value));
  const lead = (context: number) => {
    const difference = gap(context);
    if (Math.abs(difference) < ROUNDING) return 0;
    return higherIsBetter ? difference : -difference;
  };
  const zeroBetween = (left: number, right: number) => {
    const share = gap(left) / (gap(left) - gap(right));
    return exp(ln(left) + share * (ln(right) - ln(left)));
  };
  const crossings = signChanges(contexts, lead).map((change) => {
    const context = change.zeroAt ?? zeroBetween(change.from, change.to);
    const [riser, faller] = change.rises ? [a, b] : [b, a];
    return { context, ...uncertain({ a, b, context, from, to }), riser, faller };
  });
  return { overlap: { from, to }, crossings };
}

interface Uncertain {
  a: MeasuredCurve;
  b: MeasuredCurve;
  context: number;
  from: number;
  to: number;
}

const STEPS = 64;

/** The stretch around a crossing on which the two intervals overlap. */
function uncertain({ a, b, context, from, to }: Uncertain): { low: number; high: number } {
  const overlaps = (at: number) =>
    interpolate(a, at, (mark) => mark.low) <= interpolate(b, at, (mark) => mark.high) &&
    interpolate(b, at, (mark) => mark.low) <= interpolate(a, at, (mark) => mark.high);
  const walk = (end: number) => {
    let last = context;
    for (let i = 1; i <= STEPS; i += 1) {
      const at = exp(ln(context) + (i / STEPS) * (ln(end) - ln(context)));
      if (!overlaps(Math.min(Math.max(at, from), to))) break;
      last = at;
    }
    return last;
  };
  return { low: walk(from), high: walk(to) };
}
