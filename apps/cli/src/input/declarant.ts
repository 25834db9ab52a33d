import { catalogue } from '@inferbench/catalogue/catalogue';
import { canonicalJson } from '@inferbench/domain/canonical-json';
import { Chip } from '@inferbench/domain/chip';
import type { ChipContext } from '@inferbench/evaluation/evaluate-chip';

/** A chip file is judged as a submission whose organisation is not known yet, unless it is one of the shipped ones. */
export function declarantOf(document: unknown): Pick<ChipContext, 'declared'> {
  const chip = Chip.safeParse(document).data;
  const shipped = chip && catalogue.chips.get(chip.slug);
  const isShipped = shipped !== undefined && canonicalJson(shipped) === canonicalJson(chip);
  return { declared: isShipped ? null : { organizationName: null, vendors: [] } };
}
