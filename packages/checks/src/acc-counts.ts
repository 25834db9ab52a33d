import { formatNumber } from '@inferbench/units/format';
import type { Check, Rule } from './rule.ts';

export const accCounts: Rule = {
  id: 'ACC-COUNTS',
  title: 'Requests and tokens add up',
  severity: 'reject',
  since: '0.1.0',
  explanation:
    'Every request that was issued completed, failed or was cancelled, and token totals are the sum over requests where the file lists them.',
  formula: 'issued = completed + failed + cancelled; totals = Σ requests',
  checkPoint: (subject) => [...issuedRequests(subject), ...totals(subject)],
};

/** issued = completed + failed + cancelled. */
const issuedRequests: Check = ({ point, index }) => {
  if (point.measurement !== 'requests') return [];
  const { issued, completed, failed, cancelled } = point.counts;
  const accounted = completed + (failed ?? 0) + (cancelled ?? 0);
  // What nobody counted may be all that is left.
  const open = failed === null || cancelled === null;
  if (open ? accounted <= issued : accounted === issued) return [];
  return [
    {
      path: `points[${index}].counts.issued`,
      message: `${formatNumber(completed)} completed + ${counted(failed)} failed + ${counted(cancelled)} cancelled = ${formatNumber(accounted)}, but ${formatNumber(issued)} were issued.`,
      value: String(issued),
      expected: String(accounted),
      fix: 'State failed and cancelled requests, or correct the totals.',
    },
  ];
};

function counted(requests: number | null): string {
  return requests === null ? 'unknown' : formatNumber(requests);
}

/** Token and request totals equal the sum over the tool's own per-request records. */
const totals: Check = ({ point, index }) => {
  if (point.measurement !== 'requests') return [];
  const sums = point.perRequest;
  if (sums === null) return [];
  const pairs = [
    ['issued', point.counts.issued, sums.requests],
    ['completed', point.counts.completed, sums.completed],
    ['inputTokens', point.counts.inputTokens, sums.inputTokens],
    ['outputTokens', point.counts.outputTokens, sums.outputTokens],
  ] as const;
  return pairs
    .filter(([, total, sum]) => sum !== null && total !== sum)
    .map(([key, total, sum]) => ({
      path: `points[${index}].counts.${key}`,
      message: `The per-request records sum to ${shown(sum)}, the file's total says ${shown(total)}.`,
      value: String(total),
      expected: String(sum),
      fix: 'Submit the file as the tool wrote it.',
    }));
};

function shown(count: number | null): string {
  return count === null ? 'nothing' : formatNumber(count);
}
