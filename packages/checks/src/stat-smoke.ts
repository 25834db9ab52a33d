import { formatNumber } from '@inferbench/units/format';
import type { Rule } from './rule.ts';

const MIN_REQUESTS = 50;
const MIN_SECONDS = 30;
const MIN_ITERATIONS = 3;

/** A run too small to mean anything is shown and never ranks: under 50 completed requests or 30 s; a static batch under 3 iterations. */
export const statSmoke: Rule = {
  id: 'STAT-SMOKE',
  title: 'Large enough to mean something',
  severity: 'warn',
  since: '0.2.0',
  explanation: 'A smaller run is shown and never ranks.',
  formula: 'completed ≥ 50 and duration ≥ 30 s; static batch: iterations ≥ 3',
  checkPoint: ({ point, index }) => {
    if (point.measurement === 'summary') {
      if (point.iterations === null || point.iterations >= MIN_ITERATIONS) return [];
      return [
        {
          path: `points[${index}].iterations`,
          message: `${point.iterations} iterations; from ${MIN_ITERATIONS} on a static batch ranks.`,
          value: String(point.iterations),
          expected: `at least ${MIN_ITERATIONS}`,
          fix: 'Repeat the measurement.',
        },
      ];
    }
    const { completed } = point.counts;
    if (completed >= MIN_REQUESTS && point.durationSec >= MIN_SECONDS) return [];
    return [
      {
        path: `points[${index}].counts.completed`,
        message: `${completed} completed requests in ${formatNumber(point.durationSec)} s; a result ranks from ${MIN_REQUESTS} requests and ${MIN_SECONDS} s on.`,
        value: `${completed} requests, ${formatNumber(point.durationSec)} s`,
        expected: `at least ${MIN_REQUESTS} requests and ${MIN_SECONDS} s`,
        fix: 'Run longer.',
      },
    ];
  },
};
