import { formatBandwidth, formatGigabytes, formatMs, formatNumber } from '@inferbench/units/format';
import { chipsGive, DECODE_CAUSES, IMAGE_CAUSES, ROUNDING, shareOfBound } from './bound-words.ts';
import { acceptedTokens, decodeBound, decodeContext, sharedTokens } from './decode-bound.ts';
import type { ImagePhysics, Physics, TokenPhysics } from './physics.ts';
import type { CheckSubject, Rule, Violation } from './rule.ts';

/** Throughput against memory bandwidth; needs no latency. */
export const physBandwidth: Rule = {
  id: 'PHYS-BANDWIDTH',
  title: 'Bytes per second stay below memory bandwidth',
  severity: 'flag',
  since: '0.1.0',
  explanation:
    'Throughput alone bounds the steps a second: at most a whole batch grows by one token, and each step moves the weights and the caches. A batch of images reads the weights once a pass.',
  formula: 'bytes per step × output tokens/s ÷ (batch × accepted tokens) ≤ bandwidth × chips',
  checkPoint: (subject) => {
    const { physics, point } = subject;
    if (physics === null) return [];
    if (physics.images) return ofImages(subject, physics, physics.images);
    // The time per step of a decode is judged by PHYS-DECODE.
    return physics.tokens && point.phase !== 'DECODE' ? ofTokens(subject, physics, physics.tokens) : [];
  },
};

/** Most sequences that can be decoded at once: a static batch, or the client's limit. */
function largestBatch({ point }: CheckSubject): number | null {
  return point.measurement === 'summary' ? point.batch : point.load.concurrencyLimit;
}

/**
 * Bounds decode: at most B answers grow at once, so output tokens/s ÷ (B · accepted) steps a second each move the
 * weights and B caches.
 */
function ofTokens(subject: CheckSubject, physics: Physics, tokens: TokenPhysics): Violation[] {
  const { placement, index, work } = subject;
  const { replicas } = placement;
  const [limit, context] = [largestBatch(subject), decodeContext(subject.point)];
  const accepted = acceptedTokens(subject);
  if (limit === null || context === null || accepted === null) return [];
  if (!work.ok || work.value.outputTokens === 0) return [];
  const batch = Math.max(limit, replicas);
  const shared = sharedTokens(subject);
  const bound = decodeBound({ physics, tokens, replicas }, { batch, context, sharedTokens: shared });
  const perSec = work.value.outputTokens / work.value.durationSec;
  const stepsPerSec = perSec / (batch * accepted);
  const share = stepsPerSec * bound.seconds;
  if (share <= ROUNDING) return [];
  const moved = formatBandwidth(stepsPerSec * bound.bytes);
  return [
    {
      path: `points[${index}]`,
      message:
        `${formatNumber(perSec)} tokens/s at a batch of ${formatNumber(batch)} are ${formatNumber(stepsPerSec)} steps/s ` +
        `of ${formatGigabytes(bound.bytes)} = ${moved}, ${chipsGive(placement.chips)} ` +
        `${formatBandwidth(bound.bandwidthBytesPerSec)}: ${shareOfBound(share)}.`,
      value: moved,
      expected: `at most ${formatBandwidth(bound.bandwidthBytesPerSec)}`,
      fix: DECODE_CAUSES,
    },
  ];
}

/** Every pass of a batch reads the weights of its network, unless caches hold all of them. */
function ofImages(
  { point, work, placement, index }: CheckSubject,
  physics: Physics,
  images: ImagePhysics,
): Violation[] {
  // A rate without its batch does not say how many passes a second were made.
  if (!work.ok || work.value.images === 0 || point.measurement !== 'summary' || point.batch === null)
    return [];
  const { durationSec } = work.value;
  const bytes = images.weightBytesPerBatch;
  const seconds = physics.readSec(bytes);
  if (seconds <= durationSec * ROUNDING) return [];
  return [
    {
      path: `points[${index}]`,
      message:
        `The passes of a batch of ${formatNumber(work.value.images)} images read ${formatGigabytes(bytes)} of weights, ` +
        `${chipsGive(placement.chips)} ${formatBandwidth(bytes / seconds)}, bound ${formatMs(seconds)}, ` +
        `reported ${formatMs(durationSec)}: ${shareOfBound(seconds / durationSec)}.`,
      value: formatMs(durationSec),
      expected: `at least ${formatMs(seconds)}`,
      fix: IMAGE_CAUSES,
    },
  ];
}
