import { PERCENTILE_KEYS } from '@inferbench/domain/terms/distribution';
import type { Latencies, Point } from '@inferbench/domain/runs/point';
import { RULE_LIMITS } from '@inferbench/domain/chips/rule-limits';
import { formatMs, formatNumber } from '@inferbench/units/format';
import type { Rule, Violation } from './rule.ts';

/** A request that outlasts the window by as much is a wrong unit: one prefix is 1,000, two are 1,000,000. */
const PREFIX = 1_000;
const WRONG_UNIT = 20;

const STATISTICS = [
  ['meanSec', 'Mean'],
  ['p99Sec', 'p99'],
  ['maxSec', 'Greatest'],
] as const;

/** No completed request is longer than the window that it completed in, and none ends before its first token. */
export const accWindow: Rule = {
  id: 'ACC-WINDOW',
  title: 'No request outlasts the run',
  severity: 'reject',
  since: '0.4.1',
  explanation:
    'A request that completed within a run took no longer than the run, and ended after its first token: in every statistic. One that did not is in the wrong unit, or of another run.',
  formula:
    'mean, p99 and greatest TTFT and E2E ≤ duration within 2 %; TTFT ≤ E2E within 2 %, in every statistic',
  checkFigures: ({ point, index }) => {
    if (!point.latency) return [];
    return [...outlasting(point, point.latency, index), ...endedTooSoon(point.latency, index)];
  },
};

function outlasting(point: Point, latency: Latencies, index: number): Violation[] {
  const durationSec =
    point.measurement === 'requests' ? point.durationSec : (point.window?.durationSec ?? null);
  if (durationSec === null) return [];
  const most = durationSec * (1 + RULE_LIMITS.clockShare);
  return (['ttft', 'e2e'] as const).flatMap((name) => {
    const worst = STATISTICS.find(([key]) => (latency[name]?.[key] ?? 0) > most);
    if (worst === undefined) return [];
    const [key, word] = worst;
    const seconds = latency[name]?.[key] ?? 0;
    return [
      {
        path: `points[${index}].latency.${name}.${key}`,
        message: `${word} ${name.toUpperCase()} ${formatNumber(seconds)} s is longer than the whole run of ${formatNumber(durationSec)} s. ${likelyCause(seconds / durationSec)}`,
        value: `${formatNumber(seconds)} s`,
        expected: `at most ${formatNumber(durationSec)} s`,
        fix: 'Check the units of latencies and duration in the file, and that both are of the same run.',
      },
    ];
  });
}

/** Every request ends after its first token, so no statistic of E2E lies below that of TTFT of the same requests. */
function endedTooSoon({ ttft, e2e }: Latencies, index: number): Violation[] {
  if (ttft === null || e2e === null || ttft.n !== e2e.n) return [];
  const wrong = ENDS.find((key) => (ttft[key] ?? 0) > (e2e[key] ?? Infinity) * (1 + RULE_LIMITS.clockShare));
  if (wrong === undefined) return [];
  const [start, end] = [ttft[wrong] ?? 0, e2e[wrong] ?? 0];
  const word = wrong === 'meanSec' ? 'Mean' : wrong.replace('Sec', '');
  return [
    {
      path: `points[${index}].latency.e2e.${wrong}`,
      message: `${word} E2E ${formatMs(end)} is below ${word.toLowerCase()} TTFT ${formatMs(start)}: a request cannot end before it starts to answer.`,
      value: formatMs(end),
      expected: `at least ${formatMs(start)}`,
      fix: 'Check that both come from the same requests and are in the same unit.',
    },
  ];
}

const ENDS = ['meanSec', ...PERCENTILE_KEYS, 'maxSec'] as const;

/** What makes a latency so many times too long, or a duration too short. */
export function likelyCause(times: number): string {
  if (times >= PREFIX * WRONG_UNIT)
    return 'Likely cause: one of them is off by 1,000,000 (nanoseconds read as milliseconds, or microseconds as seconds).';
  if (times >= WRONG_UNIT)
    return 'Likely cause: one of them is off by 1,000 (milliseconds read as seconds, or microseconds as milliseconds).';
  return 'Likely cause: latencies and duration are of different runs, or one of them is off by 1,000.';
}
