import type { Point } from '@inferbench/domain/point';
import { formatNumber } from '@inferbench/units/format';
import type { Rule } from './rule.ts';

/** Start and end of the clock differ between tools by less. */
const SLACK = 0.02;

/** A request that outlasts the window by as much is a wrong unit: one prefix is 1,000, two are 1,000,000. */
const PREFIX = 1_000;
const WRONG_UNIT = 20;

/** No completed request is longer than the window that it completed in: mean and greatest TTFT and E2E ≤ duration. */
export const accWindow: Rule = {
  id: 'ACC-WINDOW',
  title: 'No request outlasts the run',
  severity: 'reject',
  since: '0.4.1',
  explanation:
    'A request that completed within a run took no longer than the run. One that did is in the wrong unit, or of another run.',
  formula: 'mean and greatest TTFT and E2E ≤ duration within 2 %',
  checkFigures: ({ point, index }) => {
    const durationSec = windowOf(point);
    const latency = point.latency;
    if (durationSec === null || !latency) return [];
    return (['ttft', 'e2e'] as const).flatMap((name) => {
      const { meanSec = null, maxSec = null } = latency[name] ?? {};
      const worst = (meanSec ?? 0) > durationSec * (1 + SLACK) ? 'meanSec' : 'maxSec';
      const seconds = worst === 'meanSec' ? meanSec : maxSec;
      if (seconds === null || seconds <= durationSec * (1 + SLACK)) return [];
      const path = `points[${index}].latency.${name}.${worst}`;
      const what = `${worst === 'meanSec' ? 'Mean' : 'Greatest'} ${name.toUpperCase()}`;
      return [
        {
          path,
          message: `${what} ${formatNumber(seconds)} s is longer than the whole run of ${formatNumber(durationSec)} s. ${likelyCause(seconds / durationSec)}`,
          value: `${formatNumber(seconds)} s`,
          expected: `at most ${formatNumber(durationSec)} s`,
          fix: 'Check the units of latencies and duration in the file, and that both are of the same run.',
        },
      ];
    });
  },
};

function windowOf(point: Point): number | null {
  return point.measurement === 'requests' ? point.durationSec : (point.window?.durationSec ?? null);
}

/** What makes a latency so many times too long, or a duration too short. */
export function likelyCause(times: number): string {
  if (times >= PREFIX * WRONG_UNIT)
    return 'Likely cause: one of them is off by 1,000,000 (nanoseconds read as milliseconds, or microseconds as seconds).';
  if (times >= WRONG_UNIT)
    return 'Likely cause: one of them is off by 1,000 (milliseconds read as seconds, or microseconds as milliseconds).';
  return 'Likely cause: latencies and duration are of different runs, or one of them is off by 1,000.';
}
