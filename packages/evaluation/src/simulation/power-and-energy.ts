import type { SimulatedBand, SimulateResult } from '@inferbench/domain/simulation/simulate-result';
import { bandOf } from '@inferbench/simulator/error-bar';
import { isPositive } from '@inferbench/units/numeric-guards';
import { partJoules } from './expected.ts';
import { totalOf } from './part.ts';
import type { PhaseUnit } from './phase-answer.ts';

type PowerAndEnergy = Pick<SimulateResult, 'power' | 'energy'>;

/**
 * Mean power over a unit at its expected time, and what it takes from the wall: the chips, and the host of each
 * (policy v1: losses are in the host's watts). Null where a part has no power model.
 */
export function powerAndEnergy(
  unit: PhaseUnit,
  { chips, hostWattsPerChip }: { chips: number; hostWattsPerChip: number },
): PowerAndEnergy {
  const { parts } = unit;
  const seconds = unit.seconds((part) => part.expectedSec);
  if (parts.some((part) => part.chipWatts === null) || seconds === 0) return { power: null, energy: null };
  const joules = totalOf(parts, partJoules);
  const acceleratorWatts = joules / seconds;
  const wallWatts = acceleratorWatts + hostWattsPerChip * chips;
  const band = bandOfParts(parts, 'energy');
  return {
    power: {
      chipWatts: acceleratorWatts / chips,
      acceleratorWatts,
      wallWatts,
      clamped: parts.some((part) => part.clamped),
      band: bandOfParts(parts, 'power'),
    },
    energy: [
      { boundary: 'device_sensor', ...shared(joules, unit), band },
      { boundary: 'wall', ...shared(wallWatts * seconds, unit), band },
    ],
  };
}

/** Error of watts or joules of a unit, by the evidence of its first part. */
function bandOfParts([first]: PhaseUnit['parts'], of: 'power' | 'energy'): SimulatedBand {
  if (first === undefined) throw new RangeError('a unit without parts draws no power');
  return bandOf(first.machine.chip, of, first.evidence.basis);
}

function shared(joules: number, { outputTokens, requests, images }: PhaseUnit) {
  const per = (count: number) => (isPositive(count) ? joules / count : null);
  return {
    joulesPerOutputToken: per(outputTokens),
    joulesPerRequest: per(requests),
    joulesPerImage: per(images),
  };
}
