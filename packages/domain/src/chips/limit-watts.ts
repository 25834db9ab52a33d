import type { Chip } from './chip.ts';

/** Power limit of one chip; what is published for a whole system says nothing about it. */
export function limitWattsOf({ power }: Chip): number | null {
  return power === null || power.scope === 'system' ? null : power.tdpWatts;
}
