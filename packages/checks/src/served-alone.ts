import type { Point } from '@inferbench/domain/runs/point';
import { isPositive } from '@inferbench/units/numeric-guards';
import { acceptedTokens, decodeBound, pipelineBound } from './decode-bound.ts';
import { peakOf } from './phys-prefill.ts';
import type { CheckSubject } from './rule.ts';

/** Least prompt and answer of the requests that a statistic is of. */
export interface Lengths {
  inputTokens: number;
  outputTokens: number;
}

/** Share of the requests that a statistic is an upper end of: q of a percentile, all of a mean. */
export type ShareOfRequests = number;

/**
 * Lengths that every request of a load has at least, where the lengths by which the load is named and their spread are stated. A mean
 * over a data set says nothing of the requests below a percentile.
 */
export function leastLengths(point: Point): Lengths | null {
  if (point.measurement !== 'summary' || point.nominal === undefined) return null;
  const { inputTokens, outputTokens, lowShare } = point.nominal;
  return {
    inputTokens: Math.floor(lowShare * inputTokens),
    outputTokens: Math.floor(lowShare * outputTokens),
  };
}

/**
 * Least time of the first token of a request that has all chips to itself: its prompt computed at peak, and all weights that a token
 * passes read once. A prefix cache may have held the whole prompt of h ÷ q of the fastest q requests; where nobody said how
 * much it held, prompts take no time.
 */
export function leastFirstTokenSec(
  subject: CheckSubject,
  inputTokens: number,
  share: ShareOfRequests,
): number | null {
  const { physics, run } = subject;
  if (!physics?.tokens) return null;
  const { prefixCache, prefixCacheHitRate } = run.techniques;
  const isUnknown = prefixCache === 'on' && prefixCacheHitRate === null;
  const hits = isUnknown ? 1 : Math.min(1, (prefixCacheHitRate ?? 0) / share);
  const uncached = inputTokens * (1 - hits);
  const computeSec = uncached >= 1 ? physics.tokens.prefillFlops(uncached) / peakOf(subject, 1) : 0;
  // How the weights lie on chips for prompts alone, the step of those that answer does not say.
  const apart = (run.system.layout?.prefill ?? null) !== null;
  return apart ? computeSec : Math.max(computeSec, leastStepSec(subject, 1) ?? 0);
}

/** Least time of a decode step of one request that has all chips of a replica to itself. */
export function leastStepSec({ physics, placement }: CheckSubject, context: number): number | null {
  if (!physics?.tokens) return null;
  const on = { physics, tokens: physics.tokens, replicas: placement.replicas };
  const together = decodeBound(on, { batch: 1, context: Math.max(1, context), sharedTokens: 0 });
  return Math.max(together.seconds, pipelineBound(on, placement.pipelineParallel).seconds);
}

/**
 * Least time of such a request from its arrival to its last token: ideal prefill + (tokens − 1) × ideal step at batch 1 ÷ tokens that a
 * step yields. The fastest q of the requests may have had all the luck of a stated mean of accepted tokens. Null where nobody said how
 * many of the drafted tokens stand.
 */
export function leastRequestSec(
  subject: CheckSubject,
  { inputTokens, outputTokens }: Lengths,
  { share, context }: { share: ShareOfRequests; context: number },
): number | null {
  const accepted = acceptedTokens(subject);
  const [firstSec, stepSec] = [
    leastFirstTokenSec(subject, inputTokens, share),
    leastStepSec(subject, context),
  ];
  if (accepted === null || firstSec === null || stepSec === null) return null;
  const drafted = subject.run.techniques.speculative?.draftTokens ?? null;
  const most = drafted === null ? Number.POSITIVE_INFINITY : Math.max(accepted, drafted + 1);
  const perStep = Math.min(most, 1 + (accepted - 1) / share);
  return firstSec + (Math.max(0, outputTokens - 1) * stepSec) / perStep;
}

/** Requests that were in flight at once at most, or on average; null where a limit is of conversations, and where nobody said. */
export function inFlightOf(point: Point): number | null {
  if (point.measurement === 'summary') return point.batchBasis === 'UNPUBLISHED' ? null : point.batch;
  const { concurrencyLimit, multiTurn } = point.load;
  return multiTurn === true || !isPositive(concurrencyLimit) ? null : concurrencyLimit;
}
