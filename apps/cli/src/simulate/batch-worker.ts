// A thread of `simulate --jsonl` or `serve --jsonl`: batches of lines in, their answers out.
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { batchAnswerer } from './answer-batch.ts';

const Asked = z.object({
  question: z.enum(['simulate', 'serve']),
  defaults: z.record(z.string(), z.unknown()),
});
const answer = batchAnswerer(Asked.parse(workerData));
const Batch = z.object({ id: z.int(), lines: z.array(z.string().nullable()) });

parentPort?.on('message', (message: unknown) => {
  const { id, lines } = Batch.parse(message);
  answer(lines).then(
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    (answered) => parentPort?.postMessage({ id, answered }),
    (error: unknown) => {
      // What is not an answer is a defect: the thread ends and the command says why.
      process.nextTick(() => {
        throw error;
      });
    },
  );
});
