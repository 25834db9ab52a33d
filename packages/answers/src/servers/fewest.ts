import type { ServeResult } from '@inferbench/domain/simulation/serve-result';
import { lastThat } from '@inferbench/units/last-that';
import type { ServersRequest } from './request.ts';

/** A load, shared by so many servers; null where one of them cannot carry its part. */
export type ServedBy = (servers: number) => ServeResult | null;

/** End of the bands at which times are held against limits, or the simulated value. */
export type AtEnd = 'value' | 'low' | 'high';

type Limits = Pick<ServersRequest, 'ttftMs' | 'tpotMs' | 'e2eMs'>;

/** Whether p95 of every latency with a limit keeps it. */
export function keepsLimits(result: ServeResult | null, limits: Limits, end: AtEnd): boolean {
  if (result === null) return false;
  const { ttftMs, tpotMs, e2eMs, band } = result;
  const keeps = (p95: number | null, { low, high }: { low: number; high: number }, limit: number | null) =>
    limit === null || (p95 !== null && p95 * { value: 1, low, high }[end] <= limit);
  return (
    keeps(ttftMs.p95, band.ttftMs.p95, limits.ttftMs) &&
    keeps(tpotMs.p95, band.tpotMs.p95, limits.tpotMs) &&
    keeps(e2eMs.p95, band.e2eMs.p95, limits.e2eMs)
  );
}

/** The fewest servers up to `most` for which it holds: more of them never do worse. Searched from a guess; null where none do. */
export function fewest(holds: (servers: number) => boolean, guess: number, most: number): number | null {
  let enough = Math.min(Math.max(1, guess), most);
  if (holds(enough)) {
    let half = Math.floor(enough / 2);
    while (half >= 1 && holds(half)) {
      enough = half;
      half = Math.floor(half / 2);
    }
    return lastThat((servers) => !holds(servers), half, enough) + 1;
  }
  let few = enough;
  while (few < most) {
    enough = Math.min(most, 2 * few);
    if (holds(enough)) return lastThat((servers) => !holds(servers), few, enough) + 1;
    few = enough;
  }
  return null;
}
