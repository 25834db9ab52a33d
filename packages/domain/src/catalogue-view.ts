import type { Chip } from './chip.ts';
import type { Model } from './model.ts';

/** The catalogue as the core sees it: look-ups by slug, filled from packages/catalogue or from the database. */
export interface CatalogueView {
  chips: ReadonlyMap<string, Chip>;
  models: ReadonlyMap<string, Model>;
}

/** The model a hub or served name means, by slug, name or alias, letter case aside; an unknown name gives null, never a guess. */
export function findModelByName(catalogue: CatalogueView, name: string): Model | null {
  const wanted = name.trim().toLowerCase();
  for (const model of catalogue.models.values()) {
    const names = [model.slug, model.name, ...model.aliases];
    if (names.some((candidate) => candidate.toLowerCase() === wanted)) return model;
  }
  return null;
}
