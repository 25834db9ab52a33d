import { tradeoffCitation } from '@inferbench/graphql-documents/tradeoff-citation';
import { TRADEOFF_ROW_KEYS, tradeoffRows } from '@inferbench/graphql-documents/tradeoff-rows';
import { searchParameters } from '../address/search-parameters.ts';
import { readTradeoffRequest } from '../address/tradeoff-request.ts';
import { mapAnswer } from '../api/all-pages.ts';
import type { Answer } from '../api/answer.ts';
import { loadTradeoff } from '../tradeoff/load-tradeoff.ts';
import type { ExportTable } from './export-table.ts';

/** The ranking at the target of an address: the rows of `inferbench tradeoff`. */
export async function exportTradeoff(query: URLSearchParams, origin: string): Promise<Answer<ExportTable>> {
  const loaded = await loadTradeoff(readTradeoffRequest(searchParameters(query)));
  return mapAnswer(loaded, ({ answer }) => {
    const { cite, ...facts } = tradeoffCitation(origin, answer);
    return { cite, facts, keys: TRADEOFF_ROW_KEYS, rows: tradeoffRows(answer.ranking) };
  });
}
