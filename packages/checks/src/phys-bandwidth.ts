import {
  formatBandwidth,
  formatGigabytes,
  formatMs,
  formatNumber,
  formatPercent,
} from '@inferbench/units/format';
import { meanContext } from '@inferbench/domain/point';
import { isPositive } from '@inferbench/units/numeric-guards';
import { type Check, type CheckSubject, finding } from './check-subject.ts';

export interface BandwidthBound {
  /** Mean number of sequences in a decode step = output tokens/s × mean TPOT. */
  decodingBatch: number;
  bytesPerStep: number;
  bandwidthBytesPerSec: number;
  /** Shortest step that the memory allows. */
  boundSec: number;
  /** Step time as reported: mean TPOT × tokens accepted a step. */
  reportedSec: number;
}

/**
 * The least a decode step must read against what the memory gives: (R·W + B·S·KV) ÷ (BW·chips), S = input + output ÷ 2.
 * Null where the run has no TPOT or no answers: then the rule can not judge. Source: submissions.md 2, simulator.md 1.1.
 */
export function bandwidthBound(subject: CheckSubject): BandwidthBound | null {
  const { run, point, chip, chips, meanLengths } = subject;
  const tpotSec = point.latency.tpot?.meanSec ?? null;
  if (!isPositive(tpotSec) || meanLengths === null || meanLengths.outputTokens === 0) return null;
  const decodingBatch = (point.counts.outputTokens / point.durationSec) * tpotSec;
  const context = meanContext(meanLengths);
  const bytesPerStep =
    subject.replicas * subject.weightBytesPerStep + decodingBatch * context * subject.kvBytesPerToken;
  const bandwidthBytesPerSec = chip.memory.bandwidthBytesPerSec * chips;
  return {
    decodingBatch,
    bytesPerStep,
    bandwidthBytesPerSec,
    boundSec: bytesPerStep / bandwidthBytesPerSec,
    reportedSec: tpotSec * (run.techniques.speculative?.meanAcceptedTokens ?? 1),
  };
}

export const physBandwidth: Check = (subject) => {
  const bound = bandwidthBound(subject);
  if (bound === null || bound.boundSec <= bound.reportedSec) return [];
  const { chips, index } = subject;
  const memory = `${chips} ${chips === 1 ? 'chip gives' : 'chips give'} ${formatBandwidth(bound.bandwidthBytesPerSec)}`;
  return [
    finding('PHYS-BANDWIDTH', {
      path: `points[${index}].latency.tpot.meanSec`,
      message:
        `Decode moves ${formatGigabytes(bound.bytesPerStep)} per step at a mean batch of ${formatNumber(bound.decodingBatch)}, ${memory}, ` +
        `bound ${formatMs(bound.boundSec)}, reported ${formatMs(bound.reportedSec)}: ${formatPercent(bound.boundSec / bound.reportedSec)} of the bound.`,
      value: formatMs(bound.reportedSec),
      expected: `at least ${formatMs(bound.boundSec)}`,
      fix:
        'Usual causes: speculative decoding not declared (techniques.speculative.meanAcceptedTokens), weights or KV cache ' +
        'in a narrower precision than declared (precision.weights, precision.kv), or more chips than declared (system.chips).',
    }),
  ];
};
