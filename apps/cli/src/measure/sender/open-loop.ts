import { US_PER_SEC } from '@inferbench/units/si';
import type { Loop } from './closed-loop.ts';
import type { Prepared } from './one-request.ts';
import { scheduleOf } from './schedule.ts';

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
        const sent = requests.send(next, dueUs).then(({ record }) => {
          onRecord(record);
          sending.delete(sent);
        });
        sending.add(sent);
        next = undefined;
        id += job.senders;
      }
    }
    round();
  });
  await Promise.all(sending);
}
