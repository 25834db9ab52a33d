import { Accuracy } from '@inferbench/graphql-documents/accuracy';
import { AccuracyRows } from '@inferbench/graphql-documents/accuracy-rows';
import { allPages, mapAnswer } from '../../api/all-pages.ts';
import { type Answer, ask } from '../../api/answer.ts';
import type { AccuracyData, AccuracyQuantity, AccuracyRowData } from './accuracy-data.ts';
import { loadLedger } from './ledger/load-ledger.ts';

export async function loadAccuracy(): Promise<Answer<AccuracyData>> {
  const [report, rows, ledger] = await Promise.all([ask(Accuracy, {}), loadAccuracyRows(null), loadLedger()]);
  if (rows.state !== 'DATA') return rows;
  if (ledger.state !== 'DATA') return ledger;
  return mapAnswer(report, (data) => ({ ...data, ...ledger.value, rows: rows.value }));
}

export async function loadAccuracyRows(
  quantity: AccuracyQuantity | null,
): Promise<Answer<AccuracyRowData[]>> {
  return allPages(async (after) =>
    mapAnswer(await ask(AccuracyRows, { quantity, after }), ({ accuracy }) => accuracy.rows),
  );
}
