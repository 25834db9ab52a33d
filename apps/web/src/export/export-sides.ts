import type { ChipComparison } from '@inferbench/answers/comparison/shape';
import { BASIS_WORDS } from '@inferbench/answers/side-by-side/words';
import type { CsvCell } from '@inferbench/units/csv';
import { compareViewAddress } from '../address/compare-view.ts';
import { searchParameters } from '../address/search-parameters.ts';
import { mapAnswer } from '../api/all-pages.ts';
import type { Answer } from '../api/answer.ts';
import { loadComparison } from '../compare/load-comparison.ts';
import { viewCitation } from '../frame/citation.ts';
import type { ExportTable } from './export-table.ts';

const KEYS = ['question', 'unit', 'basis', 'chip', 'value', 'low', 'high', 'note', 'verdict'];

/** Three or four chips side by side, a row a question and chip; of two chips there is no such table. */
export async function exportSides(query: URLSearchParams, origin: string): Promise<Answer<ExportTable>> {
  const { pair, ...parameters } = searchParameters(query);
  return mapAnswer(await loadComparison(String(pair ?? ''), parameters), (page) => {
    if (!page.ok) return null;
    const { settled, comparison } = page.value;
    const { slice, chips, sideBySide, engineVersion } = comparison;
    const address = `${origin}${compareViewAddress(settled, 'sides')}`;
    if (sideBySide === null) return null;
    const { title, sentence, context } = sideBySide;
    const { modelName, precision } = slice;
    const names = chips.map(({ label }) => label).join(', ');
    return {
      cite: viewCitation({
        what: `${names} side by side, ${modelName}`,
        versions: [`engine ${engineVersion}`],
        address,
      }),
      facts: { address, title, sentence, model: slice.model, precision, users: 1, context, engineVersion },
      keys: KEYS,
      rows: sidesRecords(sideBySide, chips),
    };
  });
}

function sidesRecords(
  { rows }: NonNullable<ChipComparison['sideBySide']>,
  chips: ChipComparison['chips'],
): Record<string, CsvCell>[] {
  return rows.flatMap(({ title, unit, basis, figures, verdict }) =>
    chips.map(({ label }, i) => ({
      question: title,
      unit: unit === '' ? null : unit,
      basis: BASIS_WORDS[basis],
      chip: label,
      value: figures[i]?.value ?? null,
      low: figures[i]?.low ?? null,
      high: figures[i]?.high ?? null,
      note: figures[i]?.words ?? null,
      verdict: verdict?.text ?? null,
    })),
  );
}
