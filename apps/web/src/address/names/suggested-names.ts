import { ChipNames, ModelNames } from '@inferbench/graphql-documents/catalogue-names';
import { allPages, mapAnswer } from '../../api/all-pages.ts';
import { askBeside } from '../../api/answer.ts';

/** Names of the catalogue that forms suggest; none without the API, and the form is still a form. */
export async function loadSuggestedNames() {
  const [chips, models] = await Promise.all([
    allPages(async (after) => mapAnswer(await askBeside(ChipNames, { after }), (data) => data.chips)),
    allPages(async (after) => mapAnswer(await askBeside(ModelNames, { after }), (data) => data.models)),
  ]);
  return {
    chips: chips.state === 'DATA' ? chips.value : [],
    models: models.state === 'DATA' ? models.value : [],
  };
}
