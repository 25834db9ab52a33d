import { limitWattsOf } from '@inferbench/domain/chips/limit-watts';
import { HOST_WATTS_PER_CHIP, type PowerBoundary } from '@inferbench/domain/terms/power-boundary';
import { RULE_LIMITS } from '@inferbench/domain/chips/rule-limits';
import { formatMs, formatNumber, formatPercent } from '@inferbench/units/format';
import { ROUNDING, shareOfBound } from './bound-words.ts';
import type { Physics } from './physics.ts';
import type { CheckSubject, Rule, Violation } from './rule.ts';

interface Limits {
  /** Least that working chips draw, at the sensor of the chips and at the boundary of the reading; null where neither idle nor limit is known. */
  chipFloor: number | null;
  floor: number | null;
  max: number | null;
  /** How the least and the most that are allowed were added up. */
  least: string;
  sum: string;
}

const { powerFloorShare, hostFloorShare, expectedEnergyShare } = RULE_LIMITS;

function limits({ chip, placement: { chips }, point }: CheckSubject): Limits {
  const boundary = point.power?.boundary ?? 'device_sensor';
  const hostWatts = boundary === 'device_sensor' ? 0 : HOST_WATTS_PER_CHIP;
  // A card's or system's limit is no limit of one chip unless the card is what is counted, which every entry of ours is.
  const tdp = limitWattsOf(chip);
  const host = hostWatts === 0 ? '' : ` + ${hostWatts} W of its host`;
  const floor = floorOf(chip.idlePower?.watts ?? null, tdp);
  const hostFloor = isMains(boundary) ? hostFloorShare * HOST_WATTS_PER_CHIP : 0;
  return {
    chipFloor: floor === null ? null : floor.watts * chips,
    floor: floor === null ? null : (floor.watts + hostFloor) * chips,
    max: tdp === null ? null : (tdp + hostWatts) * chips,
    least:
      floor === null
        ? ''
        : `${chips} × (${formatNumber(floor.watts)} W ${floor.words}${hostFloor === 0 ? '' : ` + ${formatNumber(hostFloor)} W of its host`})`,
    sum: tdp === null ? '' : `${chips} × (${formatNumber(tdp)} W limit${host})`,
  };
}

/** What an idle chip draws, or the share of its limit that no working chip stays below: the larger. */
function floorOf(idle: number | null, tdp: number | null): { watts: number; words: string } | null {
  if (tdp === null) return idle === null ? null : { watts: idle, words: 'idle' };
  const share = powerFloorShare * tdp;
  return idle !== null && idle >= share
    ? { watts: idle, words: 'idle' }
    : { watts: share, words: `= ${formatPercent(powerFloorShare)} of its limit` };
}

/** Boundaries at which a host is in every reading. */
function isMains(boundary: PowerBoundary): boolean {
  return boundary === 'wall' || boundary === 'rack';
}

/** Floor ≤ mean power ≤ max × chips (+ host beyond the device sensor); energy ≥ what the floor and what the measured chip would take. */
export const physPower: Rule = {
  id: 'PHYS-POWER',
  title: 'Power between idle and limit',
  severity: 'flag',
  since: '0.2.0',
  explanation:
    'Working chips draw at least their idle power and a tenth of their limit, and at most their limit. Beyond the device sensor a host of 217 W a chip is allowed for, a quarter of it is in every reading at the wall. Where the power of the chip was measured, the energy is at least 60 % of what its work is expected to take.',
  formula:
    'max(idle, 0.10 × TDP) × chips (+ 0.25 × host at wall or rack) ≤ power ≤ TDP × chips (+ host); J/token ≥ that floor × shortest time; J ≥ 0.6 × expected energy of a measured chip',
  checkPoint: (subject) => {
    const of = limits(subject);
    return [...wattsFindings(subject, of), ...energyFinding(subject, of.chipFloor)];
  },
};

function wattsFindings({ point, index }: CheckSubject, { floor, least, max, sum }: Limits): Violation[] {
  if (point.power === null) return [];
  const watts = point.power.averageWatts;
  const path = `points[${index}].power.averageWatts`;
  const findings: Violation[] = [];
  if (max !== null && watts > max * ROUNDING) {
    findings.push({
      path,
      message: `${formatNumber(watts)} W at the ${point.power.boundary.replace('_', ' ')}, but ${sum} = ${formatNumber(max)} W: ${shareOfBound(watts / max)}.`,
      value: `${formatNumber(watts)} W`,
      expected: `at most ${formatNumber(max)} W`,
      fix:
        'Usual causes: power of more chips than declared (system.chips), a wall reading declared as device sensor ' +
        '(power.boundary), or a peak instead of the mean (power.averageWatts).',
    });
  }
  if (floor !== null && watts * ROUNDING < floor) {
    findings.push({
      path,
      message: `${formatNumber(watts)} W at the ${point.power.boundary.replace('_', ' ')} is below ${least} = ${formatNumber(floor)} W: ${formatPercent(watts / floor)} of it.`,
      value: `${formatNumber(watts)} W`,
      expected: `at least ${formatNumber(floor)} W`,
      fix:
        'Usual causes: power of one chip only (power.averageWatts is of all chips), an average that includes time without ' +
        'a reading (power.windowSec), or fewer chips than declared (system.chips).',
    });
  }
  return findings;
}

/** Energy of a unit of work as metered, else as a publication states it. */
function joulesOf({ point, work }: CheckSubject): { joules: number; units: number; unit: string } | null {
  if (!work.ok) return null;
  const { outputTokens, images, inputTokens, durationSec } = work.value;
  const [units, unit] =
    images > 0
      ? [images, 'J/image']
      : outputTokens > 0
        ? [outputTokens, 'J/token']
        : [inputTokens ?? 0, 'J/prompt token'];
  if (units === 0) return null;
  if (point.power !== null) return { joules: (point.power.averageWatts * durationSec) / units, units, unit };
  const stated = point.measurement === 'summary' ? point.energy : null;
  const joules = (images > 0 ? stated?.joulesPerImage : stated?.joulesPerOutputToken) ?? null;
  return joules === null || (images === 0 && outputTokens === 0) ? null : { joules, units, unit };
}

function energyFinding(subject: CheckSubject, floor: number | null): Violation[] {
  const { index, physics } = subject;
  const energy = joulesOf(subject);
  if (energy === null || physics === null) return [];
  const { joules, units, unit } = energy;
  const found = [ofFloor(physics, floor), ofExpected(physics)]
    .flatMap((bound) => (bound === null ? [] : [{ ...bound, joules: bound.joules / units }]))
    .filter((bound) => joules * ROUNDING < bound.joules)
    .toSorted((a, b) => b.joules - a.joules)[0];
  if (found === undefined) return [];
  return [
    {
      path: `points[${index}].power`,
      message:
        `${formatNumber(joules)} ${unit}, but ${found.words} ÷ ${formatNumber(units)} = ${formatNumber(found.joules)} ${unit}: ` +
        `${shareOfBound(found.joules / joules)}.`,
      value: `${formatNumber(joules)} ${unit}`,
      expected: `at least ${formatNumber(found.joules)} ${unit}`,
      fix:
        'Usual causes: power of one chip only (power.averageWatts), a metered window shorter than the measured one ' +
        '(power.windowSec), or more work counted than was done in it (counts.outputTokens).',
    },
  ];
}

interface EnergyBound {
  joules: number;
  words: string;
}

function ofFloor({ idealSec }: Physics, floor: number | null): EnergyBound | null {
  if (floor === null || idealSec === null) return null;
  const words = `${formatNumber(floor)} W of working chips at least × ${formatMs(idealSec)} of shortest possible time`;
  return { joules: floor * idealSec, words };
}

function ofExpected({ expectedJoules }: Physics): EnergyBound | null {
  if (expectedJoules === null) return null;
  const words = `${formatPercent(expectedEnergyShare)} of the ${formatNumber(expectedJoules)} J that the chips are expected to take`;
  return { joules: expectedEnergyShare * expectedJoules, words };
}
