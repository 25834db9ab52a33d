import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { MeasurementLoad } from '@inferbench/domain/runs/measurement/load';
import type { MeasurementPlan } from '@inferbench/domain/runs/measurement/plan';
import { stageLength } from '@inferbench/domain/runs/measurement/stage-length';
import type { MeasuredStage } from '@inferbench/importers/tools/measurement/file';
import { US_PER_SEC } from '@inferbench/units/si';
import type { StatedPlan } from './plan.ts';

/** Another machine is asked for so many requests and so long at most, all stages together. */
export const REMOTE_LIMITS = { requests: 100_000, seconds: 3600 } as const;

/** What a server is asked for. */
interface Asked {
  requests: number;
  seconds: number;
}

/** A plan that could never keep the limits is refused before its first request. Error: USAGE. */
export function assertWithinRemoteLimits({ plan, traceSecs }: Pick<StatedPlan, 'plan' | 'traceSecs'>): void {
  const stages = plan.loads.map((load) => askedBy(load, plan, traceSecs));
  const sum = (key: keyof Asked) => plan.repeats * stages.reduce((total, stage) => total + stage[key], 0);
  const [asked, lasting] = [Math.ceil(sum('requests')), sum('seconds')];
  if (asked <= REMOTE_LIMITS.requests && lasting <= REMOTE_LIMITS.seconds) return;
  throw new InferbenchError('USAGE', 'Another machine is not loaded so much, or for so long.', {
    path: '--requests',
    value: `${asked} requests, ${lasting} s`,
    expected: `at most ${REMOTE_LIMITS.requests} requests and ${REMOTE_LIMITS.seconds} s, all stages together`,
    fix: 'Ask for fewer stages, or measure on the machine that serves.',
  });
}

/** The least that one stage of a load asks for. */
function askedBy(load: MeasurementLoad, plan: MeasurementPlan, traceSecs: StatedPlan['traceSecs']): Asked {
  if (load.kind === 'trace') return { requests: traceSecs?.length ?? 0, seconds: traceSecs?.at(-1) ?? 0 };
  const { requests, seconds, warmUpRequests } = stageLength(plan, load);
  const [count, sec] = [requests ?? 0, seconds ?? 0];
  if (load.kind === 'closed') return { requests: warmUpRequests + count, seconds: sec };
  return {
    requests: warmUpRequests + Math.max(count, sec * load.requestsPerSec),
    seconds: Math.max(sec, count / load.requestsPerSec),
  };
}

/** What the stages of a measurement have asked for; one that goes on has had it. */
export function loadedBy(stages: readonly MeasuredStage[]): Asked {
  return {
    requests: stages.reduce((sum, { requests }) => sum + requests.length, 0),
    seconds: stages.reduce((sum, { stage }) => sum + (stage.endedUs - stage.startedUs), 0) / US_PER_SEC,
  };
}

/** Why a measurement of another machine has to end; null as long as it may go on. */
export function beyondRemoteLimits({ requests, seconds }: Asked): string | null {
  if (requests > REMOTE_LIMITS.requests)
    return `Another machine gets at most ${REMOTE_LIMITS.requests} requests.`;
  if (seconds > REMOTE_LIMITS.seconds)
    return `Another machine is loaded for at most ${REMOTE_LIMITS.seconds} s.`;
  return null;
}
