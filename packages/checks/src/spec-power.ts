import { formatNumber } from '@inferbench/units/format';
import type { ChipCheck, Rule, Violation } from './rule.ts';

/** Readings of a device rarely exceed its limit; drivers overshoot by a few percent. */
const READING_TOLERANCE = 1.1;

/** 0 ≤ idle < TDP, and the readings of a chip that the specification itself cites lie between both within 10 %. */
export const specPower: Rule = {
  id: 'SPEC-POWER',
  title: 'Power limits are ordered',
  severity: 'reject',
  since: '0.2.0',
  explanation:
    'Idle power lies below the limit, and readings of the chip that the specification cites lie between both within 10 % (those are flagged).',
  formula: '0 ≤ idle < TDP; 0.9 × idle ≤ reading ≤ 1.1 × TDP',
  checkChip: ({ chip }) => {
    const { power, idlePower } = chip;
    if (power === null) return [];
    const findings: Violation[] = [];
    if (idlePower !== null && idlePower.watts >= power.tdpWatts && power.scope !== 'system') {
      findings.push({
        path: 'idlePower.watts',
        message: `Idle ${formatNumber(idlePower.watts)} W is not below the limit of ${formatNumber(power.tdpWatts)} W.`,
        value: `${formatNumber(idlePower.watts)} W`,
        expected: `below ${formatNumber(power.tdpWatts)} W`,
        fix: 'Check that both are of one chip.',
      });
    }
    return power.scope === 'system' ? findings : [...findings, ...readingFindings(chip, power.tdpWatts)];
  },
};

/** What the specification's own limits cannot reproduce. */
function readingFindings({ powerReadings, idlePower }: Subject, tdpWatts: number): Violation[] {
  const least = (idlePower?.watts ?? 0) / READING_TOLERANCE;
  const most = tdpWatts * READING_TOLERANCE;
  return powerReadings.flatMap(({ what, watts, scope }, index) => {
    // Readings of modules and systems are of more than the limit is.
    const off = scope.startsWith('chip')
      ? watts.find((reading) => reading < least || reading > most)
      : undefined;
    if (off === undefined) return [];
    const bound =
      off > most
        ? `the limit is ${formatNumber(tdpWatts)} W`
        : `idle is ${formatNumber(idlePower?.watts ?? 0)} W`;
    return [
      {
        severity: 'flag',
        path: `powerReadings[${index}].watts`,
        message: `${what}: ${formatNumber(off)} W, ${bound}.`,
        value: `${formatNumber(off)} W`,
        expected: `${formatNumber(idlePower?.watts ?? 0)} to ${formatNumber(tdpWatts)} W within 10 %`,
        fix: 'Check the scope of the reading, or the limits.',
      },
    ];
  });
}

type Subject = Parameters<ChipCheck>[0]['chip'];
