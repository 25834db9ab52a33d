import type { PhaseUnit } from '@inferbench/evaluation/simulation/phase-answer';
import { powerAndEnergy } from '@inferbench/evaluation/simulation/power-and-energy';
import { prepare, type Prepared } from '@inferbench/evaluation/simulation/prepare';
import { OWNERSHIP } from '@inferbench/domain/terms/ownership';
import { contextOf } from '@inferbench/simulator/effect-keys';
import { type Fitted, ingestSecOf } from '@inferbench/simulator/effects';
import { CALIBRATION } from '@inferbench/simulator/generated/calibration-data';
import { MS_PER_SEC } from '@inferbench/units/si';
import { foundWaiting } from './found-waiting.ts';
import type { Observation } from './observation.ts';
import { isRate, measuredSec, unitsOf } from './predicted.ts';

/**
 * Answer of the product to a published figure, in the figure's own metric, under a fit: that of the release where none is named.
 * Null where it has no power model.
 */
export function predictedValue(observation: Observation, fitted?: Fitted): number | null {
  const { request, resolved, quantity, metric, value } = observation;
  const prepared = prepare(request, fitted === undefined ? resolved : { ...resolved, fitted });
  if (!prepared.ok) throw new RangeError(`${observation.rowId}: ${prepared.error.message}`);
  const { unit, placement } = prepared.value;
  if (quantity === 'latency') {
    const sec = expectedSec(prepared.value, observation, fitted ?? CALIBRATION);
    const ratio = sec / measuredSec(observation);
    return isRate(observation) ? value / ratio : value * ratio;
  }
  const watts = wattsOf(unit, placement.chips, observation.boundary);
  if (watts === null || quantity === 'power') return watts;
  return (watts * unit.seconds((part) => part.expectedSec)) / unitsOf(metric, request);
}

/** A time per token in a closed loop holds its share of prompts; a first token also waits for the host and for other prompts. */
function expectedSec({ unit, ...on }: Prepared, observation: Observation, fitted: Fitted): number {
  const { request, metric } = observation;
  const seconds = unit.seconds((part) => part.expectedSec);
  if (metric === 'ttft_ms') return firstTokenSec(on, observation, { seconds, fitted });
  if (request.phase !== 'serving' || metric !== 'tpot_ms') return seconds;
  return (unit.times((part) => part.expectedSec).tpotMs ?? Number.NaN) / MS_PER_SEC;
}

function firstTokenSec(
  { chip, peak, placement }: Omit<Prepared, 'unit'>,
  observation: Observation,
  { seconds, fitted }: { seconds: number; fitted: Fitted },
): number {
  const { framework, version, loop } = observation;
  const context = contextOf({ phase: 'prefill' }, { chip, precision: peak.precision, placement });
  const ingestSec = ingestSecOf({ framework, version }, context, fitted);
  const { perCycle, round } = foundWaiting(observation);
  return ingestSec + seconds * (1 + 0.5 * perCycle * seconds + round) + (loop?.stepSec ?? 0);
}

function wattsOf(unit: PhaseUnit, chips: number, boundary: Observation['boundary']): number | null {
  const { hostWattsPerChip } = OWNERSHIP;
  const { power } = powerAndEnergy(unit, { chips, hostWattsPerChip });
  if (power === null) return null;
  return boundary === 'wall' ? power.wallWatts : power.acceleratorWatts;
}
