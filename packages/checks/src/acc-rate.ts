import { formatNumber, formatPercent } from '@inferbench/units/format';
import { accStatistics } from './acc-statistics.ts';
import type { Check, Rule } from './rule.ts';

const TOLERANCE = 0.01;

export const accRate: Rule = {
  id: 'ACC-RATE',
  title: 'Rates times duration are the counts',
  severity: 'reject',
  since: '0.2.0',
  explanation:
    'The rates that a tool prints belong to the same window as its counts, and the statistics that it prints are those of its own requests, where it defines them as we do.',
  formula: 'rate × duration = count within 1 %; reported = recomputed within rounding',
  checkPoint: (subject) => [...printedRates(subject), ...accStatistics(subject)],
};

/** The rates that the tool printed × duration = what it counted, within 1 %. */
const printedRates: Check = ({ point, index }) => {
  if (point.measurement !== 'requests' || point.toolRates === null) return [];
  const { durationSec, counts, toolRates } = point;
  const pairs = [
    ['requestsPerSec', toolRates.requestsPerSec, counts.completed, 'completed requests'],
    ['outputTokensPerSec', toolRates.outputTokensPerSec, counts.outputTokens, 'output tokens'],
  ] as const;
  return pairs.flatMap(([key, rate, counted, words]) => {
    if (rate === null || counted === 0) return [];
    const implied = rate * durationSec;
    const off = Math.abs(implied - counted) / counted;
    if (off <= TOLERANCE) return [];
    return [
      {
        path: `points[${index}].toolRates.${key}`,
        message: `${formatNumber(rate)}/s × ${formatNumber(durationSec)} s = ${formatNumber(implied)}, but ${formatNumber(counted)} ${words} were counted: ${formatPercent(off)} apart.`,
        value: formatNumber(implied),
        expected: `${formatNumber(counted)} within 1 %`,
        fix: 'Submit the file as the tool wrote it; check that rate, duration and counts belong to the same window.',
      },
    ];
  });
};
