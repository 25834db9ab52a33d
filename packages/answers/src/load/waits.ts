import type { TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import { MS_PER_SEC } from '@inferbench/units/si';

/** Tokens of an answer of 300 words: a convention, four for three words of English (docs/metrics.md#trade-off-chart). */
const ANSWER_TOKENS = 400;

type Timed = Pick<TradeoffPoint, 'ttft' | 'tpot'>;

/** Median time to the first token, s; null where it is not published: a mean or a 99th percentile never stands beside medians. */
export function firstSec({ ttft }: Timed): number | null {
  return ttft.p50Ms === null ? null : ttft.p50Ms / MS_PER_SEC;
}

/**
 * Time to an answer of 300 words, s: the median to the first token and 399 medians of the time per token (docs/metrics.md#trade-off-chart);
 * null where one of them is not published.
 */
export function answerSec({ ttft, tpot }: Timed): number | null {
  if (ttft.p50Ms === null || tpot.p50Ms === null) return null;
  return (ttft.p50Ms + (ANSWER_TOKENS - 1) * tpot.p50Ms) / MS_PER_SEC;
}
