import type { Constants } from '@inferbench/domain/calibration';
import { ENERGY_SHARE, type PowerLoad } from '@inferbench/simulator/power';
import { chipLoad } from '@inferbench/evaluation/simulation/expected';
import { secondsOf } from '@inferbench/evaluation/simulation/part';
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
  const mean = (of: (load: PowerLoad) => number) =>
    secondsOf(parts, (part) => part.step.attainableSec * of(chipLoad(part))) / seconds;
  return {
    observation,
    wattsPerChip: value / (request.chips ?? 1),
    flopsPerSec: ENERGY_SHARE[resolved.peak.precision] * mean((load) => load.flopsPerSec),
    bytesPerSec: mean((load) => load.bytesPerSec),
    linkBytesPerSec: mean((load) => load.linkBytesPerSec),
  };
}
