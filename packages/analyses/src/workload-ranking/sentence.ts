import type { WorkloadRanking, WorkloadRequest } from '@inferbench/domain/workload-ranking';
import { formatNumber } from '@inferbench/units/format';
import { counted } from '@inferbench/units/english';

type Counted = Pick<
  WorkloadRanking,
  'ranking' | 'missesLimits' | 'noData' | 'simulated' | 'nearest' | 'unit' | 'inputTokens' | 'outputTokens'
>;

/** What is ranked here, and who leads; then what was simulated under the load. */
export function rankingSentence(result: Counted, request: WorkloadRequest): string {
  return `${measuredSentence(result, request)}${simulatedSentence(result)}`;
}

/** Nothing is said of what was not asked for. */
function simulatedSentence({ simulated, nearest, unit }: Counted): string {
  const kept = simulated.filter(({ verdict }) => verdict === 'KEPT');
  const [first] = kept;
  if (first !== undefined) {
    const keep = kept.length === 1 ? 'one system keeps' : `${kept.length} systems keep`;
    return ` Simulated under the load, ${keep} every limit, ${first.label} first with ${formatNumber(first.value)} ${unit}.`;
  }
  const [near] = nearest;
  return near === undefined
    ? ''
    : ` Simulated under the load, none is sure to keep every limit; ${near.label} comes nearest.`;
}

function measuredSentence(
  { ranking, missesLimits, noData, unit, inputTokens, outputTokens }: Counted,
  { concurrency, requestsPerSec }: WorkloadRequest,
): string {
  const load =
    concurrency === null
      ? `${formatNumber(requestsPerSec ?? 0)} requests a second`
      : `${formatNumber(concurrency)} in flight`;
  const work = `${formatNumber(inputTokens)} tokens in, ${formatNumber(outputTokens)} out, ${load}`;
  const [first] = ranking;
  const rest = `${missesLimits.length} miss a limit, ${noData.length} were not run near it`;
  if (first === undefined) return `Nothing that is known keeps every limit at ${work}: ${rest}.`;
  const tied = ranking.filter(({ rank }) => rank === first.rank).length;
  const lead =
    tied > 1 ? `${first.label} and ${tied - 1} more share the first place` : `${first.label} leads`;
  return `${counted(ranking.length, 'system')} at ${work}: ${lead} with ${formatNumber(first.value)} ${unit}; ${rest}.`;
}
