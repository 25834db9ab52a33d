import type { PowerSample } from './power-log.ts';

export interface Span {
  beginSec: number;
  endSec: number;
}

/** What the readings of one device say about a window. */
export interface Integral {
  joules: number;
  coveredSec: number;
  /** Longest time without a reading that touches the window; null where readings do not reach it. */
  longestGapSec: number | null;
  /** Readings inside the window. */
  samples: number;
}

/** Readings in order of time, those of one moment averaged; null where the clock was set back. */
export function inOrder(samples: readonly PowerSample[]): PowerSample[] | null {
  const ordered: PowerSample[] = [];
  let twins = 1;
  for (const { clockSec, watts } of samples) {
    const last = ordered.at(-1);
    if (last === undefined || clockSec > last.clockSec) {
      ordered.push({ clockSec, watts });
      twins = 1;
      continue;
    }
    if (clockSec < last.clockSec) return null;
    twins += 1;
    last.watts += (watts - last.watts) / twins;
  }
  return ordered;
}

/**
 * Trapezoids between neighbouring readings, cut at both ends of the window by linear interpolation. Neighbours further
 * apart than `maxGapSec` cover nothing: what happened between them is not known.
 */
export function integrate(
  samples: readonly PowerSample[],
  { beginSec, endSec }: Span,
  maxGapSec: number,
): Integral {
  const integral: Integral = { joules: 0, coveredSec: 0, longestGapSec: null, samples: 0 };
  for (const [i, right] of samples.entries()) {
    if (right.clockSec >= beginSec && right.clockSec <= endSec) integral.samples += 1;
    const left = samples[i - 1];
    if (left === undefined) continue;
    const from = Math.max(left.clockSec, beginSec);
    const to = Math.min(right.clockSec, endSec);
    if (to <= from) continue;
    const gapSec = right.clockSec - left.clockSec;
    integral.longestGapSec = Math.max(integral.longestGapSec ?? 0, gapSec);
    if (gapSec > maxGapSec) continue;
    const wattsAt = (sec: number) =>
      left.watts + ((right.watts - left.watts) * (sec - left.clockSec)) / gapSec;
    integral.joules += ((wattsAt(from) + wattsAt(to)) / 2) * (to - from);
    integral.coveredSec += to - from;
  }
  return integral;
}
