import { resolveName } from '@inferbench/domain/resolve-name';
import {
  type ChipName,
  type ModelName,
  NamesOfChips,
  NamesOfModels,
} from '@inferbench/graphql-documents/catalogue-names';
import { allPages, mapAnswer } from '../api/all-pages.ts';
import { type Answer, ask } from '../api/answer.ts';

/** What a comparison can name. */
export interface CompareNames {
  chips: readonly ChipName[];
  models: readonly ModelName[];
}

const namesOf = <T extends { shortName: string; longName: string; aliases: readonly string[] }>(each: T) => ({
  ...each,
  names: [each.shortName, each.longName, ...each.aliases],
});

/** Chips and models of the catalogue by their names. */
export async function loadCompareNames(): Promise<Answer<CompareNames>> {
  const [chips, models] = await Promise.all([
    allPages(async (after) => mapAnswer(await ask(NamesOfChips, { after }), (data) => data.chips)),
    allPages(async (after) => mapAnswer(await ask(NamesOfModels, { after }), (data) => data.models)),
  ]);
  if (chips.state !== 'DATA') return chips;
  if (models.state !== 'DATA') return models;
  return { state: 'DATA', value: { chips: chips.value, models: models.value } };
}

/** The chip that a word of an address names; null for none or several. */
export function chipNamed({ chips }: CompareNames, text: string): ChipName | null {
  const found = resolveName(chips.map(namesOf), text);
  return found.kind === 'one' ? found.entry : null;
}

export function modelNamed({ models }: CompareNames, text: string): string | null {
  const found = resolveName(models.map(namesOf), text);
  return found.kind === 'one' ? found.entry.slug : null;
}
