import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { Chip } from '@inferbench/domain/chips/chip';
import type { ChipRival, RivalReason } from '@inferbench/domain/chips/chip-rival';
import { chipGeneration } from '@inferbench/domain/chips/hardware-family';
import { rentedUsdPerChipHour } from '@inferbench/scoring/cost-inputs';

/** Share by which the memory bandwidth of a chip that does the same work may differ. */
const SAME_CLASS = 1.4;

/** A year counts as so much difference in memory bandwidth: chips of one time before chips of one size. */
const SHARE_A_YEAR = 1;

/**
 * Up to three chips that buyers weigh against one, each once: another vendor's of the same years, its vendor's generation before, the
 * nearest in price by the hour. Only chips that are sold and whose memory bandwidth is published.
 */
export function rivalsOf(chip: Chip, { chips }: CatalogueView): ChipRival[] {
  const others = [...chips.values()].filter(
    ({ slug, status, memory }) => slug !== chip.slug && status === 'shipping' && bandwidth(memory) !== null,
  );
  const sizes = [...others].filter(
    ({ memory }) => apart(bandwidth(memory), bandwidth(chip.memory)) <= SAME_CLASS,
  );
  const found: ChipRival[] = [];
  const add = (reason: RivalReason, candidates: readonly Chip[], distance: (other: Chip) => number) => {
    const [nearest] = candidates
      .filter(({ slug }) => !found.some((each) => each.chip === slug))
      .map((other) => ({ slug: other.slug, distance: distance(other) }))
      .filter((each) => Number.isFinite(each.distance))
      .toSorted((a, b) => a.distance - b.distance || (a.slug < b.slug ? -1 : 1));
    if (nearest !== undefined) found.push({ chip: nearest.slug, reason });
  };
  const size = (other: Chip) => apart(bandwidth(other.memory), bandwidth(chip.memory));
  add(
    'SAME_TIME',
    sizes.filter(({ vendor }) => vendor !== chip.vendor),
    (other) => SHARE_A_YEAR * Math.abs((other.year ?? Infinity) - (chip.year ?? Infinity)) + size(other),
  );
  add(
    'PREDECESSOR',
    sizes.filter(
      (other) =>
        other.vendor === chip.vendor &&
        chipGeneration(other.slug) !== chipGeneration(chip.slug) &&
        (other.year ?? Infinity) < (chip.year ?? -Infinity),
    ),
    (other) => SHARE_A_YEAR * ((chip.year ?? 0) - (other.year ?? 0)) + size(other),
  );
  const price = rentedUsdPerChipHour(chip);
  add('NEAREST_IN_PRICE', sizes, (other) => apart(rentedUsdPerChipHour(other), price));
  return found;
}

function bandwidth(memory: Chip['memory']): number | null {
  return memory?.bandwidthBytesPerSec ?? null;
}

/** Tells by how much the larger of two figures exceeds the other, as a share; infinite where one is not known. */
function apart(a: number | null, b: number | null): number {
  return a === null || b === null ? Infinity : Math.max(a / b, b / a) - 1;
}
