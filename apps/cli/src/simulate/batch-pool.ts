import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BatchAnswer, LinesAsked } from './answer-batch.ts';
import type { Line } from './lines.ts';

/** Threads at most: more wait for the one that reads and writes. */
const MOST_THREADS = 4;

interface Waiting {
  resolve: (answer: BatchAnswer) => void;
  reject: (error: Error) => void;
}

export interface BatchPool {
  threads: number;
  answer(lines: readonly Line[]): Promise<BatchAnswer>;
  close(): Promise<void>;
}

/** Whether threads can run, as from the bundle only: Node 20 gives threads nothing that reads TypeScript. */
export function canThread(): boolean {
  return !import.meta.url.endsWith('.ts');
}

/** Threads that answer batches of lines in turn. */
export function batchPool(asked: LinesAsked): BatchPool {
  const threads = Math.min(MOST_THREADS, availableParallelism());
  const waiting = new Map<number, Waiting>();
  const workers = Array.from({ length: threads }, () => {
    const worker = new Worker(new URL('./batch-worker.js', import.meta.url), { workerData: asked });
    worker.on('message', ({ id, answered }: { id: number; answered: BatchAnswer }) => {
      waiting.get(id)?.resolve(answered);
      waiting.delete(id);
    });
    worker.on('error', (error: Error) => {
      for (const { reject } of waiting.values()) reject(error);
    });
    return worker;
  });
  let next = 0;
  return {
    threads,
    answer(lines) {
      const id = next;
      next += 1;
      const worker = workers[id % threads];
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        worker?.postMessage({ id, lines });
      });
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
