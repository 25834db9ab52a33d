import { arrivalSecs } from '@inferbench/load/arrivals';
import type { StageJob } from './stage-job.ts';

type Timing = Pick<StageJob, 'load' | 'seed' | 'requests' | 'seconds' | 'warmUpRequests' | 'traceSecs'>;

/** When each request of a stage is to be sent, in seconds from its start; those of the warm-up come first. */
export function scheduleOf({
  load,
  seed,
  requests,
  seconds,
  warmUpRequests,
  traceSecs,
}: Timing): readonly number[] {
  if (load.kind === 'closed') throw new TypeError('a closed loop has no schedule');
  if (load.kind === 'trace') return traceSecs ?? [];
  const warmUp = arrivalSecs(load, { requests: warmUpRequests, seconds: null }, seed).at(-1) ?? 0;
  const length = {
    requests: warmUpRequests + (requests ?? 0),
    seconds: seconds === null ? null : warmUp + seconds,
  };
  return arrivalSecs(load, length, seed);
}
