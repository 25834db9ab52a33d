import { formatNumber } from '@inferbench/units/format';
import type { Rule } from './rule.ts';

/** Zeros that are not measurements: nothing completed, "completed" requests without a token, latencies of 0.0. */
export const accEmpty: Rule = {
  id: 'ACC-EMPTY',
  title: 'Zeros are measurements',
  severity: 'reject',
  since: '0.2.0',
  explanation:
    'All-failed runs, completed requests without a token and latencies of exactly 0 were not measured.',
  formula: null,
  checkPoint: ({ point, index }) => {
    if (point.measurement !== 'requests') return [];
    const { completed, outputTokens, failed } = point.counts;
    const path = `points[${index}].counts`;
    if (completed === 0) {
      return [
        {
          path: `${path}.completed`,
          message:
            failed !== null && failed > 0
              ? `All ${failed} requests failed: nothing was measured.`
              : 'No request completed: nothing was measured.',
          value: '0',
          expected: 'at least one completed request',
          fix: 'Fix the server or the client and run again.',
        },
      ];
    }
    if (outputTokens === 0) {
      return [
        {
          path: `${path}.outputTokens`,
          message: `${completed} requests count as completed without a single answer token.`,
          value: '0',
          expected: 'tokens in completed requests',
          fix: 'Usual causes: an endpoint that answers with an error body, or a streaming parser that found no tokens.',
        },
      ];
    }
    const listed = point.samples?.ttftSec.length ?? completed;
    if (listed < completed) {
      const empty = completed - listed;
      return [
        {
          path: `points[${index}].samples.ttftSec`,
          message: `${formatNumber(completed)} requests count as completed, ${formatNumber(listed)} of them have an answer: ${formatNumber(empty)} without a single token.`,
          value: `${formatNumber(empty)} requests without a token`,
          expected: 'a token in every completed request',
          fix: 'Count requests without an answer as failed; usual causes are error bodies and a streaming parser that lost tokens.',
        },
      ];
    }
    return Object.entries(point.latency).flatMap(([name, distribution]) =>
      distribution?.meanSec === 0 && outputTokens > completed
        ? [
            {
              path: `points[${index}].latency.${name}.meanSec`,
              message: `A mean ${name.toUpperCase()} of exactly 0 is not a measurement.`,
              value: '0 s',
              expected: 'a positive time, or null',
              fix: 'Leave out what the tool did not measure.',
            },
          ]
        : [],
    );
  },
};
