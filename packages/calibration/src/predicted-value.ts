import type { Fitted } from '@inferbench/evaluation/simulation/expected';
import type { PhaseUnit } from '@inferbench/evaluation/simulation/phase-answer';
import { powerAndEnergy } from '@inferbench/evaluation/simulation/power-and-energy';
import { prepare } from '@inferbench/evaluation/simulation/prepare';
import { OWNERSHIP } from '@inferbench/scoring/policy';
import { isCalibrated } from '@inferbench/simulator/efficiency';
import type { Observation } from './observation.ts';
import { measuredSec, unitsOf } from './predicted.ts';

/** Metrics that grow when the time shrinks. */
const RATES: ReadonlySet<Observation['metric']> = new Set([
  'decode_tokens_per_s',
  'output_tokens_per_s',
  'images_per_s',
]);

/** What the simulator expects of a published figure, in the figure's own metric; null without a power model. */
export function predictedValue(observation: Observation, fitted: Fitted): number | null {
  const { request, quantity, metric, value, boundary } = observation;
  const constants = isCalibrated(observation.resolved.chip.family) ? { constants: fitted.constants } : {};
  const prepared = prepare(request, { ...observation.resolved, ...constants }, fitted);
  if (!prepared.ok) throw new RangeError(`${observation.rowId}: ${prepared.error.message}`);
  const { unit, placement } = prepared.value;
  if (quantity === 'latency') {
    const ratio = expectedSec(unit) / measuredSec(observation);
    return RATES.has(metric) ? value / ratio : value * ratio;
  }
  const watts = wattsOf(unit, placement.chips, boundary);
  if (watts === null || quantity === 'power') return watts;
  return (watts * expectedSec(unit)) / unitsOf(metric, request);
}

function expectedSec(unit: PhaseUnit): number {
  return unit.seconds((part) => part.expectedSec);
}

function wattsOf(unit: PhaseUnit, chips: number, boundary: Observation['boundary']): number | null {
  const { hostWattsPerChip } = OWNERSHIP;
  const { power } = powerAndEnergy(unit, { chips, hostWattsPerChip });
  if (power === null) return null;
  return boundary === 'wall' ? power.wallWatts : power.acceleratorWatts;
}
