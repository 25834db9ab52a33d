import { NamesOfModels } from '@inferbench/graphql-documents/catalogue-names';
import { counted } from '@inferbench/units/english';
import type { FieldOption } from '../../address/form-field.ts';
import { allPages, mapAnswer } from '../../api/all-pages.ts';
import { askBeside } from '../../api/answer.ts';

const LANGUAGE = new Set(['DENSE', 'MOE']);

/** Models that read prompts and write answers, those with most published results first; empty where the API does not say. */
export async function loadModelOptions(): Promise<FieldOption[]> {
  const answer = await allPages(async (after) =>
    mapAnswer(await askBeside(NamesOfModels, { after }), ({ models }) => models),
  );
  if (answer.state !== 'DATA') return [];
  return answer.value
    .filter(({ kind }) => LANGUAGE.has(kind))
    .toSorted((a, b) => b.pointCount - a.pointCount || a.shortName.localeCompare(b.shortName))
    .map(({ shortName, chipCount, pointCount }) => ({
      value: shortName,
      words:
        pointCount === 0
          ? 'simulated'
          : `${counted(chipCount, 'chip')}, ${counted(pointCount, 'published result')}`,
    }));
}
