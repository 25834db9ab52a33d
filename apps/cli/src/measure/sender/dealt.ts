import type { Servers, sharedCounters } from './stage-job.ts';

/** Number of the server that a request goes to: all turns of a conversation go to one. */
export function serverOf(
  { baseUrls, deal }: Servers,
  conversation: number,
  shared: ReturnType<typeof sharedCounters>,
): number {
  const turn = conversation % baseUrls.length;
  if (deal === 'round-robin') return turn;
  // Equals take turns, so that not all requests go to the first.
  const inTurn = baseUrls.map((_, at) => (turn + at) % baseUrls.length);
  return inTurn.reduce((least, at) => (shared.onWayTo(at) < shared.onWayTo(least) ? at : least), turn);
}
