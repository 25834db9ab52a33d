import type { Chip } from '@inferbench/domain/chips/chip';
import type { CostInputs } from '@inferbench/domain/scores/score';
import { WATTS_PER_KILOWATT } from '@inferbench/units/si';
import { CHIP_COSTS } from './generated/chip-cost-data.ts';

type Known = Pick<Chip, 'slug'>;

const costsOf = ({ slug }: Known) => (Object.hasOwn(CHIP_COSTS, slug) ? CHIP_COSTS[slug] : undefined);

/**
 * Power that has to be there for one chip, with its host, network and share of the cooling, kW: an estimate of the cost table. Null
 * where nobody published one.
 */
export function provisionedKwOf(chip: Known): number | null {
  return costsOf(chip)?.provisioned?.kw ?? null;
}

/** CONTRACT: the one estimate of what a contract of three years costs; power and cooling are in it (docs/metrics.md#cost-efficiency). */
export function contractOf(chip: Known & Pick<Chip, 'name'>): NonNullable<CostInputs['contract']> | null {
  const contract = costsOf(chip)?.contract ?? null;
  if (contract === null) return null;
  const { usdPerChipHour, period, source, note } = contract;
  return {
    usdPerChipHour,
    label: `${chip.name}, 3-year contract price, estimate of ${monthOf(period)}${note === null ? '' : `, ${note}`}`,
    source,
  };
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** `2026-04` in words. */
export function monthOf(period: string): string {
  const [year, month] = period.split('-');
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? period : `${name} ${year}`;
}

/** The same for a chip that is a whole system: where the table has no figure, the limit of that system. */
export function unitKwOf(chip: Pick<Chip, 'slug' | 'power'>): number | null {
  const { power } = chip;
  const ofSystem = power?.scope === 'system' ? power.tdpWatts / WATTS_PER_KILOWATT : null;
  return provisionedKwOf(chip) ?? ofSystem;
}
