import type { Chip } from '@inferbench/domain/chip';

/** Name of a chip in a drawing. */
export function shortName(chip: Pick<Chip, 'name'>): string {
  return chip.name;
}
