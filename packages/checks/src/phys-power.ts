import { limitWattsOf } from '@inferbench/domain/limit-watts';
import { HOST_WATTS_PER_CHIP } from '@inferbench/domain/power-boundary';
import { formatMs, formatNumber, formatPercent } from '@inferbench/units/format';
import { ROUNDING, shareOfBound } from './bound-words.ts';
import type { CheckSubject, Rule, Violation } from './rule.ts';

interface Limits {
  idle: number | null;
  max: number | null;
  /** How the most that is allowed was added up. */
  sum: string;
}

function limits({ chip, placement: { chips }, point }: CheckSubject): Limits {
  const hostWatts = point.power?.boundary === 'device_sensor' ? 0 : HOST_WATTS_PER_CHIP;
  // A card's or system's limit is no limit of one chip unless the card is what is counted, which every entry of ours is.
  const tdp = limitWattsOf(chip);
  const host = hostWatts === 0 ? '' : ` + ${hostWatts} W of its host`;
  return {
    idle: chip.idlePower === null ? null : chip.idlePower.watts * chips,
    max: tdp === null ? null : (tdp + hostWatts) * chips,
    sum: tdp === null ? '' : `${chips} × (${formatNumber(tdp)} W limit${host})`,
  };
}

/** idle ≤ mean power ≤ max × chips (+ host beyond the device sensor); J/token ≥ idle power × the shortest possible time. */
export const physPower: Rule = {
  id: 'PHYS-POWER',
  title: 'Power between idle and limit',
  severity: 'flag',
  since: '0.2.0',
  explanation:
    'Chips draw at least their idle power and at most their limit; beyond the device sensor a host of 217 W a chip is allowed for.',
  formula: 'idle × chips ≤ power ≤ TDP × chips (+ host); J/token ≥ idle power × shortest time',
  checkPoint: (subject) => {
    const { idle, max, sum } = limits(subject);
    return [...wattsFindings(subject, { idle, max, sum }), ...energyFinding(subject, idle)];
  },
};

function wattsFindings({ point, index, placement }: CheckSubject, { idle, max, sum }: Limits): Violation[] {
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
  if (idle !== null && watts * ROUNDING < idle) {
    findings.push({
      path,
      message: `${formatNumber(watts)} W is below the ${formatNumber(idle)} W that ${placement.chips} × idle chip draw: ${formatPercent(watts / idle)} of it.`,
      value: `${formatNumber(watts)} W`,
      expected: `at least ${formatNumber(idle)} W`,
      fix:
        'Usual causes: power of one chip only (power.averageWatts is of all chips), an average that includes time without ' +
        'a reading (power.windowSec), or fewer chips than declared (system.chips).',
    });
  }
  return findings;
}

/** Energy of a unit of work as metered, else as a publication states it. */
function joulesOf({
  point,
  score,
  work,
}: CheckSubject): { joules: number; units: number; unit: string } | null {
  if (!work.ok) return null;
  const { outputTokens, images } = work.value;
  const stated = point.measurement === 'summary' ? point.energy : null;
  const entry = score.energy[0] ?? stated;
  if (!entry) return null;
  const [joules, units, unit] =
    images > 0
      ? [entry.joulesPerImage, images, 'J/image']
      : [entry.joulesPerOutputToken, outputTokens, 'J/token'];
  return joules === null || units === 0 ? null : { joules, units, unit };
}

function energyFinding(subject: CheckSubject, idle: number | null): Violation[] {
  const { index, physics } = subject;
  const energy = joulesOf(subject);
  if (idle === null || energy === null || physics === null || physics.idealSec === null) return [];
  const { joules, units, unit } = energy;
  const bound = (idle * physics.idealSec) / units;
  if (joules * ROUNDING >= bound) return [];
  return [
    {
      path: `points[${index}].power`,
      message:
        `${formatNumber(joules)} ${unit}, but ${formatNumber(idle)} W of idle power × ${formatMs(physics.idealSec)} of shortest possible ` +
        `time ÷ ${formatNumber(units)} = ${formatNumber(bound)} ${unit}: ${shareOfBound(bound / joules)}.`,
      value: `${formatNumber(joules)} ${unit}`,
      expected: `at least ${formatNumber(bound)} ${unit}`,
      fix:
        'Usual causes: power of one chip only (power.averageWatts), a metered window shorter than the measured one ' +
        '(power.windowSec), or more work counted than was done in it (counts.outputTokens).',
    },
  ];
}
