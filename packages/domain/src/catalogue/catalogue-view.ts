import { onceFor } from '@inferbench/units/once-for';
import type { Chip } from '../chips/chip.ts';
import type { Model } from '../models/model.ts';

/** The catalogue as the core sees it: look-ups by slug, filled from packages/catalogue or from the database. */
export interface CatalogueView {
  chips: ReadonlyMap<string, Chip>;
  models: ReadonlyMap<string, Model>;
  /** Entries that nobody reviewed. They answer who asks for them by slug, and stand in no ranking; left out: there are none. */
  declared?: DeclaredEntries;
}

export interface DeclaredEntries {
  chips: ReadonlyMap<string, Chip>;
  models: ReadonlyMap<string, Model>;
  /** Id of the organisation that declared a model. */
  holders: ReadonlyMap<string, string | null>;
}

/** Every entry, reviewed or not: for questions that name theirs by slug. */
export const everyEntry: (catalogue: CatalogueView) => CatalogueView = onceFor((catalogue) => {
  const { declared } = catalogue;
  return declared === undefined ? catalogue : joined(catalogue, declared);
});

/** Chips that are sold: only those have a simulated curve. */
export const soldChips = onceFor(({ chips }: CatalogueView): readonly Chip[] =>
  [...chips.values()].filter(({ status }) => status === 'shipping'),
);

/**
 * What a run of an organisation may name: every chip, reviewed models and its own. A model that a stranger declared resolves for
 * nobody else, whatever it is called.
 */
export function entriesFor(catalogue: CatalogueView, organizationId: string): CatalogueView {
  const { declared } = catalogue;
  if (declared === undefined) return catalogue;
  const own = [...declared.models].filter(([slug]) => declared.holders.get(slug) === organizationId);
  return joined(catalogue, { ...declared, models: new Map(own) });
}

function joined({ chips, models, declared: apart }: CatalogueView, declared: DeclaredEntries): CatalogueView {
  return {
    ...(apart === undefined ? {} : { declared: apart }),
    chips: declared.chips.size === 0 ? chips : new Map([...chips, ...declared.chips]),
    models: declared.models.size === 0 ? models : new Map([...models, ...declared.models]),
  };
}

/** Entries that a catalogue lacks, as another place has them, and the slugs of those chips that nobody reviewed. */
export interface FoundEntries extends Pick<CatalogueView, 'chips' | 'models'> {
  unreviewed: ReadonlySet<string>;
}

/** A catalogue with what was found elsewhere. What rests on nobody's word but the declarant's is said to, here as there. */
export function withEntries(
  catalogue: CatalogueView,
  { chips, models, unreviewed }: FoundEntries,
): CatalogueView {
  if (chips.size + models.size === 0) return catalogue;
  return {
    chips: new Map([...catalogue.chips, ...chips]),
    models: new Map([...catalogue.models, ...models]),
    declared: {
      chips: new Map([...chips].filter(([slug]) => unreviewed.has(slug))),
      models: new Map(),
      holders: new Map(),
    },
  };
}

/** Whether a name is one of a model's own. */
export function answersTo(model: Model, name: string): boolean {
  const wanted = name.trim().toLowerCase();
  return [model.slug, model.name, ...model.aliases].some((candidate) => candidate.toLowerCase() === wanted);
}
