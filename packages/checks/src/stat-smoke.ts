import { LEAST_ANSWERS_PER_CLIENT } from '@inferbench/domain/runs/steady-window';
import { formatNumber } from '@inferbench/units/format';
import type { Rule } from './rule.ts';

const MIN_REQUESTS = 50;
const MIN_SECONDS = 30;
const MIN_ITERATIONS = 3;

/** A run too small to mean anything is shown and never ranks: under 50 completed requests or 30 s, under 5 answers a client in a steady window; a static batch under 3 iterations. */
export const statSmoke: Rule = {
  id: 'STAT-SMOKE',
  title: 'Large enough to mean something',
  severity: 'warn',
  since: '0.2.0',
  explanation: 'A smaller run is shown and never ranks.',
  formula:
    'completed ≥ 50, duration ≥ 30 s, answers a client in a steady window ≥ 5; static batch: iterations ≥ 3',
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
    const answers = point.steady?.answersPerClient ?? LEAST_ANSWERS_PER_CLIENT;
    if (answers < LEAST_ANSWERS_PER_CLIENT)
      return [
        {
          path: `points[${index}].steady.answersPerClient`,
          message: `${formatNumber(answers)} answers a client while all were busy; a throughput ranks from ${LEAST_ANSWERS_PER_CLIENT} on.`,
          value: formatNumber(answers),
          expected: `at least ${LEAST_ANSWERS_PER_CLIENT}`,
          fix: 'Measure more requests a stage.',
        },
      ];
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
