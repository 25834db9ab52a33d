import { listed } from '@inferbench/units/english';
import { Memo } from '@inferbench/units/memo';
import { onceFor } from '@inferbench/units/once-for';
import type { Chip } from '../chips/chip.ts';
import { chipsRead } from '../chips/chip-name.ts';
import { MODEL_READING, type ModelNameParts, readModelName } from '../models/model-name.ts';
import type { Model } from '../models/model.ts';
import { type CatalogueView, everyEntry } from './catalogue-view.ts';
import type { Nameable } from './name-table.ts';
import { chipNames, modelNames } from './names.ts';
import { entriesOf, meantBy, type NameReading, type ResolvedName, resolveName } from './resolve-name.ts';

type Chips = ReadonlyMap<string, Chip>;
type Models = ReadonlyMap<string, Model>;

/** A chip or a model beside its names. */
export interface NamedEntry<T> extends Nameable {
  entry: T;
}

/** A chip under the names that its maker and we give it; what it is called where nothing tells variants apart stands behind them. */
export function nameableChip(chip: Chip): NamedEntry<Chip> {
  const { short, long, slug } = chipNames(chip);
  const { name, vendor, aliases } = chip;
  return {
    entry: chip,
    slug: chip.slug,
    shortSlug: slug,
    names: [name, long, `${vendor} ${name}`, ...aliases],
    usual: [short, `${vendor} ${short}`],
  };
}

export function nameableModel(model: Model): NamedEntry<Model> {
  const { short, slug } = modelNames(model);
  return { entry: model, slug: model.slug, shortSlug: slug, names: [short, ...model.aliases] };
}

const chipEntries = onceFor((chips: Chips) => [...chips.values()].map(nameableChip));
const modelEntries = onceFor((models: Models) => [...models.values()].map(nameableModel));

/** Entries that a maker's or a driver's words for a device say nothing against. */
const chipReading = onceFor((entries: readonly NamedEntry<Chip>[]): NameReading<NamedEntry<Chip>> => {
  const chips = entries.map(({ entry }) => entry);
  const byChip = new Map(entries.map((each) => [each.entry, each]));
  return { fits: (text) => chipsRead(chips, text).flatMap((chip) => byChip.get(chip) ?? []) };
});

/** Answers of each catalogue by the name that was asked: files of one system name the same things again and again. */
const resolvedChips = new Memo<Chips, ResolvedName<Chip>>();
const resolvedModels = new Memo<Models, ResolvedName<Model>>();
const meantChips = new Memo<Chips, readonly Chip[]>();
const meantModels = new Memo<Models, { found: MeantModel | null }>();

interface MeantModel {
  model: Model;
  /** Whether the name is one of its own as it stands. */
  exact: boolean;
}

/** The chip that a slug, an alias, a maker's or a driver's name means; several where it does not tell variants apart. */
export function resolveChip(chips: Chips, name: string): ResolvedName<Chip> {
  return resolvedChips.get(chips, name, () => {
    const entries = chipEntries(chips);
    return unnamed(resolveName(entries, name, chipReading(entries)));
  });
}

/** The model that a slug, a hub name or the name of a file means. */
export function resolveModel(models: Models, name: string): ResolvedName<Model> {
  return resolvedModels.get(models, name, () =>
    unnamed(resolveName(modelEntries(models), name, MODEL_READING)),
  );
}

/** Chips that a name in a file may mean: those that it says nothing against, and none that are only near it. */
export function chipsMeant(chips: Chips, name: string): readonly Chip[] {
  return meantChips.get(chips, name, () => {
    const entries = chipEntries(chips);
    const found = meantBy(entries, name, chipReading(entries));
    return found === null ? [] : entriesOf(found).map(({ entry }) => entry);
  });
}

/** The one model that a name in a file means, and whether it is one of its own as it stands. */
export function modelMeant(models: Models, name: string): MeantModel | null {
  return meantModels.get(models, name, () => {
    const found = meantBy(modelEntries(models), name, MODEL_READING);
    return {
      found: found?.kind === 'one' ? { model: found.entry.entry, exact: found.match === 'NAMED' } : null,
    };
  }).found;
}

function unnamed<T>(found: ResolvedName<NamedEntry<T>>): ResolvedName<T> {
  if (found.kind === 'one') return { ...found, entry: found.entry.entry };
  if (found.kind === 'several') return { kind: 'several', entries: found.entries.map(({ entry }) => entry) };
  return { kind: 'none', nearest: found.nearest.map(({ entry }) => entry) };
}

/** The slug of the one chip that a name means; a name that means none or several stays as it is, and is refused where it is looked up. */
export function chipSlug(catalogue: CatalogueView, name: string): string {
  const { chips } = catalogue;
  return everyEntry(catalogue).chips.has(name) ? name : (certainSlug(resolveChip(chips, name)) ?? name);
}

/** The same for a model. */
export function modelSlug(catalogue: CatalogueView, name: string): string {
  const { models } = catalogue;
  return everyEntry(catalogue).models.has(name) ? name : (certainSlug(resolveModel(models, name)) ?? name);
}

/** The slug of the one entry that is meant; null for none, several, and one that is only near: nothing is computed of that. */
export function certainSlug(found: ResolvedName<{ slug: string }>): string | null {
  return found.kind === 'one' && found.match !== 'NEAR' ? found.entry.slug : null;
}

/** " Did you mean a, b or c?" for a name of a chip; an empty string where nothing is near. */
export function chipSuggestion(chips: Chips, name: string): string {
  return askedBack(resolveChip(chips, name));
}

/** The same for a model: its words for a format are no part of the name, and are offered beside it. */
export function modelSuggestion(models: Models, name: string): string {
  const found = resolveModel(models, name);
  const { format } = readModelName(name);
  if (found.kind === 'one' && found.match !== 'NEAR') return asked([withFormat(found.entry, format)]);
  return askedBack(found);
}

/** "llama-3.1-8b, weights fp8". */
function withFormat({ slug }: Model, format: ModelNameParts['format']): string {
  return format === null
    ? slug
    : `${slug}, weights ${format.word ?? `"${format.text}" (no one word of ours)`}`;
}

/** Most entries that a question back names. */
const ASKED = 8;

/** " Did you mean a, b or c?" with the slugs of an answer; an empty string where nothing is near. */
export function askedBack(found: ResolvedName<{ slug: string }>): string {
  return asked(entriesOf(found).map(({ slug }) => slug));
}

function asked(near: readonly string[]): string {
  if (near.length === 0) return '';
  const more = near.length > ASKED ? [`${near.length - ASKED} others`] : [];
  return ` Did you mean ${listed([...near.slice(0, ASKED), ...more], 'or')}?`;
}
