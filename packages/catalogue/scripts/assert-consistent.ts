import type { ApiPrice } from '@inferbench/domain/models/api-price';
import type { Chip } from '@inferbench/domain/chips/chip';
import type { CorrectionList } from '@inferbench/domain/submissions/correction';
import type { CostRow } from '@inferbench/domain/scores/cost-table';
import { isLanguageModel, type Model } from '@inferbench/domain/models/model';
import { countMismatch } from '@inferbench/domain/models/published-count';

/** Every figure of a chip, in whatever part it stands, names one of its sources. */
export function assertSourcesNamed(chip: Chip): void {
  const visit = (value: unknown, where: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'source' && typeof inner === 'string' && !Object.hasOwn(chip.sources, inner))
        throw new Error(`${chip.slug}: ${where} names the source "${inner}", which is not described`);
      if (key !== 'sources') visit(inner, where === '' ? key : `${where}.${key}`);
    }
  };
  visit(chip, '');
}

/** The count derived from the shapes is the published one: to the parameter, or within the rounding of a stated figure. */
export function assertParametersMatch(model: Model): void {
  if (!isLanguageModel(model)) return;
  const mismatch = countMismatch(model);
  if (mismatch !== null)
    throw new Error(`${model.slug}: ${mismatch.derived} parameters derived, ${mismatch.stated} published`);
}

/** A price is of a model that the catalogue has. */
export function assertPricedModels(prices: readonly ApiPrice[], models: readonly Model[]): void {
  const known = new Set(models.map(({ slug }) => slug));
  const unknown = new Set(prices.map(({ model }) => model).filter((model) => !known.has(model)));
  if (unknown.size > 0)
    throw new Error(`api-prices.yaml names models that there are not: ${[...unknown].join(', ')}`);
}

interface Referable {
  chips: readonly Chip[];
  models: readonly Model[];
  costs: readonly CostRow[];
}

/** No two corrections share an id, and each source is an entry of the catalogue or described in the same file. */
export function assertCorrectionsSourced(
  lists: readonly CorrectionList[],
  { chips, models, costs }: Referable,
): void {
  const known = new Set([
    ...chips.map(({ slug }) => `chips/${slug}`),
    ...models.map(({ slug }) => `models/${slug}`),
    ...costs.map(({ id }) => `costs/${id}`),
  ]);
  const seen = new Set<string>();
  for (const { entries, sources } of lists) {
    for (const { id, sources: named } of entries) {
      if (seen.has(id)) throw new Error(`the correction ${id} stands twice`);
      seen.add(id);
      const missing = named.find((source) => !known.has(source) && !Object.hasOwn(sources, source));
      if (missing !== undefined)
        throw new Error(`${id}: the source "${missing}" is neither described nor in the catalogue`);
    }
  }
}
