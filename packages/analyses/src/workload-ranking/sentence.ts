import { noDataWords } from '@inferbench/domain/workload/no-data-words';
import type { WorkloadRanking, WorkloadRequest } from '@inferbench/domain/workload/workload-ranking';
import { formatNumber } from '@inferbench/units/format';
import { counted } from '@inferbench/units/english';

type Counted = Pick<
  WorkloadRanking,
  'ranking' | 'missesLimits' | 'noData' | 'simulated' | 'nearest' | 'unit' | 'inputTokens' | 'outputTokens'
>;

/** Says what is ranked here, and who is first by value where all are of one size and kind; then how much of what was simulated under the load keeps the limits. */
export function rankingSentence(result: Counted, request: WorkloadRequest): string {
  return `${measuredSentence(result, request)}${simulatedSentence(result)}`;
}

/** Nothing is said of what was not asked for. */
function simulatedSentence({ simulated, nearest }: Counted): string {
  const kept = simulated.filter(({ verdict }) => verdict === 'KEPT').length;
  if (kept > 0)
    return ` Simulated under the load, ${kept === 1 ? 'one system keeps' : `${kept} systems keep`} every limit.`;
  return nearest.length === 0 ? '' : ' Simulated under the load, none is sure to keep every limit.';
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
  const rest = restWords(missesLimits.length, noData);
  if (first === undefined) return `No run is known to keep every limit at ${work}${rest}.`;
  if (
    new Set(
      ranking.map(
        ({ chips, phase, precision, kind }) => `${chips} ${phase} ${precision} ${kind === 'INTERPOLATED'}`,
      ),
    ).size > 1
  )
    return `${counted(ranking.length, 'system')} at ${work}, of different sizes, phases, precisions or kinds, by ${unit}${rest}.`;
  const tied = ranking.filter(({ rank }) => rank === first.rank).length;
  const lead =
    tied > 1
      ? `${first.label} and ${tied - 1} more share the first place`
      : `${first.label} is first by value`;
  return `${counted(ranking.length, 'system')} at ${work}: ${lead} with ${formatNumber(first.value)} ${unit}${rest}.`;
}

/** "; 3 systems miss a limit; not ranked: 24 not run near it, 2 without a price": nothing of what there is none of. */
function restWords(misses: number, noData: Counted['noData']): string {
  const missed = `; ${counted(misses, 'system')} ${misses === 1 ? 'misses' : 'miss'} a limit`;
  return `${misses === 0 ? '' : missed}${noData.length === 0 ? '' : `; not ranked: ${noDataWords(noData)}`}`;
}
