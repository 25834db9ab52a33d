import type { RequestRecord, StageRecord } from '@inferbench/domain/runs/measurement/record';
import { hasTrend, queueGrowth } from '@inferbench/serving/queue-growth';
import { warmUpOf } from '@inferbench/serving/steady-window';
import { US_PER_SEC } from '@inferbench/units/si';

/**
 * Whether requests of an open load came faster than they were served: those that wait for their first token, or for an answer that comes whole, grew in number as
 * long as requests came. One that did not complete was not served and waits to the end. A closed load never does: its clients wait.
 */
export function isOverloaded(
  { load }: Pick<StageRecord, 'load'>,
  requests: readonly RequestRecord[],
): boolean {
  if (load.kind === 'closed') return false;
  const measured = measuredInOrder(requests);
  const from = measured.map(({ scheduledUs }) => scheduledUs / US_PER_SEC);
  const to = measured.map(({ outcome, firstTokenUs, endUs }) =>
    outcome === 'completed' ? (firstTokenUs ?? endUs) / US_PER_SEC : Number.NaN,
  );
  return hasTrend(queueGrowth([{ from, to }], measured.length, from), measured.length);
}

/** Measured requests at the start whose first tokens are unlike the rest: a warm-up that was too short. 0 where there is none. */
export function unsteadyRequests(requests: readonly RequestRecord[]): number {
  const waits = measuredInOrder(requests).flatMap(({ scheduledUs, firstTokenUs, endUs, outcome }) => {
    const servedUs = firstTokenUs ?? (outcome === 'completed' ? endUs : null);
    return servedUs === null ? [] : [servedUs - scheduledUs];
  });
  return warmUpOf(waits, 0, waits.length);
}

function measuredInOrder(requests: readonly RequestRecord[]): RequestRecord[] {
  return requests
    .filter(({ isWarmUp }) => !isWarmUp)
    .toSorted((a, b) => a.scheduledUs - b.scheduledUs || a.id - b.id);
}
