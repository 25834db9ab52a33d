import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RequestRecord } from '@inferbench/domain/runs/measurement/record';
import type { FromThread, ToThread } from './sender-thread.ts';
import { newShared, type SenderSettings, sharedCounters, type StageJob } from './stage-job.ts';

/** What one thread sends well. */
const REQUESTS_PER_SEC = 200;
const CLIENTS = 256;
const MOST_THREADS = 16;

export type Stage = Omit<StageJob, 'sender' | 'senders' | 'shared'>;

export interface Senders {
  /** Starts what a stage needs, before its first moment is set. */
  ready(stage: Pick<Stage, 'load'>): Promise<void>;
  run(stage: Stage, onRecords: (records: readonly RequestRecord[]) => void): Promise<void>;
  /** Requests of all stages so far. */
  sent(): number;
  cancel(): void;
  close(): Promise<void>;
}

/** One thread for about 200 requests a second, and no more than there are cores: threads that wait for one are late. */
export function threadsFor({ load }: Pick<Stage, 'load'>): number {
  const wanted = load.kind === 'closed' ? load.concurrency / CLIENTS : load.requestsPerSec / REQUESTS_PER_SEC;
  return Math.max(1, Math.min(Math.ceil(wanted), MOST_THREADS, availableParallelism() - 1));
}

/** Threads that send; they begin when a stage first needs them and live until the end. */
export function senders(settings: SenderSettings): Senders {
  const threads: Worker[] = [];
  const stages: SharedArrayBuffer[] = [];
  const post = (thread: Worker, message: ToThread) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    thread.postMessage(message);
  };
  const ready = async (count: number) => {
    while (threads.length < count) threads.push(await startedThread(settings));
  };
  return {
    ready: (stage) => ready(threadsFor(stage)),
    async run(stage, onRecords) {
      const count = threadsFor(stage);
      await ready(count);
      const shared = newShared();
      stages.push(shared);
      await Promise.all(
        threads.slice(0, count).map((thread, sender) => {
          const ended = endOf(thread, onRecords);
          post(thread, { kind: 'stage', job: { ...stage, sender, senders: count, shared } });
          return ended;
        }),
      );
    },
    sent: () => stages.reduce((sum, shared) => sum + sharedCounters(shared).sent(), 0),
    cancel: () => threads.forEach((thread) => post(thread, { kind: 'cancel' })),
    async close() {
      await Promise.all(threads.map((thread) => thread.terminate()));
    },
  };
}

function startedThread(settings: SenderSettings): Promise<Worker> {
  const thread = startThread(new URL('./sender-thread.ts', import.meta.url), { settings });
  return new Promise((resolve, reject) => {
    // Its first word is that it is ready.
    thread.once('message', () => resolve(thread));
    thread.once('error', reject);
  });
}

function endOf(thread: Worker, onRecords: (records: readonly RequestRecord[]) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const over = () => {
      thread.off('message', heard);
      thread.off('error', failed);
    };
    const heard = (message: FromThread) => {
      if (message.kind === 'records') return onRecords(message.records);
      over();
      resolve();
    };
    const failed = (error: Error) => {
      over();
      reject(error);
    };
    thread.on('message', heard);
    thread.on('error', failed);
  });
}

/**
 * Starts a thread of this program. Source is read by tsx, which a thread has to be told; in the bundle the file lies beside the
 * others, by its name.
 */
function startThread(entry: URL, workerData: unknown): Worker {
  if (import.meta.url.endsWith('.ts')) return new Worker(sourceStart(entry), { eval: true, workerData });
  const file = `./${path.basename(entry.pathname, '.ts')}.js`;
  return new Worker(new URL(file, import.meta.url), { workerData });
}

function sourceStart(entry: URL): string {
  // A require is shown the CommonJS twin, which cannot be imported from a string.
  const twin = createRequire(import.meta.url).resolve('tsx/esm/api');
  const loader = pathToFileURL(twin.replace(/\.cjs$/, '.mjs')).href;
  return `import(${JSON.stringify(loader)}).then(({ register }) => { register({ tsconfig: false }); return import(${JSON.stringify(entry.href)}); });`;
}
