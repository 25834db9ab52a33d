import { meanLengths } from '@inferbench/domain/runs/point';
import { formatMs, formatNumber, formatPercent } from '@inferbench/units/format';
import { isPositive } from '@inferbench/units/numeric-guards';
import { TERA } from '@inferbench/units/si';
import { ROUNDING } from './bound-words.ts';
import { firstToken, type FirstToken, peakOf } from './phys-prefill.ts';
import type { TokenPhysics } from './physics.ts';
import type { CheckSubject, Rule, Violation } from './rule.ts';

const STATE_RATE =
  'State techniques.prefixCacheHitRate from the log of the server; 0 where no prompt shared a beginning.';
const UNDECLARED =
  'Usual causes: a prefix cache that is not declared (techniques.prefixCacheHitRate), the same prompts sent again in ' +
  'warm-up and measurement (system.warmUp), or prompts shorter than counted (counts.inputTokens).';

/** Halvings that find a share to one part in a million. */
const HALVINGS = 20;

/** Reuse of prompts that shows in the first tokens and is not declared is flagged; an unknown policy warns. */
export const techCache: Rule = {
  id: 'TECH-CACHE',
  title: 'Reuse of prompts is declared',
  severity: 'flag',
  since: '0.4.0',
  explanation:
    'Flagged where first tokens come sooner than the uncached prompt can be computed, and where a cache would have answered whole prompts: the last token of each is always computed. A policy that nobody stated only warns and is a badge.',
  formula: 'FLOPs of undeclared prompt tokens ÷ peak ≤ mean TTFT; hit rate ≤ 1 − 1 ÷ mean prompt tokens',
  checkPoint: (subject) => {
    if (subject.point.phase !== 'SERVING') return [];
    const found = [...wholePrompts(subject), ...visibleReuse(subject)];
    return found.length > 0 ? found : unknownPolicy(subject);
  },
};

/** The last token of a prompt is computed in any case: its answer begins with it. */
function wholePrompts({ run, point, index }: CheckSubject): Violation[] {
  const rate = run.techniques.prefixCacheHitRate;
  const tokens = meanLengths(point)?.inputTokens ?? null;
  if (rate === null || !isPositive(tokens) || rate <= 1 - 1 / tokens) return [];
  return [
    {
      severity: 'flag',
      path: 'techniques.prefixCacheHitRate',
      message:
        `A hit rate of ${formatPercent(rate)} over prompts of ${formatNumber(tokens)} tokens leaves less than the one token of points[${index}] ` +
        'that each answer begins with.',
      value: formatPercent(rate),
      expected: `at most 1 − 1 ÷ ${formatNumber(tokens)}`,
      fix: STATE_RATE,
    },
  ];
}

function visibleReuse(subject: CheckSubject): Violation[] {
  const { physics, run, index } = subject;
  const first = firstToken(subject);
  if (!physics?.tokens || first === null) return [];
  const declared = run.techniques.prefixCacheHitRate ?? 0;
  const peakOpsPerSec = peakOf(subject, first.prompts);
  const { tokens } = physics;
  const needed = first.prompts * tokens.prefillFlops(first.tokens * (1 - declared));
  if (first.tokens * (1 - declared) < 1 || needed <= first.seconds * peakOpsPerSec * ROUNDING) return [];
  const possible = possibleTokens(tokens, first, peakOpsPerSec);
  const reused = 1 - possible / first.tokens;
  return [
    {
      severity: 'flag',
      path: first.path,
      message:
        `In ${formatMs(first.seconds)} ${formatNumber(peakOpsPerSec / TERA)} TOPS compute ${formatNumber(possible)} of ` +
        `${formatNumber(first.tokens)} prompt tokens at most: ${formatPercent(reused)} or more came from a cache, ` +
        `${declaredWords(run.techniques)}.`,
      value: `${formatPercent(reused)} of points[${index}]'s prompt tokens reused`,
      ...(isUnstated(run.techniques)
        ? { expected: `techniques.prefixCacheHitRate of ${formatPercent(reused)} or more`, fix: STATE_RATE }
        : { expected: `at most ${formatPercent(declared)}`, fix: UNDECLARED }),
    },
  ];
}

/** A cache that was on, of which nobody said how much it answered. */
function isUnstated({ prefixCache, prefixCacheHitRate }: CheckSubject['run']['techniques']): boolean {
  return prefixCache === 'on' && prefixCacheHitRate === null;
}

function declaredWords(techniques: CheckSubject['run']['techniques']): string {
  if (isUnstated(techniques)) return 'which was on; its hit rate is not stated';
  const { prefixCacheHitRate } = techniques;
  return `declared ${prefixCacheHitRate === null ? 'is no reuse' : formatPercent(prefixCacheHitRate)}`;
}

/** Longest prompt whose FLOPs fit the time. */
function possibleTokens(tokens: TokenPhysics, first: FirstToken, peakOpsPerSec: number): number {
  let [low, high] = [0, first.tokens];
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (low + high) / 2;
    if (first.prompts * tokens.prefillFlops(middle) <= first.seconds * peakOpsPerSec) low = middle;
    else high = middle;
  }
  return low;
}

function unknownPolicy({ run, index }: CheckSubject): Violation[] {
  const { prefixCache, prefixCacheHitRate } = run.techniques;
  if (prefixCache === 'off' || prefixCacheHitRate !== null) return [];
  const isOn = isUnstated(run.techniques);
  return [
    {
      severity: 'warn',
      path: `points[${index}]`,
      message: isOn
        ? 'The prefix cache was on, and how many prompt tokens it answered is not stated.'
        : 'Whether the server kept prompts for later requests is not stated, so prompts may have cost less than they count.',
      value: isOn ? 'on, hit rate unknown' : 'unknown',
      expected: 'techniques.prefixCache "off", or techniques.prefixCacheHitRate',
      fix: isOn
        ? STATE_RATE
        : 'State techniques.prefixCache, and techniques.prefixCacheHitRate where it was on.',
    },
  ];
}
