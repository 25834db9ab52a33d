// A thread that sends: stages in, their requests out in batches, so that writing them down disturbs no clock.
import { parentPort, workerData } from 'node:worker_threads';
import type { RequestRecord } from '@inferbench/domain/runs/measurement/record';
import type { SenderSettings, StageJob } from './stage-job.ts';
import { stageSender } from './stage-sender.ts';

const BATCH_MS = 200;

export type ToThread = { kind: 'stage'; job: StageJob } | { kind: 'cancel' };
export type FromThread = { kind: 'records'; records: RequestRecord[] } | { kind: 'done' } | { kind: 'ready' };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unsafe-member-access -- handed over by senders.ts, which makes it
const sender = stageSender(workerData.settings as SenderSettings);

function tell(message: FromThread): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(message);
}

void sender.prime().then(() => tell({ kind: 'ready' }));

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'cancel') return sender.cancel();
  let records: RequestRecord[] = [];
  const flush = () => {
    if (records.length > 0) tell({ kind: 'records', records });
    records = [];
  };
  const timer = setInterval(flush, BATCH_MS);
  sender
    .run(message.job, (record) => void records.push(record))
    .then(
      () => {
        clearInterval(timer);
        flush();
        tell({ kind: 'done' });
      },
      (error: unknown) => {
        // What a request does not survive is a record; anything else is a defect, and the command says so.
        process.nextTick(() => {
          throw error;
        });
      },
    );
});
