import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { CHIPS, MODELS } from './generated/catalogue-data.ts';

/** The catalogue that ships with the source: every chip and model under its slug. */
export const catalogue: CatalogueView = {
  chips: new Map(CHIPS.map((chip) => [chip.slug, chip])),
  models: new Map(MODELS.map((model) => [model.slug, model])),
};
