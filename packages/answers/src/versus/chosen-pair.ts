import { extentOf } from '@inferbench/domain/board/system-class';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { chipShortName } from '@inferbench/domain/catalogue/names';
import type { Chip } from '@inferbench/domain/chips/chip';
import { isOlderGeneration } from '@inferbench/domain/chips/hardware-family';
import type { TechniqueClass } from '@inferbench/domain/tradeoff/tradeoff-point';
import type { ServingRow } from '../verdict/runs.ts';
import type { SideName, Sides } from '../verdict/side.ts';
import { isOfWish, likeSlices } from '../verdict/slices.ts';

interface Choosing {
  sides: Sides;
  rows: ReadonlyMap<string, readonly ServingRow[]>;
  technique: TechniqueClass;
  catalogue: CatalogueView;
}

export type ChipPair = readonly [Chip, Chip];

/** Chips of a server: eight of one that comes as a rack alone are no server. */
const SERVER = 8;

/**
 * Two chips that stand for the sides: of vendors those of today's generation, of generations any, in one server, that most models compare
 * like for like; the newest of equals. Null where a side has no chip.
 */
export function chosenPair(choosing: Choosing): ChipPair | null {
  const { sides, catalogue } = choosing;
  const own = candidates(sides[0], catalogue);
  const others = candidates(sides[1], catalogue);
  const pairs = own.flatMap((a) => others.map((b): ChipPair => [a, b]));
  if (pairs.length === 1) return pairs[0] ?? null;
  const compared = new Map(pairs.map((pair) => [pair, modelsAlike(pair, choosing)]));
  const [best] = pairs.toSorted(
    (x, y) =>
      (compared.get(y) ?? 0) - (compared.get(x) ?? 0) ||
      yearsOf(y) - yearsOf(x) ||
      (slugsOf(x) < slugsOf(y) ? -1 : 1),
  );
  return best ?? null;
}

/** Chips of a side; of several those that fit in a server and are sold today, where there are such. */
function candidates({ chips: slugs }: SideName, { chips }: CatalogueView): Chip[] {
  const own = slugs.flatMap((slug) => chips.get(slug) ?? []);
  const inServers = own.filter(
    (chip) => extentOf(SERVER, chip.interconnect?.scaleUpChips ?? null) === 'SERVER',
  );
  const fitting = inServers.length === 0 ? own : inServers;
  const today = fitting.filter((chip) => !isOlderGeneration(chip, chips));
  return today.length === 0 ? fitting : today;
}

function modelsAlike([a, b]: ChipPair, { rows, technique }: Choosing): number {
  const sides = [a, b].map(({ slug }) => ({ label: slug, chips: [slug] }));
  return [...rows.values()].filter((all) => {
    const own = all.filter(({ chip }) => chip === a.slug || chip === b.slug);
    const ran = ({ slug }: Chip) => own.some(({ chip }) => chip === slug);
    return ran(a) && ran(b) && likeSlices(own, sides).some((slice) => isOfWish(slice, { technique }));
  }).length;
}

const yearsOf = (pair: ChipPair) => pair.reduce((sum, { year }) => sum + (year ?? 0), 0);
const slugsOf = (pair: ChipPair) => pair.map(({ slug }) => slug).join(' ');

/** A chip as a side of a verdict. */
export function sideOfChip(chip: Chip): SideName {
  return { label: chipShortName(chip), chips: [chip.slug] };
}

/** Every chip of the vendor of a chip, as a side. */
export function sideOfVendor({ vendor }: Pick<Chip, 'vendor'>, { chips }: CatalogueView): SideName {
  const own = [...chips.values()].filter((each) => each.vendor === vendor);
  return { label: vendor, chips: own.map(({ slug }) => slug) };
}
