import { cell } from '../../../oracle/verdict-rows.ts';
import type { Exported } from '../exported.ts';

export const SCORES = '/export/scores.csv';
export const CHIPS = '/export/chips.csv';
/** Half of the last of three digits that a page writes. */
const ROUNDED = 0.006;

export const number = (text: string | undefined): number => Number((text ?? '').replaceAll(',', ''));
export const isNear = (a: number, b: number, share = ROUNDED): boolean =>
  Math.abs(a - b) <= share * Math.abs(b);

/** Every part of a text that has a form; says so where there is none. */
export function foundIn(text: string, form: RegExp): { found: RegExpMatchArray[]; wrong: string[] } {
  const found = [...text.matchAll(form)];
  return { found, wrong: found.length === 0 ? [`nothing reads ${form.source}`] : [] };
}

/** Models by what a page calls them. */
export async function modelsNamed(exported: Exported): Promise<Map<string, string>> {
  const models = await exported.rows('/export/models.csv');
  return new Map(models.map((row) => [cell(row, 'name'), cell(row, 'model')]));
}
