import { setMaxListeners } from 'node:events';
import type { RequestRecord } from '@inferbench/domain/runs/measurement/record';
import { clockSince } from './clock.ts';
import { closedLoop } from './closed-loop.ts';
import { connectionTo } from './connection.ts';
import { stageRequests } from './one-request.ts';
import { openLoop } from './open-loop.ts';
import { prime } from './prime.ts';
import { requestSender } from './send.ts';
import type { SenderSettings, StageJob } from './stage-job.ts';

export interface StageSender {
  /** Sends a stage, or a share of it, and hands out each request as it ends. */
  run(job: StageJob, onRecord: (record: RequestRecord) => void): Promise<void>;
  /** Sends no more and takes back what is on its way. */
  cancel(): void;
  /** Makes ready what only comes with use. */
  prime(): Promise<void>;
}

/** What sends: in a thread of its own, or in this one. */
export function stageSender(settings: SenderSettings): StageSender {
  const nowUs = clockSince(settings.originNs);
  const cancelled = new AbortController();
  const { signal } = cancelled;
  // As many clients as there are wait for it.
  setMaxListeners(0, signal);
  let cancelSent = () => {};
  return {
    async run(job, onRecord) {
      // Connections of one stage are no help to the next: each begins alike.
      const baseUrls = settings.servers?.baseUrls ?? [settings.endpoint.baseUrl];
      const senders = baseUrls.map((baseUrl) =>
        requestSender(connectionTo(baseUrl, settings.apiKey, settings.headers), nowUs),
      );
      cancelSent = () => senders.forEach(({ cancel }) => cancel());
      const requests = stageRequests(settings, job, senders);
      const loop = { job, requests, nowUs, signal, onRecord };
      try {
        await (job.load.kind === 'closed' ? closedLoop(loop) : openLoop(loop));
      } finally {
        senders.forEach(({ close }) => close());
      }
    },
    prime: () => prime(nowUs),
    cancel() {
      cancelled.abort();
      cancelSent();
    },
  };
}
