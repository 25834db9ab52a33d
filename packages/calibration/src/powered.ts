import type { Constants } from '@inferbench/domain/calibration';
import { ENERGY_SHARE } from '@inferbench/simulator/power';
import { secondsOf, totalOf } from '@inferbench/evaluation/simulation/part';
import type { Observation } from './observation.ts';
import { partsUnder } from './predicted.ts';

/** A power row beside the mean rates of one of its chips at the attainable time. */
export interface Powered {
  observation: Observation;
  /** At the boundary of the row, divided by its chips. */
  wattsPerChip: number;
  /** FLOP/s, each counted by what it takes against one of 16 bits. */
  flopsPerSec: number;
  bytesPerSec: number;
  linkBytesPerSec: number;
}

export function powered(observation: Observation, constants: Constants): Powered {
  const { request, resolved, value } = observation;
  const parts = partsUnder(observation, constants);
  const seconds = secondsOf(parts, ({ step }) => step.attainableSec);
  const chips = request.chips ?? 1;
  const perChip = chips * seconds;
  const share = ENERGY_SHARE[resolved.peak.precision];
  return {
    observation,
    wattsPerChip: value / chips,
    flopsPerSec: (share * totalOf(parts, ({ step }) => step.flops)) / perChip,
    bytesPerSec:
      totalOf(parts, ({ step: { bytes } }) => bytes.weights + bytes.kv + bytes.activations) / perChip,
    linkBytesPerSec: totalOf(parts, ({ step }) => step.bytes.collectives) / perChip,
  };
}
