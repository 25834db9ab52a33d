import { meanLengths } from '@inferbench/domain/runs/point';
import { formatMs, formatPercent } from '@inferbench/units/format';
import { accRequests } from './acc-requests.ts';
import type { Check, Rule } from './rule.ts';

/** Mean TPOT is a mean over requests, not over tokens, so aggregates only ever warn, and only when far apart. */
const AGGREGATE_TOLERANCE = 0.6;

export const accLatency: Rule = {
  id: 'ACC-LATENCY',
  title: 'Latencies fit together',
  severity: 'flag',
  since: '0.2.0',
  explanation:
    'A request takes its first token and one TPOT for each further one: checked request by request where they are listed. From means over requests this only warns, and only when far apart, since mean TPOT is not weighted by tokens.',
  formula:
    'E2E ≥ TTFT; Σ ((E2E − TTFT) ÷ TPOT + 1) = output tokens within 5 %; of means: E2E ≈ TTFT + TPOT × (output − 1) within 60 %',
  checkPoint: (subject) => [...meanLatencies(subject), ...accRequests(subject)],
};

/** Checks aggregates: mean E2E ≈ mean TTFT + mean TPOT × (mean output − 1). */
const meanLatencies: Check = ({ point, index }) => {
  if (point.measurement !== 'requests') return [];
  const [ttft, tpot, e2e] = [point.latency.ttft, point.latency.tpot, point.latency.e2e].map(
    (distribution) => distribution?.meanSec ?? null,
  );
  const lengths = meanLengths(point);
  // Single requests say it exactly (acc-requests.ts).
  if (ttft == null || e2e == null || point.samples?.e2eSec) return [];
  const path = `points[${index}].latency.e2e.meanSec`;
  if (tpot == null || e2e === 0 || lengths === null || lengths.outputTokens < 2) return [];
  const implied = ttft + tpot * (lengths.outputTokens - 1);
  const off = Math.abs(implied - e2e) / e2e;
  if (off <= AGGREGATE_TOLERANCE) return [];
  return [
    {
      severity: 'warn',
      path,
      message: `TTFT ${formatMs(ttft)} + TPOT ${formatMs(tpot)} × ${Math.round(lengths.outputTokens - 1)} = ${formatMs(implied)}, reported E2E ${formatMs(e2e)}: ${formatPercent(off)} apart.`,
      value: formatMs(e2e),
      expected: `${formatMs(implied)} within 60 %`,
      fix: 'Check that TPOT excludes the first token and that all three come from the same requests.',
    },
  ];
};
