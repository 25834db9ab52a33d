import type { Distribution } from '@inferbench/domain/terms/distribution';
import { formatMs } from '@inferbench/units/format';
import type { Rule, Violation } from './rule.ts';

const ORDER = ['minSec', 'p50Sec', 'p90Sec', 'p95Sec', 'p99Sec', 'maxSec'] as const;

/** Tools print rounded decimals; a difference below this is not a disorder. */
const ROUNDING_SEC = 1e-9;

function pairFinding(
  path: string,
  low: readonly [string, number],
  high: readonly [string, number],
): Violation[] {
  if (low[1] <= high[1] + ROUNDING_SEC) return [];
  return [
    {
      path: `${path}.${low[0]}`,
      message: `${low[0]} = ${formatMs(low[1])} is above ${high[0]} = ${formatMs(high[1])}.`,
      value: formatMs(low[1]),
      expected: `at most ${formatMs(high[1])}`,
      fix: 'Submit the file as the tool wrote it; check that no two statistics were swapped.',
    },
  ];
}

function orderFindings(path: string, distribution: Distribution): Violation[] {
  const present = ORDER.flatMap((key) => {
    const value = distribution[key];
    return value === null ? [] : [[key, value] as const];
  });
  const findings = present.flatMap((high, i) => {
    const low = present[i - 1];
    return low === undefined ? [] : pairFinding(path, low, high);
  });
  const { meanSec, minSec, maxSec } = distribution;
  if (meanSec !== null && minSec !== null)
    findings.push(...pairFinding(path, ['minSec', minSec], ['meanSec', meanSec]));
  if (meanSec !== null && maxSec !== null)
    findings.push(...pairFinding(path, ['meanSec', meanSec], ['maxSec', maxSec]));
  return findings;
}

/** min ≤ p50 ≤ p90 ≤ p95 ≤ p99 ≤ max and the mean between them, for every distribution of the point. */
export const accOrder: Rule = {
  id: 'ACC-ORDER',
  title: 'Percentiles are in order',
  severity: 'reject',
  since: '0.1.0',
  explanation: 'A distribution whose percentiles fall is mislabelled or edited.',
  formula: 'min ≤ p50 ≤ p90 ≤ p95 ≤ p99 ≤ max; min ≤ mean ≤ max',
  checkPoint: ({ point, index }) =>
    point.measurement === 'summary'
      ? []
      : Object.entries(point.latency).flatMap(([name, distribution]) =>
          distribution === null ? [] : orderFindings(`points[${index}].latency.${name}`, distribution),
        ),
};
