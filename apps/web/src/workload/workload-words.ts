import type { Metric } from '@inferbench/domain/terms/metric';
import type { LimitCheck } from '@inferbench/domain/workload/workload-ranking';
import type { RankedEntry } from '@inferbench/graphql-documents/workload';
import { formatNumber, formatPercent, formatValue } from '@inferbench/units/format';
import { BOUNDARY_WORDS } from '../words/words.ts';

/** How a latency is known: never an average in place of a percentile. */
export const STATISTIC_WORDS: Readonly<Record<NonNullable<LimitCheck['statistic']>, string>> = {
  P95: 'p95 of requests',
  P99: 'p99 of requests; its p95 is lower',
  P90: 'p90 of requests; its p95 is higher',
  P50: 'median of requests; its p95 is higher',
  STATIC: 'static batch, all requests alike',
  CEILING: 'at most, static batch',
  MEAN: 'mean; its p95 is higher',
  SIMULATED: 'simulated, far end of its error bar',
  SIMULATED_P95: 'simulated p95',
  FLOOR: 'simulated, no queue: at least',
};

type Check = RankedEntry['limits'][number];

/** "TPOT 24.3 ms ≤ 40 ms", the verdict, and how that is known. */
export function limitWords({ limit, limitMs, valueMs, statistic, verdict }: Check): {
  figure: string;
  verdict: string;
  known: string;
} {
  const most = `${formatValue(limitMs)} ms`;
  if (valueMs === null) return { figure: `${limit} ≤ ${most}`, verdict: 'not known', known: '' };
  const figure = `${limit} ${formatValue(valueMs)} ms ${valueMs > limitMs ? '>' : '≤'} ${most}`;
  const over = formatPercent(valueMs / limitMs - 1);
  return {
    figure,
    verdict:
      verdict === 'MISSED'
        ? `missed by ${over}`
        : verdict === 'KEPT'
          ? 'kept'
          : statistic === 'SIMULATED_P95'
            ? 'within the band'
            : 'not known',
    known: statistic === null ? '' : STATISTIC_WORDS[statistic],
  };
}

interface Distance {
  inputTokens: number;
  outputTokens: number;
  concurrency: number | null;
}

/** Factors between a point and the workload: "prompt × 1.02, answer the same, load × 2". */
export function distanceWords({ inputTokens, outputTokens, concurrency }: Distance): string {
  const parts = [
    ['prompt', inputTokens],
    ['answer', outputTokens],
    ['load', concurrency],
  ] as const;
  const apart = parts.flatMap(([name, log2]) =>
    log2 === null || log2 < 0.005 ? [] : [`${name}\u00a0×\u00a0${factorWords(2 ** log2)}`],
  );
  return apart.length === 0 ? 'the same' : apart.join(', ');
}

function factorWords(factor: number): string {
  return factor < 10 ? String(Number(factor.toPrecision(3))) : formatNumber(Math.round(factor));
}

/** "$0.194" with three digits: prices of tokens are compared by their third. */
export function usdWords(value: number): string {
  return `$${formatValue(value)}`;
}

export function valueWords(metric: Metric, value: number): string {
  return metric === 'USD_PER_MTOK' ? usdWords(value) : formatValue(value);
}

export function boundaryWords(boundary: string): string {
  return BOUNDARY_WORDS[boundary.toUpperCase()] ?? boundary;
}
