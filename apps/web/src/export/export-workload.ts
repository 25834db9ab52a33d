import { type Answer, ask } from '../api/answer.ts';
import { NearWorkload } from '@inferbench/graphql-documents/workload';
import { valuesOfAddress } from '../workload/form-values.ts';
import { loadWorkloadNames } from '../workload/load-workload.ts';
import { rankedAnswer } from '../workload/ranked-answer.ts';
import { readWorkload } from '../workload/read-workload.ts';
import { citationOf } from '../workload/workload-citation.ts';
import { recordKeys, workloadRecords } from '../workload/workload-records.ts';
import type { ExportTable } from './export-table.ts';
import { searchParameters } from '../address/search-parameters.ts';

const MISSING: Answer<never> = { state: 'MISSING' };

export async function exportWorkload(query: URLSearchParams, origin: string): Promise<Answer<ExportTable>> {
  const { request } = readWorkload(valuesOfAddress(searchParameters(query)));
  if (request === null) return MISSING;
  const [answer, names] = await Promise.all([ask(NearWorkload, { request }), loadWorkloadNames()]);
  if (answer.state !== 'DATA') return answer;
  const ranked = rankedAnswer(answer.value.answer, request);
  if (ranked.state !== 'RANKED') return MISSING;
  const { result } = ranked;
  const { ownership, prices } = result.assumptions;
  const { address, cite } = citationOf(ranked, { names, origin });
  const rows = workloadRecords(ranked);
  const figures = [
    'years',
    'availability',
    'capitalOverhead',
    'pue',
    'usdPerKwh',
    'hostWattsPerChip',
  ] as const;
  return {
    state: 'DATA',
    value: {
      cite,
      facts: {
        address,
        sentence: result.sentence,
        model: result.model,
        inputTokens: result.inputTokens,
        outputTokens: result.outputTokens,
        context: result.context,
        metric: result.metric,
        unit: result.unit,
        costBasis: result.costBasis,
        powerBoundary: result.powerBoundary,
        ...Object.fromEntries(figures.map((name) => [name, ownership[name]])),
        hostingUsdPerHour: ownership.hostingUsdPerHour,
        prices:
          prices
            .map(
              (price) => `${price.chip} ${price.usdPerChipHour ?? '-'} USD/h ${price.usdPerChip ?? '-'} USD`,
            )
            .join(', ') || null,
        engineVersion: result.engineVersion,
        policyVersion: result.policyVersion,
      },
      keys: recordKeys(rows),
      rows,
    },
  };
}
