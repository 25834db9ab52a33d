import { headers } from 'next/headers';
import type { FieldOption } from '../address/form-field.ts';
import { mapAnswer } from '../api/all-pages.ts';
import type { Answer } from '../api/answer.ts';
import { namesAnswer } from '../names/load-names.ts';
import { resolveIn, type SiteNames } from '../names/site-names.ts';
import { loadModelOptions } from '../question/model-options.ts';

/** What a comparison can name, and the models that its field offers. */
export interface CompareNames {
  names: SiteNames;
  models: readonly FieldOption[];
}

/** Names are kept a minute for all visitors. */
export async function loadSiteNames(): Promise<Answer<SiteNames>> {
  return namesAnswer((await headers()).get('x-forwarded-for'));
}

export async function loadCompareNames(): Promise<Answer<CompareNames>> {
  const [answer, models] = await Promise.all([loadSiteNames(), loadModelOptions()]);
  return mapAnswer(answer, (names) => ({ names, models }));
}

export function modelNamed(names: SiteNames, text: string): string | null {
  const found = resolveIn(names, 'models', text);
  return found.kind === 'one' ? found.entry.slug : null;
}
