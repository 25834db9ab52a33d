import type { Finding } from '@inferbench/domain/finding';
import { limitWattsOf } from '@inferbench/domain/limit-watts';
import { HOST_WATTS_PER_CHIP } from '@inferbench/domain/power-boundary';
import { formatNumber } from '@inferbench/units/format';
import { type Check, type CheckSubject, finding } from './check-subject.ts';

interface Limits {
  idle: number | null;
  max: number | null;
}

function limits({ chip, placement, point }: CheckSubject): Limits {
  const { chips } = placement;
  const host = point.power?.boundary === 'device_sensor' ? 0 : HOST_WATTS_PER_CHIP * chips;
  // A card's or system's limit is no limit of one chip unless the card is what is counted, which every entry of ours is.
  const tdp = limitWattsOf(chip);
  return {
    idle: chip.idlePower === null ? null : chip.idlePower.watts * chips,
    max: tdp === null ? null : tdp * chips + host,
  };
}

/** idle ≤ mean power ≤ max × chips (+ host beyond the device sensor); J/token ≥ idle power × the shortest possible time. */
export const physPower: Check = (subject) => {
  const { point, index, placement } = subject;
  if (point.power === null) return [];
  const watts = point.power.averageWatts;
  const { idle, max } = limits(subject);
  const path = `points[${index}].power.averageWatts`;
  const findings: Finding[] = [];
  if (max !== null && watts > max) {
    findings.push(
      finding('PHYS-POWER', {
        path,
        message: `${formatNumber(watts)} W at the ${point.power.boundary.replace('_', ' ')}, but ${placement.chips} × limit allows ${formatNumber(max)} W.`,
        value: `${formatNumber(watts)} W`,
        expected: `at most ${formatNumber(max)} W`,
        fix: 'Usual causes: power of more chips than declared, or a wall reading declared as device sensor.',
      }),
    );
  }
  if (idle !== null && watts < idle) {
    findings.push(
      finding('PHYS-POWER', {
        path,
        message: `${formatNumber(watts)} W is below the ${formatNumber(idle)} W that ${placement.chips} idle chips draw.`,
        value: `${formatNumber(watts)} W`,
        expected: `at least ${formatNumber(idle)} W`,
        fix: 'Usual causes: power of one chip only, or an average that includes time without a reading.',
      }),
    );
  }
  return [...findings, ...energyFinding(subject, idle)];
};

function energyFinding({ index, work, physics, score }: CheckSubject, idle: number | null): Finding[] {
  const joules = score.energy[0]?.joulesPerOutputToken ?? null;
  if (idle === null || joules === null || !work.ok || physics === null || physics.idealSec === null)
    return [];
  const bound = (idle * physics.idealSec) / work.value.outputTokens;
  if (joules >= bound) return [];
  return [
    finding('PHYS-POWER', {
      path: `points[${index}].power`,
      message: `${formatNumber(joules)} J/token, but idle power alone over the shortest possible time is ${formatNumber(bound)} J/token.`,
      value: `${formatNumber(joules)} J/token`,
      expected: `at least ${formatNumber(bound)} J/token`,
      fix: 'Check power, tokens and duration together.',
    }),
  ];
}
