import { meanLengths, type Point } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import { PRECISION_FORMATS } from '@inferbench/domain/terms/precision';
import { formatGigabytes, formatNumber } from '@inferbench/units/format';
import type { CheckSubject, Rule } from './rule.ts';

interface Held {
  /** What lies beside the weights, in words. */
  words: string;
  bytes: number;
}

/** Bits an element of the least cache that is assumed of a published load. */
const LEAST_CACHE_BITS = 8;

/** A static batch is in memory whole; of a serving run, whose concurrency is not its batch, what is answered at once is. */
function heldCache(subject: CheckSubject): Held | null {
  const sequences = heldSequences(subject);
  if (subject.physics?.tokens == null || sequences === null) return null;
  const { count, tokens, share } = sequences;
  const bytes = count * share * subject.physics.tokens.kvBytesPerSequence(tokens);
  const who = count === 1 ? 'one sequence' : `${formatNumber(count)} sequences`;
  return {
    bytes,
    words: `${formatGigabytes(bytes)} of KV cache for ${who} of ${formatNumber(tokens)} tokens`,
  };
}

interface Sequences {
  count: number;
  tokens: number;
  /** Share of the declared bytes an element that is surely held. */
  share: number;
}

function heldSequences({ run, point }: CheckSubject): Sequences | null {
  const lengths = meanLengths(point);
  if (point.measurement === 'summary' && point.phase !== 'SERVING' && point.batchBasis === 'STATIC') {
    const whole = lengths === null ? null : lengths.inputTokens + lengths.outputTokens;
    const tokens = point.phase === 'PREFILL' ? point.inputTokens : (point.contextTokens ?? whole);
    return point.batch === null || tokens === null ? null : { count: point.batch, tokens, share: 1 };
  }
  if (lengths === null) return null;
  const { inputTokens, outputTokens } = lengths;
  const count = answeredAtOnce(run, point);
  if (count === null) return { count: 1, tokens: inputTokens + outputTokens, share: 1 };
  // Whoever is answered has on average half of the answer; a cache that nobody stated may have been of 8 bits.
  const bits = PRECISION_FORMATS[run.precision.kv ?? 'fp16'].storedBits;
  return { count, tokens: inputTokens + outputTokens / 2, share: Math.min(1, LEAST_CACHE_BITS / bits) };
}

/**
 * Sequences that a published load answers at once: tokens a second × time per token. Null where they may share their beginnings,
 * or where it is less than one.
 */
function answeredAtOnce({ techniques }: Run, point: Point): number | null {
  if (point.measurement !== 'summary' || point.reported === null || point.phase !== 'SERVING') return null;
  if (point.scenario === 'AGENTIC' || techniques.prefixCache === 'on') return null;
  if (point.outputTokensPerSec === null || point.tpotSec === null) return null;
  const sequences = point.outputTokensPerSec * point.tpotSec;
  return sequences > 1 ? sequences : null;
}

function heldImages({ point, physics }: CheckSubject): Held | null {
  if (!physics?.images || point.measurement !== 'summary') return null;
  const batch = point.batchBasis === 'STATIC' ? (point.batch ?? 1) : 1;
  const bytes = physics.images.heldBytes(batch) - physics.storedWeightBytes;
  return { bytes, words: `${formatGigabytes(bytes)} of activations for ${formatNumber(batch)} images` };
}

/** Weights + KV cache ≤ memory of all chips, its marketed size read in the larger unit, nothing reserved. */
export const physCapacity: Rule = {
  id: 'PHYS-CAPACITY',
  title: 'Weights and caches fit the memory',
  severity: 'flag',
  since: '0.1.0',
  explanation:
    'A static batch is in memory whole. Concurrency is not batch, so a serving point needs room for the weights and one sequence; a published one for those that its rate and time per token say are answered at once, with caches of 8 bits. The marketed size is read in the larger unit, nothing is reserved.',
  formula:
    'weights + KV of the batch (serving: of one sequence; published: of tokens/s × TPOT sequences at 8 bits) ≤ capacity × chips',
  checkPoint: (subject) => {
    const { chip, placement, physics, index } = subject;
    const held = heldCache(subject) ?? heldImages(subject);
    if (physics === null || held === null) return [];
    const needed = physics.storedWeightBytes + held.bytes;
    const available = physics.largestCapacityBytes;
    if (needed <= available) return [];
    return [
      {
        path: `points[${index}]`,
        message:
          `${formatGigabytes(physics.storedWeightBytes)} of weights + ${held.words} = ${formatGigabytes(needed)}, ` +
          `but ${placement.chips} × ${chip.name} hold ${formatGigabytes(available)}: ${formatNumber((100 * needed) / available)} % of the bound.`,
        value: formatGigabytes(needed),
        expected: `at most ${formatGigabytes(available)}`,
        fix:
          'Usual causes: fewer chips declared than used (system.chips), weights or KV cache in a narrower precision ' +
          '(precision.weights, precision.kv), or a batch that was never in memory at once (batchBasis).',
      },
    ];
  },
};
