import { InferbenchError } from '@inferbench/domain/inferbench-error';
import type { MeasurementPlan } from '@inferbench/domain/measurement/plan';

/** Another machine is asked for so many requests and so long at most, all stages together. */
export const REMOTE_LIMITS = { requests: 100_000, seconds: 3600 } as const;

/** A plan that could never keep the limits is refused before its first request. Error: USAGE. */
export function assertWithinRemoteLimits({
  loads,
  repeats,
  requests,
  seconds,
  warmUpRequests,
}: MeasurementPlan): void {
  const stages = loads.length * repeats;
  const [asked, lasting] = [stages * ((requests ?? 0) + warmUpRequests), stages * (seconds ?? 0)];
  if (asked <= REMOTE_LIMITS.requests && lasting <= REMOTE_LIMITS.seconds) return;
  throw new InferbenchError('USAGE', 'Another machine is not loaded so much, or for so long.', {
    path: '--requests',
    value: `${asked} requests, ${lasting} s`,
    expected: `at most ${REMOTE_LIMITS.requests} requests and ${REMOTE_LIMITS.seconds} s, all stages together`,
    fix: 'Ask for fewer stages, or measure on the machine that serves.',
  });
}

/** Why a measurement of another machine has to end; null as long as it may go on. */
export function beyondRemoteLimits(requests: number, seconds: number): string | null {
  if (requests > REMOTE_LIMITS.requests)
    return `Another machine gets at most ${REMOTE_LIMITS.requests} requests.`;
  if (seconds > REMOTE_LIMITS.seconds)
    return `Another machine is loaded for at most ${REMOTE_LIMITS.seconds} s.`;
  return null;
}
