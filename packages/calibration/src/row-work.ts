import { bytesOf, totalOf } from '@inferbench/evaluation/simulation/part';
import { requestedWork } from '@inferbench/evaluation/simulation/prepare';
import { unitOf } from '@inferbench/evaluation/simulation/work';
import { ENERGY_SHARE } from '@inferbench/simulator/power';
import type { Observation } from './observation.ts';

/** What one of the chips of a row's unit does: none of it depends on constants. */
export interface RowWork {
  chips: number;
  /** Each counted by what it takes against one of 16 bits. */
  flops: number;
  bytes: number;
  linkBytes: number;
}

export function rowWork({ request, resolved }: Observation): RowWork {
  const work = requestedWork(request, resolved);
  if (!work.ok) throw new RangeError(`refused: ${work.error.message}`);
  const { parts } = unitOf(request, work.value);
  const { chips } = work.value.placement;
  const { weights, kv, activations, collectives } = bytesOf(parts);
  return {
    chips,
    flops: (ENERGY_SHARE[resolved.peak.precision] * totalOf(parts, ({ step }) => step.flops)) / chips,
    bytes: (weights + kv + activations) / chips,
    linkBytes: collectives / chips,
  };
}
