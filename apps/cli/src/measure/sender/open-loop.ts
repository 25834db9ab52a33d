import { US_PER_SEC } from '@inferbench/units/si';
import { arrivalSecs } from '@inferbench/load/arrivals';
import type { Loop } from './closed-loop.ts';
import type { Prepared } from './one-request.ts';
import type { StageJob } from './stage-job.ts';

/** Plain timers are late by up to some milliseconds: the last stretch before a request is waited awake. */
const AWAKE_MS = 1.5;

/**
 * Sends at times that were drawn beforehand, whoever still waits for an answer. Waiting awake goes once around the event loop at a
 * time, so that answers are read meanwhile.
 */
export async function openLoop({ job, requests, nowUs, signal, onRecord }: Loop): Promise<void> {
  const schedule = scheduleOf(job);
  const sending = new Set<Promise<void>>();
  let next: Prepared | undefined;
  let id = job.sender;
  // A request that a limit holds back is sent when an answer ends; its wait is not the client's own.
  const most = Math.max(1, Math.floor((job.maxConcurrency ?? Number.POSITIVE_INFINITY) / job.senders));
  let resume: (() => void) | null = null;
  let heldUntilUs: number | null = null;
  function due(): number | undefined {
    const sec = schedule[id];
    return sec === undefined ? undefined : job.startsAtUs + Math.round(sec * US_PER_SEC);
  }
  await new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
    function round(): void {
      for (let dueUs = due(); ; dueUs = due()) {
        if (dueUs === undefined || signal.aborted) return resolve();
        next ??= requests.prepare(id);
        const leftMs = (dueUs - nowUs()) / 1000;
        if (leftMs > AWAKE_MS) return void setTimeout(round, Math.floor(leftMs - AWAKE_MS));
        if (leftMs > 0) return void setImmediate(round);
        if (sending.size >= most) return void (resume = round);
        const sent = requests.send(next, dueUs, heldUntilUs).then(({ record }) => {
          onRecord(record);
          sending.delete(sent);
          const goOn = resume;
          if (goOn === null) return;
          [resume, heldUntilUs] = [null, nowUs()];
          goOn();
        });
        heldUntilUs = null;
        sending.add(sent);
        next = undefined;
        id += job.senders;
      }
    }
    round();
  });
  await Promise.all(sending);
}

type Timing = Pick<StageJob, 'load' | 'seed' | 'requests' | 'seconds' | 'warmUpRequests' | 'traceSecs'>;

/**
 * Times at which each request of a stage is to be sent, in seconds from its start; those of the warm-up come first.
 */
function scheduleOf({ load, seed, requests, seconds, warmUpRequests, traceSecs }: Timing): readonly number[] {
  if (load.kind === 'closed') throw new TypeError('a closed loop has no schedule');
  if (load.kind === 'trace') return traceSecs ?? [];
  const warmUp = arrivalSecs(load, { requests: warmUpRequests, seconds: null }, seed).at(-1) ?? 0;
  const length = {
    requests: warmUpRequests + (requests ?? 0),
    seconds: seconds === null ? null : warmUp + seconds,
  };
  return arrivalSecs(load, length, seed);
}
