import type { SideName } from '@inferbench/answers/verdict/shape';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { chipNames, chipShortName, nameSlug, vendorNames } from '@inferbench/domain/catalogue/names';
import { chipSlug } from '@inferbench/domain/catalogue/resolve-entry';
import type { Chip } from '@inferbench/domain/chips/chip';
import { chipNotFound } from '@inferbench/evaluation/simulation/refusals';

/** Side that a word names: a chip, or where `orVendor` a vendor with all its chips. Throws NOT_FOUND with what the word may mean. */
export function sideNamed(word: string, catalogue: CatalogueView, orVendor: boolean): SideName {
  const { chips } = catalogue;
  const vendor = orVendor ? ofVendor(word, [...chips.values()]) : [];
  const [first] = vendor;
  if (first !== undefined)
    return { label: vendorNames(first.vendor).short, chips: vendor.map(({ slug }) => slug) };
  // Address of its page: "h100" is the board that /chips/h100 shows, where the name alone would mean three.
  const short = [...chips.values()].find((each) => chipNames(each).slug === nameSlug(word));
  const chip = short ?? chips.get(chipSlug(catalogue, word));
  if (chip === undefined) throw chipNotFound(word, chips);
  return { label: chipShortName(chip), chips: [chip.slug] };
}

function ofVendor(word: string, chips: readonly Chip[]): Chip[] {
  const asked = word.trim().toLowerCase();
  return chips.filter(({ vendor }) => {
    const { short, slug } = vendorNames(vendor);
    return [vendor.toLowerCase(), short.toLowerCase(), slug].includes(asked);
  });
}
