import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { nameSlug } from '@inferbench/domain/catalogue/names';
import type { TechniqueClass } from '@inferbench/domain/tradeoff/tradeoff-point';
import { chipIdentity } from '../load/identity.ts';
import type { ServingRow } from '../verdict/runs.ts';
import { comparedBy, isOfSide, type Sides } from '../verdict/side.ts';
import { likeSlices } from '../verdict/slices.ts';
import { type ChipPair, chosenPair, sideOfChip, sideOfVendor } from './chosen-pair.ts';
import type { VersusOn, VersusSide } from './shape.ts';

type RowsByModel = ReadonlyMap<string, readonly ServingRow[]>;

interface Asked {
  sides: Sides;
  rows: RowsByModel;
  technique: TechniqueClass;
  catalogue: CatalogueView;
}

/** Sides as they are compared. */
export interface ShownSides {
  sides: Sides;
  /** Chips that stand for them; null of frameworks and precisions. */
  pair: ChipPair | null;
  /** Groups of chips whose best systems stand beside them. */
  groups: Sides | null;
}

/** Sides as they are compared: of vendors and generations a chip each. Null where no chip stands for one. */
export function shownSides(asked: Asked): ShownSides | null {
  const { sides, catalogue } = asked;
  if (comparedBy(sides) !== 'CHIP') return { sides, pair: null, groups: null };
  const pair = chosenPair(asked);
  if (pair === null) return null;
  const [a, b] = pair;
  const shown = [sideOfChip(a), sideOfChip(b)] as const;
  if (sides.some(({ isGeneration }) => isGeneration)) return { sides: shown, pair, groups: sides };
  const groups = [sideOfVendor(a, catalogue), sideOfVendor(b, catalogue)] as const;
  return { sides: shown, pair, groups: a.vendor === b.vendor ? null : groups };
}

/** The two as an answer names them: the chips that stand for them, else themselves. */
export function sideIdentities(
  { sides, pair }: Pick<ShownSides, 'sides' | 'pair'>,
  catalogue: CatalogueView,
): { a: VersusSide; b: VersusSide } {
  const [a, b] = sides.map(({ label }, i): VersusSide => {
    const chip = pair?.[i];
    const slug = nameSlug(label);
    return chip === undefined
      ? { slug, chip: null, label, vendor: null, older: false }
      : { slug, ...chipIdentity(chip.slug, catalogue) };
  });
  if (a === undefined || b === undefined) throw new Error('two sides have two names');
  return { a, b };
}

/** Chips on which both frameworks or precisions ran alike, those with most models first; none of chips. */
export function chipsOfBoth({ sides, rows, technique, catalogue }: Asked): VersusOn[] {
  const by = comparedBy(sides);
  if (by === 'CHIP') return [];
  const anywhere = sides.map((side) => ({ ...side, chips: [] }));
  const models = new Map<string, Set<string>>();
  for (const [model, all] of rows) {
    const own = all.filter(
      (row) => row.technique === technique && anywhere.some((side) => isOfSide(side, row)),
    );
    for (const {
      rows: [row],
    } of likeSlices(own, anywhere))
      if (row !== undefined) models.set(row.chip, (models.get(row.chip) ?? new Set()).add(model));
  }
  const chosen = new Set(sides.flatMap(({ chips }) => chips));
  return [...models]
    .map(([chip, on]) => {
      const { label } = chipIdentity(chip, catalogue);
      return { chip, slug: nameSlug(label), label, models: on.size, chosen: chosen.has(chip) };
    })
    .toSorted((x, y) => y.models - x.models || (x.label < y.label ? -1 : 1));
}
