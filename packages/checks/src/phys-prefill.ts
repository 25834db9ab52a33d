import { meanLengths, type SummaryPoint } from '@inferbench/domain/runs/point';
import { formatMs, formatNumber } from '@inferbench/units/format';
import { isPositive } from '@inferbench/units/numeric-guards';
import { TERA } from '@inferbench/units/si';
import { PREFILL_CAUSES, ROUNDING, shareOfBound } from './bound-words.ts';
import type { CheckSubject, Rule } from './rule.ts';

export interface FirstToken {
  path: string;
  seconds: number;
  prompts: number;
  tokens: number;
}

/**
 * Time to a first token beside the length of its prompt. The minimum belongs to the shortest prompt, whose length no
 * aggregate has; FLOPs grow faster than lengths, so the mean time is at least that of the mean prompt, whatever their mix.
 */
export function firstToken({ point, index }: CheckSubject): FirstToken | null {
  if (point.measurement === 'summary') {
    const { prefillLatencySec: seconds, batch, inputTokens } = point;
    if (point.phase === 'SERVING') return firstTokenUnderLoad(point, index);
    if (!isPositive(seconds) || batch === null || !isPositive(inputTokens)) return null;
    return { path: `points[${index}].prefillLatencySec`, seconds, prompts: batch, tokens: inputTokens };
  }
  const tokens = meanLengths(point)?.inputTokens ?? null;
  const seconds = point.latency.ttft?.meanSec ?? null;
  if (!isPositive(tokens) || !isPositive(seconds)) return null;
  return { path: `points[${index}].latency.ttft.meanSec`, seconds, prompts: 1, tokens };
}

/** A median counts as well where lengths are drawn evenly around their mean. */
function firstTokenUnderLoad(
  { latency, nominal, inputTokens }: SummaryPoint,
  index: number,
): FirstToken | null {
  const key = isPositive(latency?.ttft?.meanSec) || nominal === undefined ? 'meanSec' : 'p50Sec';
  const seconds = latency?.ttft?.[key] ?? null;
  if (!isPositive(seconds) || !isPositive(inputTokens)) return null;
  return { path: `points[${index}].latency.ttft.${key}`, seconds, prompts: 1, tokens: inputTokens };
}

/** Chips that compute so many prompts at once: a prompt is computed by one replica, or by one worker of those for prompts. */
export function peakOf({ physics, placement, run }: CheckSubject, prompts: number): number {
  const pool = run.system.layout?.prefill ?? null;
  if (pool !== null) {
    const chips = (pool.chips / pool.workers) * Math.min(pool.workers, Math.max(1, prompts));
    return ((physics?.peakOpsPerSec ?? 0) * chips) / placement.chips;
  }
  const working = Math.min(placement.replicas, Math.max(1, prompts));
  return ((physics?.peakOpsPerSec ?? 0) * working) / placement.replicas;
}

/** TTFT ≥ prefill FLOPs of uncached tokens ÷ peak of the chips that a prompt runs on. */
export const physPrefill: Rule = {
  id: 'PHYS-PREFILL',
  title: 'The first token waits for the prompt',
  severity: 'flag',
  since: '0.2.0',
  explanation:
    'Every uncached prompt token passes the whole model before the first answer token, on the chips of one replica. FLOPs grow faster than lengths, so the mean time is judged with the mean length; the minimum belongs to the shortest prompt, whose length no aggregate has.',
  formula: 'mean TTFT ≥ FLOPs of uncached prompt tokens ÷ (peak × chips of a replica)',
  checkPoint: (subject) => {
    const { physics, run } = subject;
    const first = firstToken(subject);
    if (!physics?.tokens || first === null) return [];
    const uncached = first.tokens * (1 - (run.techniques.prefixCacheHitRate ?? 0));
    if (uncached < 1) return [];
    const flops = first.prompts * physics.tokens.prefillFlops(uncached);
    const peakOpsPerSec = peakOf(subject, first.prompts);
    const boundSec = flops / peakOpsPerSec;
    if (boundSec <= first.seconds * ROUNDING) return [];
    const prompts = first.prompts === 1 ? 'A prompt' : `${formatNumber(first.prompts)} prompts`;
    return [
      {
        path: first.path,
        message:
          `${prompts} of ${formatNumber(uncached)} ${uncachedWords(run.techniques)} ${first.prompts === 1 ? 'needs' : 'need'} ` +
          `${formatNumber(flops / TERA)} TFLOP ÷ ${formatNumber(peakOpsPerSec / TERA)} TOPS = ${formatMs(boundSec)}, ` +
          `reported ${formatMs(first.seconds)}: ${shareOfBound(boundSec / first.seconds)}.`,
        value: formatMs(first.seconds),
        expected: `at least ${formatMs(boundSec)}`,
        fix: PREFILL_CAUSES,
      },
    ];
  },
};

/** Words for tokens not from a cache: of one that was on, only a stated hit rate says how many tokens it answered. */
function uncachedWords({ prefixCache, prefixCacheHitRate }: CheckSubject['run']['techniques']): string {
  return prefixCache === 'on' && prefixCacheHitRate === null
    ? 'tokens, taken as uncached because no hit rate is stated,'
    : 'uncached tokens';
}
