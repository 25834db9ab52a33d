import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { chipSuggestion, modelSuggestion } from '@inferbench/domain/catalogue/resolve-entry';
import { suggestion } from '@inferbench/domain/names/did-you-mean';
import { PrecisionWord } from '@inferbench/domain/terms/precision';
import type { Published } from './diff-points.ts';

export interface UnknownName {
  kind: 'chip' | 'model' | 'precision' | 'source';
  /** The word of the table; empty where a precision is not published. */
  name: string;
  rows: number;
  /** "Did you mean …?"; empty where nothing is near. A person decides: no name is put in its place. */
  suggestion: string;
}

/** Names of a table that neither the catalogue nor the list of sources has, with how many rows wait for each. */
export function unknownNames(
  table: readonly Published[],
  { chips, models }: CatalogueView,
  sources: ReadonlyMap<string, unknown>,
): UnknownName[] {
  const found = new Map<string, UnknownName>();
  const add = (kind: UnknownName['kind'], name: string, near: () => string) => {
    const known = found.get(`${kind} ${name}`);
    if (known === undefined) found.set(`${kind} ${name}`, { kind, name, rows: 1, suggestion: near().trim() });
    else known.rows += 1;
  };
  for (const { source, rows } of table) {
    for (const { hardware, model, weights, weightsText = '' } of rows) {
      if (!sources.has(source.document))
        add('source', source.document, () => suggestion(source.document, sources.keys()));
      if (!chips.has(hardware)) add('chip', hardware, () => chipSuggestion(chips, hardware));
      if (!models.has(model)) add('model', model, () => modelSuggestion(models, model));
      if (weights === undefined)
        add('precision', weightsText, () => suggestion(weightsText, PrecisionWord.options));
    }
  }
  return [...found.values()].toSorted((a, b) =>
    a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : b.rows - a.rows,
  );
}
