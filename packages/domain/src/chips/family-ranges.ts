import type { Chip } from './chip.ts';
import { FIGURES, type RangedFigure, rangedFigures } from './ranged-figure.ts';
import { RULE_LIMITS } from './rule-limits.ts';

export interface ShippedRange {
  values: number;
  least: number;
  greatest: number;
}

/** Shipped ranges by family, and of all families together. */
export type FamilyRanges = Readonly<Record<string, Partial<Record<RangedFigure, ShippedRange>>>>;

/** Least and greatest of each figure that the chips of a family state. */
export function familyRanges(chips: readonly Chip[]): FamilyRanges {
  const families = [...new Set(chips.map(({ family }) => family))].toSorted();
  return Object.fromEntries([
    ['all', rangesOf(chips)],
    ...families.map((family) => [family, rangesOf(chips.filter((chip) => chip.family === family))]),
  ]);
}

function rangesOf(chips: readonly Chip[]): FamilyRanges[string] {
  const stated = chips.map(rangedFigures);
  return Object.fromEntries(
    FIGURES.flatMap((figure) => {
      const values = stated.flatMap((one) => one[figure] ?? []);
      return values.length === 0
        ? []
        : [[figure, { values: values.length, least: Math.min(...values), greatest: Math.max(...values) }]];
    }),
  );
}

export interface OutOfRange {
  figure: RangedFigure;
  value: number;
  low: number;
  high: number;
  /** Family that these values are of. */
  of: string;
}

/** Figures below half the least or above twice the greatest shipped value of the family, or of all where it has too few. */
export function outOfRange(chip: Chip, ranges: FamilyRanges): OutOfRange[] {
  const stated = rangedFigures(chip);
  return FIGURES.flatMap((figure) => {
    const value = stated[figure];
    const own = ranges[chip.family]?.[figure];
    const isEnough = own !== undefined && own.values >= RULE_LIMITS.rangeValues;
    const range = isEnough ? own : ranges['all']?.[figure];
    if (value === null || range === undefined) return [];
    const [low, high] = [range.least * RULE_LIMITS.rangeBelow, range.greatest * RULE_LIMITS.rangeAbove];
    const of = isEnough
      ? `the ${own.values} shipped chips of its family`
      : `all ${range.values} shipped chips`;
    return value < low || value > high ? [{ figure, value, low, high, of }] : [];
  });
}

/** Shipped chips that the others alone would flag. */
export function leaveOneOut(chips: readonly Chip[]): string[] {
  return chips
    .filter((chip) => outOfRange(chip, familyRanges(chips.filter((other) => other !== chip))).length > 0)
    .map(({ slug }) => slug);
}
