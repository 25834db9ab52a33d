import { METRIC_DEFINITIONS } from '@inferbench/domain/terms/metric';
import { formatNumber } from '@inferbench/units/format';
import { BASIS_WORDS } from '../words/words.ts';
import type { WorkloadNames } from './names.ts';
import type { Ranked } from './workload-state.ts';
import { boundaryWords } from './workload-words.ts';

/** What was ranked and by what: no rank stands without it. */
export function workloadWords({ result, request }: Ranked, names: WorkloadNames): string {
  const { requests, concurrency, requestsPerSec, precision, limits } = request;
  const model = names.models.find(({ slug }) => slug === result.model)?.name ?? result.model;
  const mean = requests.length > 1 ? ` on average over ${requests.length} shapes` : '';
  const load =
    concurrency === null
      ? `${formatNumber(requestsPerSec ?? 0)} requests a second`
      : `${formatNumber(concurrency)} in flight`;
  const asked = (
    [
      ['TTFT', limits.ttftMs],
      ['TPOT', limits.tpotMs],
      ['E2E', limits.e2eMs],
    ] as const
  ).flatMap(([name, ms]) => (ms === null ? [] : [`${name} p95 ≤ ${formatNumber(ms)} ms`]));
  const basis = result.costBasis === null ? '' : `, ${BASIS_WORDS[result.costBasis]}`;
  const boundary =
    result.powerBoundary === null ? '' : `, power boundary ${boundaryWords(result.powerBoundary)}`;
  return [
    model,
    precision ?? 'any precision',
    `${formatNumber(result.inputTokens)} tokens in and ${formatNumber(result.outputTokens)} out${mean}`,
    load,
    asked.length === 0 ? 'no limit' : asked.join(' and '),
    `ranked by ${METRIC_DEFINITIONS[request.metric].axis}${basis}${boundary}`,
  ].join(', ');
}
