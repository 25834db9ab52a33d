import { listed } from '@inferbench/units/english';
import type { Chip } from './chip.ts';
import { nearChips } from './chip-name.ts';
import { didYouMean } from './did-you-mean.ts';
import type { Model } from './model.ts';
import { suggestedModel } from './model-name.ts';

/** " Did you mean a, b or c?" for a name of a chip, however it is spelt; an empty string where nothing is near. */
export function chipSuggestion(chips: ReadonlyMap<string, Chip>, name: string): string {
  return asked(nearChips(chips, name));
}

/** The same for a model: its words for a format are no part of the name, and are offered beside it. */
export function modelSuggestion(models: ReadonlyMap<string, Model>, name: string): string {
  const meant = suggestedModel(models, name);
  if (meant !== null) return ` Did you mean ${meantModel(meant)}?`;
  const slugs = new Map(
    [...models.values()].flatMap(({ slug, aliases }) =>
      [slug, ...aliases].map((word) => [word, slug] as const),
    ),
  );
  return asked([...new Set(didYouMean(name, slugs.keys()).map((word) => slugs.get(word) ?? word))]);
}

/** "llama-3.1-8b, weights fp8". */
export function meantModel({ model, format }: NonNullable<ReturnType<typeof suggestedModel>>): string {
  if (format === null) return model.slug;
  return `${model.slug}, weights ${format.word ?? `"${format.text}" (no one word of ours)`}`;
}

function asked(near: readonly string[]): string {
  return near.length === 0 ? '' : ` Did you mean ${listed(near, 'or')}?`;
}
