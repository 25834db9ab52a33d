import { meanLengths } from '@inferbench/domain/point';
import { formatGigabytes, formatNumber } from '@inferbench/units/format';
import type { CheckSubject, Rule } from './rule.ts';

interface Held {
  /** What lies beside the weights, in words. */
  words: string;
  bytes: number;
}

/** A static batch is in memory whole; of a serving run, whose concurrency is not its batch, one sequence is. */
function heldCache({ point, physics }: CheckSubject): Held | null {
  if (!physics?.tokens) return null;
  const lengths = meanLengths(point);
  const whole = lengths === null ? null : lengths.inputTokens + lengths.outputTokens;
  const isStatic =
    point.measurement === 'summary' && point.phase !== 'SERVING' && point.batchBasis === 'STATIC';
  const sequences = isStatic ? point.batch : 1;
  const stated = isStatic && point.phase !== 'PREFILL' ? point.contextTokens : null;
  const tokens = isStatic && point.phase === 'PREFILL' ? point.inputTokens : (stated ?? whole);
  if (sequences === null || tokens === null) return null;
  const who = sequences === 1 ? 'one sequence' : `${formatNumber(sequences)} sequences`;
  const bytes = sequences * physics.tokens.kvBytesPerSequence(tokens);
  return {
    bytes,
    words: `${formatGigabytes(bytes)} of KV cache for ${who} of ${formatNumber(tokens)} tokens`,
  };
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
    'A static batch is in memory whole. Concurrency is not batch, so a serving point needs room for the weights and one sequence. The marketed size is read in the larger unit, nothing is reserved.',
  formula: 'weights + KV of the batch (serving: of one sequence) ≤ capacity × chips',
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
