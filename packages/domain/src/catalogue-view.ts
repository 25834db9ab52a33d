import type { Chip } from './chip.ts';
import type { Model } from './model.ts';

/** The catalogue as the core sees it: look-ups by slug, filled from packages/catalogue or from the database. */
export interface CatalogueView {
  chips: ReadonlyMap<string, Chip>;
  models: ReadonlyMap<string, Model>;
  /** Slugs of chips of which no specification was reviewed: what is judged by them is judged by its own declaration. */
  declared?: ReadonlySet<string>;
}

/** The model a hub or served name means, by slug, name or alias, letter case aside; an unknown name gives null, never a guess. */
export function findModelByName(catalogue: CatalogueView, name: string): Model | null {
  for (const model of catalogue.models.values()) if (answersTo(model, name)) return model;
  return null;
}

/** Whether a name is one of a model's own. */
export function answersTo(model: Model, name: string): boolean {
  const wanted = name.trim().toLowerCase();
  return [model.slug, model.name, ...model.aliases].some((candidate) => candidate.toLowerCase() === wanted);
}
