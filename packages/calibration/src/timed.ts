import type { Constants } from '@inferbench/domain/calibration';
import type { Observation } from './observation.ts';
import { type KindSeconds, kindSeconds, measuredSec, partsUnder } from './predicted.ts';

/** A latency row beside its attainable time under some constants. */
export interface Timed {
  observation: Observation;
  attainable: KindSeconds;
  measuredSec: number;
}

export function timed(observations: readonly Observation[], constants: Constants): Timed[] {
  return observations.map((observation) => ({
    observation,
    attainable: kindSeconds(partsUnder(observation, constants)),
    measuredSec: measuredSec(observation),
  }));
}

/** Rows of one framework and version. */
export function byStack(rows: readonly Timed[]): Map<string, Timed[]> {
  const stacks = new Map<string, Timed[]>();
  for (const row of rows) {
    const { framework, version } = row.observation;
    const key = `${framework} ${version ?? ''}`;
    const known = stacks.get(key);
    if (known) known.push(row);
    else stacks.set(key, [row]);
  }
  return stacks;
}
