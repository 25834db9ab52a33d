import type { ScoredLatency } from '@inferbench/domain/scores/score';
import type { MetricValue } from '@inferbench/domain/terms/metric';
import type { Rule } from './rule.ts';

/** Times between tokens never rank by themselves. */
const LATENCIES = ['ttft', 'tpot', 'e2e'] as const;
/** The page says it of the others; of every run a warning about p99 would hide those that matter. */
const PERCENTILES = ['p50Ms', 'p95Ms'] as const;

/** A percentile counts with n ≥ 5 ÷ (1 − q) samples; the scores hold the gate, this says where it closed. */
export const statSamples: Rule = {
  id: 'STAT-SAMPLES',
  title: 'Enough samples for a percentile',
  severity: 'warn',
  since: '0.2.0',
  explanation: 'A percentile from fewer samples is shown without a rank.',
  formula: 'n ≥ 5 ÷ (1 − q): p50 10, p90 50, p95 100, p99 500',
  checkPoint: ({ score, index }) =>
    LATENCIES.flatMap((name) => {
      const latency: ScoredLatency = score.latency[name];
      return PERCENTILES.flatMap((key) => {
        const value: MetricValue = latency[key];
        if (value.present || value.reason !== 'INSUFFICIENT_SAMPLES') return [];
        return [
          {
            path: `points[${index}].latency.${name}.${key.replace('Ms', 'Sec')}`,
            message: `${name.toUpperCase()} ${key.slice(0, 3)}: ${value.detail}; it is shown without a rank.`,
            value: String(latency.n ?? 'unknown'),
            expected: value.detail.replace(/^.*needs /, 'at least '),
            fix: 'Send more requests.',
          },
        ];
      });
    }),
};
