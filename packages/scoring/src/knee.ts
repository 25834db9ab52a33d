import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import { ln } from '@inferbench/units/exact-math';
import { median } from '@inferbench/units/median';

/** A step of a load test. */
export interface LoadPoint {
  /** Requests in flight. */
  concurrency: number;
  /** 95th percentile of a latency, seconds. */
  p95Sec: number;
}

export interface Knee extends LoadPoint {
  /** The steps on both sides of it: the knee lies between them. */
  below: LoadPoint;
  above: LoadPoint;
  /** Distance from the chord, in natural logs: a pure number, the same in every unit of time. */
  distance: number;
}

/** Logs that differ by less are equal: what taking them loses. */
const ROUNDING = 1e-9;

/**
 * knee = the step with the largest distance below the chord from the first to the last step, both axes in logs (docs/metrics.md#knee):
 * d = (y₁ + (x − x₁)·(yₙ − y₁) ÷ (xₙ − x₁) − y) ÷ √(1 + slope²), x = ln concurrency, y = ln p95. Below, because there latency
 * grows faster after the step than before it; a step above the chord is where growth slows down. Of several p95 at one
 * concurrency the median counts, of equal distances the lower concurrency. Else the reason why there is none.
 */
export function kneeOf(points: readonly LoadPoint[]): Result<Knee, string> {
  const steps = byConcurrency(points);
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined || steps.length < 3) {
    return fail(`a knee needs three concurrencies, there ${countWords(steps.length)}`);
  }
  const [x, y] = [ln(first.concurrency), ln(first.p95Sec)];
  const slope = (ln(last.p95Sec) - y) / (ln(last.concurrency) - x);
  const distanceOf = (step: LoadPoint) =>
    (y + (ln(step.concurrency) - x) * slope - ln(step.p95Sec)) / Math.sqrt(1 + slope * slope);
  let knee: Knee | null = null;
  for (const [index, step] of steps.entries()) {
    const [below, above] = [steps[index - 1], steps[index + 1]];
    if (below === undefined || above === undefined) continue;
    const distance = distanceOf(step);
    if (distance > ROUNDING && (knee === null || distance > knee.distance + ROUNDING)) {
      knee = { ...step, below, above, distance };
    }
  }
  return knee === null
    ? fail('latency grows evenly or more slowly with concurrency: no step lies below the chord')
    : ok(knee);
}

function countWords(steps: number): string {
  return steps === 1 ? 'is 1' : `are ${steps}`;
}

function byConcurrency(points: readonly LoadPoint[]): LoadPoint[] {
  const groups = new Map<number, number[]>();
  for (const { concurrency, p95Sec } of points) {
    groups.set(concurrency, [...(groups.get(concurrency) ?? []), p95Sec]);
  }
  return [...groups]
    .map(([concurrency, all]) => ({ concurrency, p95Sec: median(all) ?? 0 }))
    .toSorted((a, b) => a.concurrency - b.concurrency);
}
