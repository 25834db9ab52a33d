import type { RequestSamples } from '@inferbench/domain/runs/point';
import { RULE_LIMITS } from '@inferbench/domain/chips/rule-limits';
import { formatMs, formatNumber, formatPercent } from '@inferbench/units/format';
import type { Check, Violation } from './rule.ts';

/** Share of the E2E of a request allowed to TTFT + TPOT × (output − 1). */
const TOLERANCE = 0.05;

/** Two clocks of one client may disagree by this much. */
const CLOCK_SEC = 1e-6;

/**
 * Per request, where a document has them: E2E ≥ TTFT, and since E2E = TTFT + TPOT × (output − 1), each request implies its
 * own answer length; together they are the answer tokens that were counted.
 */
export const accRequests: Check = ({ point, index }) => {
  if (point.measurement !== 'requests' || point.samples === undefined) return [];
  const path = `points[${index}].samples`;
  return [
    ...endsBeforeItStarts(point.samples, path),
    ...impliedTokens(point.samples, point.counts.outputTokens, path),
  ];
};

function endsBeforeItStarts({ ttftSec, e2eSec }: RequestSamples, path: string): Violation[] {
  const wrong = (e2eSec ?? []).flatMap((end, i) => {
    const start = ttftSec[i] ?? 0;
    return end + CLOCK_SEC < start ? [{ i, start, end }] : [];
  });
  const [first] = wrong;
  if (first === undefined) return [];
  const others = wrong.length === 1 ? '' : `, and ${formatNumber(wrong.length - 1)} more`;
  return [
    {
      // Within what two clocks of one client differ by, somebody looks at it.
      ...(wrong.some(({ start, end }) => start > end * (1 + RULE_LIMITS.clockShare))
        ? { severity: 'reject' as const }
        : {}),
      path: `${path}.e2eSec[${first.i}]`,
      message: `Request ${first.i} ends after ${formatMs(first.end)}, before its first token at ${formatMs(first.start)}${others}.`,
      value: formatMs(first.end),
      expected: `at least ${formatMs(first.start)}`,
      fix: 'Submit the requests as the tool wrote them, in one order.',
    },
  ];
}

function impliedTokens(
  { ttftSec, tpotSec, e2eSec }: RequestSamples,
  counted: number,
  path: string,
): Violation[] {
  if (tpotSec === null || e2eSec === null || counted === 0) return [];
  // A TPOT of zero names no length.
  if (tpotSec.some((tpot) => tpot === 0)) return [];
  const tokens = ttftSec.reduce((sum, ttft, i) => {
    const tpot = tpotSec[i] ?? null;
    return sum + (tpot === null ? 1 : 1 + Math.max(0, (e2eSec[i] ?? 0) - ttft) / tpot);
  }, 0);
  const off = Math.abs(tokens - counted) / counted;
  if (off <= TOLERANCE) return [];
  return [
    {
      path: `${path}.tpotSec`,
      message:
        `(E2E − TTFT) ÷ TPOT + 1 of ${formatNumber(ttftSec.length)} requests adds up to ${formatNumber(tokens)} answer tokens, ` +
        `counted were ${formatNumber(counted)}: ${formatPercent(off)} apart.`,
      value: `${formatNumber(tokens)} tokens`,
      expected: `${formatNumber(counted)} tokens within 5 %`,
      fix: 'Check that TPOT excludes the first token, and that requests and token totals are of the same run.',
    },
  ];
}
