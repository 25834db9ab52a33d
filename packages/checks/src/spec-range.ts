import { outOfRange } from '@inferbench/domain/chips/family-ranges';
import { RANGED_FIGURES } from '@inferbench/domain/chips/ranged-figure';
import { isLocal } from '@inferbench/domain/names/source-address';
import { formatNumber } from '@inferbench/units/format';
import { FAMILY_RANGES } from './generated/family-ranges.ts';
import type { Rule } from './rule.ts';

/** A figure far from those of every shipped chip of the family: a question, never a refusal. */
export const specRange: Rule = {
  id: 'SPEC-RANGE',
  title: 'Figures like those of other chips',
  severity: 'flag',
  since: '0.7.0',
  explanation:
    'Rates, bandwidth, capacity, prices and idle power are compared with the shipped chips of the family, of all families where it has fewer than three values. What lies below half the least or above twice the greatest of them is usually a unit slip; what is right is explained. Machines of their owner’s (`local-…`) are compared with nothing.',
  formula: '½ × least ≤ figure ≤ 2 × greatest shipped value of the family',
  checkChip: ({ chip }) =>
    // A machine of one's own is like no shipped chip.
    (isLocal(chip) ? [] : outOfRange(chip, FAMILY_RANGES)).map(({ figure, value, low, high, of }) => {
      const { words, unit } = RANGED_FIGURES[figure];
      return {
        path: PATHS[figure],
        message: `${chip.name}: ${words} is ${formatNumber(value)} ${unit}; ${of} give ${formatNumber(low)} to ${formatNumber(high)} with half and double.`,
        value: `${formatNumber(value)} ${unit}`,
        expected: `${formatNumber(low)} to ${formatNumber(high)} ${unit}`,
        fix: 'Check units (bits for bytes, giga for tera, GB for GiB) and that all figures are of one chip; else explain it.',
      };
    }),
};

const PATHS = {
  tops16PerWatt: 'peaks',
  gigabytesPerSecPerWatt: 'memory.bandwidthBytesPerSec',
  sweepsPerSec: 'memory.bandwidthBytesPerSec',
  capacityGb: 'memory.capacity',
  usdPerWatt: 'purchase.usd',
  rentalUsdPerHour: 'rentalOffers',
  idleShare: 'idlePower.watts',
} as const;
