import type { Fitted } from '@inferbench/evaluation/simulation/expected';
import { isCalibrated } from '@inferbench/simulator/efficiency';
import { vectorOf } from './constants-vector.ts';
import { type ConstantsFit, fitConstants, FOLD_EFFORT, FULL_EFFORT } from './fit-constants.ts';
import { fitPower } from './fit-power.ts';
import { groupOf, type Observation } from './observation.ts';
import { timesFromEnergy } from './times-from-energy.ts';
import { powered } from './powered.ts';

/** Rows that may teach the fit: of families that are calibrated, watts at the chips' own sensors. */
export function teaches({ resolved, quantity, boundary }: Observation): boolean {
  return isCalibrated(resolved.chip.family) && (quantity === 'latency' || boundary === 'device_sensor');
}

/** Constants, maturities and power of the rows that may teach. */
export function fitAll(observations: readonly Observation[]): Fitted {
  return withPower(fitConstants(latencyRows(observations), undefined, FULL_EFFORT), observations);
}

/** The same without one group of rows, started from the fit of all. */
export function fitWithout(
  group: string,
  observations: readonly Observation[],
  { constants }: Pick<Fitted, 'constants'>,
): Fitted {
  const rest = observations.filter((observation) => groupOf(observation) !== group);
  return withPower(fitConstants(latencyRows(rest), vectorOf(constants), FOLD_EFFORT), rest);
}

export function latencyRows(observations: readonly Observation[]): Observation[] {
  const latency = observations.filter((row) => row.quantity === 'latency' && teaches(row));
  return [...latency, ...timesFromEnergy(observations.filter(teaches))];
}

function withPower({ constants, maturity }: ConstantsFit, observations: readonly Observation[]): Fitted {
  const rows = observations
    .filter((row) => row.quantity === 'power' && teaches(row))
    .map((row) => powered(row, constants));
  return { constants, maturity, ...fitPower(rows, constants) };
}
