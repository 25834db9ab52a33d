import { ChipNames, ModelNames } from '@inferbench/graphql-documents/catalogue-names';
import { allPages, mapAnswer } from '../api/all-pages.ts';
import { askBeside } from '../api/answer.ts';
import type { Suggestions } from './context-form.tsx';

/** Names to suggest. Without the API the form has none, and is still a form. */
export async function loadNames(): Promise<Suggestions> {
  const [chips, models] = await Promise.all([
    allPages(async (after) => mapAnswer(await askBeside(ChipNames, { after }), (data) => data.chips)),
    allPages(async (after) => mapAnswer(await askBeside(ModelNames, { after }), (data) => data.models)),
  ]);
  return {
    chips: chips.state === 'DATA' ? chips.value : [],
    models: models.state === 'DATA' ? models.value : [],
  };
}
