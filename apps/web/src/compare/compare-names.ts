import type { FieldOption } from '../address/form-field.ts';
import { mapAnswer } from '../api/all-pages.ts';
import type { Answer } from '../api/answer.ts';
import { resolveIn, type SiteNames } from '../address/names/site-names.ts';
import { visitorNamesAnswer } from '../address/names/visitor-names.ts';
import { loadModelOptions } from '../workload/question/model-options.ts';

export interface CompareNames {
  names: SiteNames;
  models: readonly FieldOption[];
}

export async function loadCompareNames(): Promise<Answer<CompareNames>> {
  const [answer, models] = await Promise.all([visitorNamesAnswer(), loadModelOptions()]);
  return mapAnswer(answer, (names) => ({ names, models }));
}

export function modelNamed(names: SiteNames, text: string): string | null {
  const found = resolveIn(names, 'models', text);
  return found.kind === 'one' ? found.entry.slug : null;
}
