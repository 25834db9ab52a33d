import type { SummaryPoint } from '@inferbench/domain/runs/point';
import { formatBandwidth, formatGigabytes, formatMs, formatNumber } from '@inferbench/units/format';
import { isPositive } from '@inferbench/units/numeric-guards';
import { chipsGive, DECODE_CAUSES, ROUNDING, shareOfBound } from './bound-words.ts';
import { acceptedTokens, decodeBound, decodeContext, pipelineBound, sharedTokens } from './decode-bound.ts';
import type { CheckSubject, Rule } from './rule.ts';

interface DecodeStep {
  path: string;
  /** Mean number of sequences in a step. */
  batch: number;
  context: number;
  tpotSec: number;
}

/** Serving: the mean decoding batch is output tokens/s × mean TPOT. A static batch states it. */
function decodeStep({ point, index }: CheckSubject): DecodeStep | null {
  const context = decodeContext(point);
  if (context === null) return null;
  if (point.measurement === 'summary') {
    const step = summaryStep(point, index);
    return step === null ? null : { ...step, context };
  }
  const tpotSec = point.latency.tpot?.meanSec ?? null;
  if (!isPositive(tpotSec) || point.counts.outputTokens === 0) return null;
  const batch = (point.counts.outputTokens / point.durationSec) * tpotSec;
  return { path: `points[${index}].latency.tpot.meanSec`, batch, context, tpotSec };
}

function summaryStep(point: SummaryPoint, index: number): Omit<DecodeStep, 'context'> | null {
  const { phase, tpotSec, outputTokensPerSec } = point;
  const batch = decodingBatch(point);
  if (batch === null || phase === 'PREFILL' || phase === 'IMAGE') return null;
  if (isPositive(tpotSec)) return { path: `points[${index}].tpotSec`, batch, tpotSec };
  // A decode whose throughput alone is published: one step makes a token for every sequence.
  if (phase !== 'DECODE' || !isPositive(outputTokensPerSec)) return null;
  return { path: `points[${index}].outputTokensPerSec`, batch, tpotSec: batch / outputTokensPerSec };
}

/**
 * Requests in flight that wait for their prompts decode nothing: a declared limit is no batch. Without a rate, one sequence of
 * a serving run is known to decode.
 */
function decodingBatch(point: SummaryPoint): number | null {
  const { phase, batch, batchBasis, tpotSec, outputTokensPerSec } = point;
  if (phase === 'SERVING' && isPositive(tpotSec) && isPositive(outputTokensPerSec)) {
    return outputTokensPerSec * tpotSec;
  }
  return phase === 'SERVING' && batchBasis === 'DECLARED' && batch !== null ? Math.min(batch, 1) : batch;
}

/** TPOT × accepted tokens ≥ (R·W + B·S·KV) ÷ (BW·chips), S = the mean context; through a pipeline ≥ W ÷ (BW·chips of a stage). */
export const physDecode: Rule = {
  id: 'PHYS-DECODE',
  title: 'Each step reads the weights and the cache',
  severity: 'flag',
  since: '0.2.0',
  explanation:
    'A decode step reads the weights of the chosen experts once and the keys and values of every sequence; prompts that a cache holds once count once. Serving runs decode fewer sequences at a time than are in flight. Stages of a pipeline work one after another on a token.',
  formula: 'TPOT × accepted tokens ≥ (weights + B·KV) ÷ (bandwidth × chips); B = output tokens/s × mean TPOT',
  checkPoint: (subject) => {
    const { physics, placement } = subject;
    const step = decodeStep(subject);
    const accepted = acceptedTokens(subject);
    if (!physics?.tokens || step === null || accepted === null) return [];
    const on = { physics, tokens: physics.tokens, replicas: placement.replicas };
    const together = decodeBound(on, { ...step, sharedTokens: sharedTokens(subject) });
    const staged = pipelineBound(on, placement.pipelineParallel);
    const inTurn = staged.seconds > together.seconds;
    const { bytes, bandwidthBytesPerSec, seconds } = inTurn ? staged : together;
    const stepSec = step.tpotSec * accepted;
    if (seconds <= stepSec * ROUNDING) return [];
    const gives = inTurn
      ? `${placement.pipelineParallel} stages one after another give ${formatBandwidth(bandwidthBytesPerSec)}`
      : `${chipsGive(placement.chips)} ${formatBandwidth(bandwidthBytesPerSec)}`;
    const reported =
      accepted === 1
        ? `reported ${formatMs(step.tpotSec)}`
        : `reported ${formatMs(step.tpotSec)} × ${formatNumber(accepted)} accepted tokens = ${formatMs(stepSec)}`;
    return [
      {
        path: step.path,
        message:
          `Decode moves ${formatGigabytes(bytes)} per step at a mean batch of ${formatNumber(step.batch)}, ${gives}, ` +
          `bound ${formatMs(seconds)}, ${reported}: ${shareOfBound(seconds / stepSec)}.`,
        value: formatMs(step.tpotSec),
        expected: `at least ${formatMs(seconds / accepted)}`,
        fix: DECODE_CAUSES,
      },
    ];
  },
};
