import { COMPARED_WORD, comparedBy, type SideName, type Sides } from '@inferbench/answers/verdict/side';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { chipsOfGeneration, type NamedSide, sideCalled } from '@inferbench/domain/catalogue/named-sides';
import { chipNames, chipShortName, nameSlug, vendorNames } from '@inferbench/domain/catalogue/names';
import { chipSlug } from '@inferbench/domain/catalogue/resolve-entry';
import type { Chip } from '@inferbench/domain/chips/chip';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { chipNotFound } from '@inferbench/evaluation/simulation/refusals';

interface NamedSides {
  a: string;
  b: string;
  /** Chip on which two frameworks or precisions are compared. */
  chip?: string | undefined;
}

/** Sides that two words name; vendors and generations where `orGroup`. Throws NOT_FOUND, or INVALID where the two are of one another or of different kinds. */
export function sidesNamed(
  { a, b, chip }: NamedSides,
  { catalogue }: { catalogue: CatalogueView },
  orGroup: boolean,
): Sides {
  const sides = [sideNamed(a, catalogue, orGroup), sideNamed(b, catalogue, orGroup)] as const;
  const [by, ofOther] = sides.map((side) => comparedBy([side]));
  if (by === undefined || by !== ofOther) throw unlikeKinds(sides, b);
  const isSame =
    by === 'CHIP'
      ? sides[0].chips.some((slug) => sides[1].chips.includes(slug))
      : sides[0].label === sides[1].label;
  if (isSame)
    throw invalid(`a and b are the same, or one is part of the other: ${sides[0].label}.`, {
      path: 'b',
      value: b,
    });
  if (chip === undefined) return sides;
  if (by === 'CHIP')
    throw invalid('Two chips are compared on themselves, not on a third.', { path: 'chip', value: chip });
  const { slug } = chipCalled(chip, catalogue);
  return [
    { ...sides[0], chips: [slug] },
    { ...sides[1], chips: [slug] },
  ];
}

const FIX = 'Name two chips, vendors or generations, two frameworks, or two precisions.';

function invalid(message: string, of: { path: string; value: string }): InferbenchError {
  return new InferbenchError('INVALID', message, { ...of, expected: 'two of one kind', fix: FIX });
}

function unlikeKinds([a, b]: Sides, value: string): InferbenchError {
  const [own, other] = [a, b].map((side) => `${side.label} is a ${kindOf(side)}`);
  return invalid(`${own}, ${other}: only two of one kind can be compared.`, { path: 'b', value });
}

function kindOf(side: SideName): string {
  const by = comparedBy([side]);
  return by === 'CHIP' && side.chips.length > 1 ? 'group of chips' : COMPARED_WORD[by];
}

/** Side that a word names: a framework, a precision, a chip, or where `orGroup` a vendor or a generation with all its chips. */
function sideNamed(word: string, catalogue: CatalogueView, orGroup: boolean): SideName {
  const { chips } = catalogue;
  const named = sideCalled(word);
  if (named !== null && (orGroup || named.kind !== 'GENERATION')) return ofNamed(named, catalogue);
  const vendor = orGroup ? ofVendor(word, [...chips.values()]) : [];
  const [first] = vendor;
  if (first !== undefined)
    return { label: vendorNames(first.vendor).short, chips: vendor.map(({ slug }) => slug) };
  const chip = chipCalled(word, catalogue);
  return { label: chipShortName(chip), chips: [chip.slug] };
}

function ofNamed(named: NamedSide, { chips }: CatalogueView): SideName {
  const { label } = named;
  if (named.kind === 'FRAMEWORK') return { label, chips: [], framework: named.word };
  if (named.kind === 'PRECISION') return { label, chips: [], precision: named.word };
  const own = chipsOfGeneration(named.word, chips.values());
  return { label, chips: own.map(({ slug }) => slug), isGeneration: true };
}

function chipCalled(word: string, catalogue: CatalogueView): Chip {
  const { chips } = catalogue;
  // Address of its page: "h100" is the board that /chips/h100 shows, where the name alone would mean three.
  const short = [...chips.values()].find((each) => chipNames(each).slug === nameSlug(word));
  const chip = short ?? chips.get(chipSlug(catalogue, word));
  if (chip === undefined) throw chipNotFound(word, chips);
  return chip;
}

function ofVendor(word: string, chips: readonly Chip[]): Chip[] {
  const asked = word.trim().toLowerCase();
  return chips.filter(({ vendor }) => {
    const { short, slug } = vendorNames(vendor);
    return [vendor.toLowerCase(), short.toLowerCase(), slug].includes(asked);
  });
}
