import type { CatalogueView } from '@inferbench/domain/catalogue-view';
import type { Chip } from '@inferbench/domain/chip';
import { GIGA } from '@inferbench/units/si';

function resized(chip: Chip, bytes: number): Chip {
  const { memory, onChip } = chip;
  if (memory !== null) {
    return { ...chip, memory: { ...memory, capacity: { value: bytes / GIGA, unit: 'GB' } } };
  }
  return onChip === null ? chip : { ...chip, onChip: { ...onChip, capacityBytes: bytes } };
}

/** The catalogue with another memory size of one chip; its bandwidth stays, which favours whoever counts slower memory in. */
export function withMemoryBytes(
  catalogue: CatalogueView,
  slug: string,
  bytes: number | undefined,
): CatalogueView {
  const chip = catalogue.chips.get(slug);
  if (!chip || bytes === undefined) return catalogue;
  return { ...catalogue, chips: new Map([...catalogue.chips, [slug, resized(chip, bytes)]]) };
}
