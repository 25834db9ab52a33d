import type { Constants, Maturity } from '@inferbench/domain/calibration';
import { ENERGY_SHARE } from '@inferbench/simulator/power';
import { secondsOf, totalOf } from '@inferbench/evaluation/simulation/part';
import { maturityOf } from '@inferbench/simulator/maturity';
import type { Observation } from './observation.ts';
import { partsUnder } from './predicted.ts';

/** A power row beside the mean rates of one of its chips at the expected time. */
export interface Powered {
  observation: Observation;
  /** At the boundary of the row, divided by its chips. */
  wattsPerChip: number;
  /** FLOP/s, each counted by what it takes against one of 16 bits. */
  flopsPerSec: number;
  bytesPerSec: number;
  linkBytesPerSec: number;
}

export function powered(
  observation: Observation,
  constants: Constants,
  fitted: readonly Maturity[],
): Powered {
  const { framework, version, request, resolved, value } = observation;
  const { chip, peak } = resolved;
  const parts = partsUnder(observation, constants);
  const ratio = (phase: 'prefill' | 'decode') =>
    maturityOf({ chip, peak, constants, stack: { framework, version }, phase, fitted }).ratio;
  const ratios = { prefill: ratio('prefill'), decode: ratio('decode') };
  const seconds = secondsOf(parts, ({ kind, step }) => step.attainableSec * ratios[kind]);
  const chips = request.chips ?? 1;
  const perChip = chips * seconds;
  return {
    observation,
    wattsPerChip: value / chips,
    flopsPerSec: (ENERGY_SHARE[peak.precision] * totalOf(parts, ({ step }) => step.flops)) / perChip,
    bytesPerSec:
      totalOf(parts, ({ step: { bytes } }) => bytes.weights + bytes.kv + bytes.activations) / perChip,
    linkBytesPerSec: totalOf(parts, ({ step }) => step.bytes.collectives) / perChip,
  };
}
