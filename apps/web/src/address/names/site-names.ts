import type { Nameable } from '@inferbench/domain/catalogue/name-table';
import { MODEL_READING } from '@inferbench/domain/models/model-name';
import { resolveName, type ResolvedName } from '@inferbench/domain/catalogue/resolve-name';
import { vendorNames } from '@inferbench/domain/catalogue/names';
import { isEffective } from '@inferbench/domain/scores/standing';
import { groupBy } from '@inferbench/importers/shared/group-by';
import type { ChipName, ModelName } from '@inferbench/graphql-documents/catalogue-names';

/** What an address can name: by its words, and by how much of it is known. */
export interface NamedEntry extends Nameable {
  shortName: string;
  longName: string;
  points: number;
}

export interface NamedChip extends NamedEntry {
  vendor: string;
  year: number | null;
}

export interface NamedVendor extends NamedEntry {
  chips: number;
}

interface Named {
  chips: NamedChip;
  models: NamedEntry;
  vendors: NamedVendor;
}

export type NamedSection = keyof Named;

type NamedEntries = { [Section in NamedSection]: readonly Named[Section][] };

export interface SiteNames extends NamedEntries {
  /** Slugs of what nobody reviewed, by section: each has a page under its slug, and no other name. */
  declared: Readonly<Record<NamedSection, readonly string[]>>;
}

export const NO_NAMES: SiteNames = {
  chips: [],
  models: [],
  vendors: [],
  declared: { chips: [], models: [], vendors: [] },
};

export function siteNames(chips: readonly ChipName[], models: readonly ModelName[]): SiteNames {
  const named = chips.filter(({ standing }) => isEffective(standing)).map(toChip);
  return {
    chips: named,
    models: models.filter(({ standing }) => isEffective(standing)).map(toModel),
    vendors: vendorsOf(named),
    declared: { chips: declaredOf(chips), models: declaredOf(models), vendors: [] },
  };
}

function declaredOf(entries: readonly Pick<ChipName, 'slug' | 'standing'>[]): string[] {
  return entries.filter(({ standing }) => !isEffective(standing)).map(({ slug }) => slug);
}

function toChip({ aliases, pointCount, vendor, name, ...chip }: ChipName): NamedChip {
  const { shortName, longName } = chip;
  const maker = vendorNames(vendor).short;
  const names = [shortName, name, longName, `${maker} ${shortName}`, `${maker} ${name}`, ...aliases];
  return { ...chip, vendor, points: pointCount, names };
}

function toModel({ aliases, pointCount, ...model }: ModelName): NamedEntry {
  return { ...model, points: pointCount, names: [model.shortName, ...aliases] };
}

/** One vendor by its short name, whatever stands beside it in the catalogue. */
function vendorsOf(chips: readonly NamedChip[]): NamedVendor[] {
  return groupBy(chips, ({ vendor }) => vendorNames(vendor).slug).map((own) => {
    const names = [...new Set(own.map(({ vendor }) => vendor))];
    const { slug, short: shortName } = vendorNames(names[0] ?? '');
    const points = own.reduce((sum, chip) => sum + chip.points, 0);
    return { slug, shortSlug: slug, shortName, longName: shortName, names, points, chips: own.length };
  });
}

export function resolveIn<Section extends NamedSection>(
  names: NamedEntries,
  section: Section,
  text: string,
): ResolvedName<Named[Section]> {
  return resolveName<Named[Section]>(names[section], text, section === 'models' ? MODEL_READING : {});
}

/** The chip that a word of an address names; null for none or several. */
export function chipNamed(names: SiteNames, text: string): NamedChip | null {
  const found = resolveIn(names, 'chips', text);
  return found.kind === 'one' ? found.entry : null;
}
