import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { Chip } from '@inferbench/domain/chips/chip';
import { isOlderGeneration } from '@inferbench/domain/chips/hardware-family';
import { chipShortName, systemShortName, vendorNames } from '@inferbench/domain/catalogue/names';

/** How an answer names a chip. */
export interface ChipIdentity {
  chip: string;
  label: string;
  vendor: string;
  older: boolean;
}

export function chipIdentity(slug: string, { chips }: CatalogueView): ChipIdentity {
  const chip = chips.get(slug);
  if (chip === undefined) return { chip: slug, label: slug, vendor: 'unknown', older: false };
  return {
    chip: slug,
    label: chipShortName(chip),
    vendor: vendorNames(chip.vendor).short,
    older: isOlderGeneration(chip, chips),
  };
}

/** "B200 ×8": a simulated system has no software of its own. */
export function simulatedName(chip: Chip, chips: number): string {
  return systemShortName({ chip, chips, framework: null });
}

export const curveKey = (chip: string, chips: number): string => `${chip}-x${chips}`;
