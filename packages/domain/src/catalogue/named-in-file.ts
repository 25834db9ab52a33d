import type { CatalogueView } from './catalogue-view.ts';
import type { Model } from '../models/model.ts';
import { type NamedFormat, readModelName } from '../models/model-name.ts';
import type { Run } from '../runs/run.ts';
import { modelMeant } from './resolve-entry.ts';

/** What a run's file calls something, and under which key. */
export interface Named {
  key: string;
  name: string;
}

/** The file's own word for a path: a mapped value or a hint; null where it says nothing. */
export function namedAt({ source }: Run, path: string): Named | null {
  const field = source.fields.find((each) => each.path === path && typeof each.originalValue === 'string');
  if (field !== undefined && String(field.originalValue).trim() !== '')
    return { key: field.key, name: String(field.originalValue) };
  const hint = source.hints?.find((each) => each.path === path);
  return hint === undefined ? null : { key: hint.key, name: hint.value };
}

/** The key under which the file has a value of the run, or our own name of it. */
export function keyOf({ source }: Run, path: string): string {
  return (
    source.fields.find((each) => each.path === path)?.key ??
    source.hints?.find((each) => each.path === path)?.key ??
    path
  );
}

export interface NamedModel extends Named {
  /** What the name means without a doubt, or without its owner and its words for a format; null where nothing. */
  model: Model | null;
  exact: boolean;
  format: NamedFormat | null;
}

/** The model that the file names, whatever was stated beside it; null for a file that names none. */
export function modelNamed(run: Run, catalogue: CatalogueView): NamedModel | null {
  // Without the folders of somebody's machine, which the key's own value may hold.
  const named = { key: keyOf(run, 'model.servedName'), name: run.model.servedName };
  const { name } = named;
  if (name.startsWith('(')) return null;
  const { model, exact } = modelMeant(catalogue.models, name) ?? { model: null, exact: false };
  return { ...named, model, exact, format: readModelName(name).format };
}
