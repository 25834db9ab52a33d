import type { MeasurementLoad } from './load.ts';
import type { MeasurementPlan } from './plan.ts';

export type StageLength = Pick<MeasurementPlan, 'requests' | 'seconds' | 'warmUpRequests'>;

/** Requests and seconds of one stage: many clients have more requests than few, where the plan says how many each has. */
export function stageLength(
  { requests, seconds, warmUpRequests, perClient }: MeasurementPlan,
  load: MeasurementLoad,
): StageLength {
  if (perClient === undefined || load.kind !== 'closed') return { requests, seconds, warmUpRequests };
  return {
    requests: requests === null ? null : Math.max(requests, perClient.requests * load.concurrency),
    seconds,
    warmUpRequests: Math.max(warmUpRequests, perClient.warmUpRequests * load.concurrency),
  };
}
