import { setMaxListeners } from 'node:events';
import type { RequestRecord } from '@inferbench/domain/runs/measurement/record';
import { clockSince } from './clock.ts';
import { closedLoop } from './closed-loop.ts';
import { connectionTo } from './connection.ts';
import { stageRequests } from './one-request.ts';
import { openLoop } from './open-loop.ts';
import { requestSender } from './send.ts';
import type { SenderSettings, StageJob } from './stage-job.ts';
import { urlToHttpOptions } from 'node:url';
import { createServer } from 'node:http';

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

const REQUESTS = 60;
const CHUNK = 'data: {"choices":[{"index":0,"text":" a","delta":{"content":" a"},"finish_reason":null}]}\n\n';
const STREAM = `${CHUNK.repeat(8)}data: {"choices":[],"usage":{"prompt_tokens":1,"completion_tokens":8}}\n\ndata: [DONE]\n\n`;

/** The first requests of a process take milliseconds longer than the hundredth: those go to a server in this thread, and to nobody else. */
async function prime(nowUs: () => number): Promise<void> {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(STREAM);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  const port = typeof place === 'object' && place !== null ? place.port : 0;
  const address = `http://127.0.0.1:${port}/v1/completions`;
  const url = urlToHttpOptions(new URL(address));
  const sender = requestSender(connectionTo(address, null), nowUs);
  const body = JSON.stringify({ prompt: Array.from({ length: 500 }, (_, id) => id) });
  for (let sent = 0; sent < REQUESTS; sent += 4)
    await Promise.all(
      Array.from({ length: 4 }, () =>
        sender.send({ url, body, requestId: 'prime', timeoutMs: 5000, outputTokens: 8, isStreamed: true }),
      ),
    );
  sender.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
