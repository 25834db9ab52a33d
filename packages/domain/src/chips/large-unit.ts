import { z } from 'zod';
import type { Chip } from './chip.ts';

/** A chip that nobody buys one by one: beside its figures per chip stand those per kW. */
export const LargeUnit = z.enum(['RACK', 'WAFER']);
export type LargeUnit = z.infer<typeof LargeUnit>;

export const LARGE_UNIT_WORDS: Readonly<Record<LargeUnit, { short: string; meaning: string }>> = {
  RACK: {
    short: 'large unit: rack',
    meaning: 'A GPU of a rack whose links join 64 or more: sold and powered as the rack.',
  },
  WAFER: {
    short: 'large unit: wafer',
    meaning: 'One chip is a whole system of 5 kW or more.',
  },
};

/** GPUs share links inside a server, eight or sixteen of them; a domain of so many is a rack. */
const RACK_CHIPS = 64;
const SYSTEM_WATTS = 5_000;

/**
 * Finds the large unit that a chip is sold in from its own data: its power is that of a whole system, or its link
 * domain is a rack. Null for what is sold by the chip.
 */
export function largeUnitOf({
  family,
  power,
  interconnect,
}: Pick<Chip, 'family' | 'power' | 'interconnect'>): LargeUnit | null {
  if (power?.scope === 'system' && power.tdpWatts >= SYSTEM_WATTS) return 'WAFER';
  return family === 'simt' && (interconnect?.scaleUpChips ?? 0) >= RACK_CHIPS ? 'RACK' : null;
}
