import { visitorNames } from '../../address/names/visitor-names.ts';
import { Accuracy } from '@inferbench/graphql-documents/accuracy';
import { AccuracyRows } from '@inferbench/graphql-documents/accuracy-rows';
import { allPages, mapAnswer } from '../../api/all-pages.ts';
import { type Answer, ask } from '../../api/answer.ts';
import type { AccuracyData, AccuracyQuantity, AccuracyRowData } from './accuracy-data.ts';

/** The whole report with every compared figure. */
export async function loadAccuracy(): Promise<Answer<AccuracyData>> {
  const [report, rows, { chips, models }] = await Promise.all([
    ask(Accuracy, {}),
    loadAccuracyRows(null),
    visitorNames(),
  ]);
  if (rows.state !== 'DATA') return rows;
  const names = Object.fromEntries([...chips, ...models].map(({ slug, shortName }) => [slug, shortName]));
  return mapAnswer(report, (data) => ({ ...data, rows: rows.value, names }));
}

/** Compared figures of all hardware; of one quantity or of all. */
export async function loadAccuracyRows(
  quantity: AccuracyQuantity | null,
): Promise<Answer<AccuracyRowData[]>> {
  return allPages(async (after) =>
    mapAnswer(await ask(AccuracyRows, { quantity, after }), ({ accuracy }) => accuracy.rows),
  );
}
