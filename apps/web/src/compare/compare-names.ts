import { headers } from 'next/headers';
import type { FieldOption } from '../address/form-field.ts';
import { loadNames } from '../names/load-names.ts';
import { type NamedChip, resolveIn, type SiteNames } from '../names/site-names.ts';
import { loadModelOptions } from '../question/model-options.ts';

/** What a comparison can name, and the models that its field offers. */
export interface CompareNames {
  names: SiteNames;
  models: readonly FieldOption[];
}

/** Names are kept a minute for all visitors. */
export async function loadCompareNames(): Promise<CompareNames> {
  const visitor = (await headers()).get('x-forwarded-for');
  const [names, models] = await Promise.all([loadNames(visitor), loadModelOptions()]);
  return { names, models };
}

/** The chip that a word of an address names; null for none or several. */
export function chipNamed({ names }: CompareNames, text: string): NamedChip | null {
  const found = resolveIn(names, 'chips', text);
  return found.kind === 'one' ? (names.chips.find(({ slug }) => slug === found.entry.slug) ?? null) : null;
}

export function modelNamed({ names }: CompareNames, text: string): string | null {
  const found = resolveIn(names, 'models', text);
  return found.kind === 'one' ? found.entry.slug : null;
}
