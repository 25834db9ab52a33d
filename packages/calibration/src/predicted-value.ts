import type { PhaseUnit } from '@inferbench/evaluation/simulation/phase-answer';
import { powerAndEnergy } from '@inferbench/evaluation/simulation/power-and-energy';
import { prepare } from '@inferbench/evaluation/simulation/prepare';
import { OWNERSHIP } from '@inferbench/domain/ownership';
import { CALIBRATION } from '@inferbench/simulator/generated/calibration-data';
import { MS_PER_SEC } from '@inferbench/units/si';
import { isRate } from './accuracy-report.ts';
import type { Observation } from './observation.ts';
import { measuredSec, unitsOf } from './predicted.ts';

/** What the engine in use expects of a published figure, in the figure's own metric; null where it has no power model. */
export function predictedValue(observation: Observation): number | null {
  const { request, quantity, metric, value } = observation;
  const prepared = prepare(request, observation.resolved);
  if (!prepared.ok) throw new RangeError(`${observation.rowId}: ${prepared.error.message}`);
  const { unit, placement } = prepared.value;
  if (quantity === 'latency') {
    const ratio = expectedSec(unit, observation) / measuredSec(observation);
    return isRate(observation) ? value / ratio : value * ratio;
  }
  const watts = wattsOf(unit, placement.chips, observation.boundary);
  if (watts === null || quantity === 'power') return watts;
  return (watts * unit.seconds((part) => part.expectedSec)) / unitsOf(metric, request);
}

/** A time per token in a closed loop holds its share of prompts; a first token also waits for the host. */
function expectedSec(unit: PhaseUnit, { request, metric }: Observation): number {
  const seconds = unit.seconds((part) => part.expectedSec);
  if (metric === 'ttft_ms') return seconds + CALIBRATION.ingestSec;
  if (request.phase !== 'serving' || metric !== 'tpot_ms') return seconds;
  return (unit.times((part) => part.expectedSec).tpotMs ?? Number.NaN) / MS_PER_SEC;
}

function wattsOf(unit: PhaseUnit, chips: number, boundary: Observation['boundary']): number | null {
  const { hostWattsPerChip } = OWNERSHIP;
  const { power } = powerAndEnergy(unit, { chips, hostWattsPerChip });
  if (power === null) return null;
  return boundary === 'wall' ? power.wallWatts : power.acceleratorWatts;
}
