import type { WorkloadRanking, WorkloadRequest } from '@inferbench/domain/workload-ranking';
import { formatNumber } from '@inferbench/units/format';
import { counted } from '@inferbench/units/english';

type Counted = Pick<
  WorkloadRanking,
  'ranking' | 'missesLimits' | 'noData' | 'unit' | 'inputTokens' | 'outputTokens'
>;

/** What is ranked here, and who leads. */
export function rankingSentence(
  { ranking, missesLimits, noData, unit, inputTokens, outputTokens }: Counted,
  { concurrency, requestsPerSec }: WorkloadRequest,
): string {
  const load =
    concurrency === null
      ? `${formatNumber(requestsPerSec ?? 0)} requests a second`
      : `${formatNumber(concurrency)} in flight`;
  const work = `${formatNumber(inputTokens)} tokens in, ${formatNumber(outputTokens)} out, ${load}`;
  const [first] = ranking;
  const rest = `${missesLimits.length} miss a limit, of ${noData.length} nothing near is known`;
  if (first === undefined) return `Nothing that is known keeps every limit at ${work}: ${rest}.`;
  const tied = ranking.filter(({ rank }) => rank === first.rank).length;
  const lead =
    tied > 1 ? `${first.label} and ${tied - 1} more share the first place` : `${first.label} leads`;
  return `${counted(ranking.length, 'system')} at ${work}: ${lead} with ${formatNumber(first.value)} ${unit}; ${rest}.`;
}
