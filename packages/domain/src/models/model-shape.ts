import { onceFor } from '@inferbench/units/once-for';
import { canonicalJson } from '../names/canonical-json.ts';
import type { Model } from './model.ts';

/** What says nothing of the operators of a model: how it is called, where it was read, what its publisher adds. */
const BESIDE_SHAPE: ReadonlySet<string> = new Set([
  'schema',
  'slug',
  'name',
  'aliases',
  'source',
  'notes',
  'maxContextTokens',
  'tokenizer',
  'charsPerToken',
  'publishedParameters',
  'statedParameters',
  'draftLayers',
  'checkpoint',
  'weightPrecision',
]);

/** What two models share that do the same work for every token: Llama 3 8B and 3.1 8B. Null of a model whose shape nobody published. */
export const modelShape = onceFor((model: Model): string | null =>
  model.kind === 'unmodelled'
    ? null
    : canonicalJson(Object.fromEntries(Object.entries(model).filter(([key]) => !BESIDE_SHAPE.has(key)))),
);

/** Slugs of the models that do the same work as one of them, that one first. */
export function modelsOfShape(model: Model, models: Iterable<Model>): string[] {
  const shape = modelShape(model);
  const others = shape === null ? [] : [...models].filter((other) => modelShape(other) === shape);
  return [...new Set([model.slug, ...others.map(({ slug }) => slug)])];
}
