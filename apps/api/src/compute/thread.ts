import { Worker } from 'node:worker_threads';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { ComputeTask } from './compute-tasks.ts';
import type { ToThread } from './compute-thread.ts';
import type { Sent } from './wire.ts';

/** Source needs a file that reads TypeScript first; what is built lies beside this. */
const ENTRY = new URL(`./compute-thread.${import.meta.url.endsWith('.ts') ? 'mjs' : 'js'}`, import.meta.url);
/** Room for what is new is a quarter of what Node gives: that stays taken after the start, and computes no faster. */
const LIMITS = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 12 };

export interface ThreadJob {
  task: ComputeTask;
  input: unknown;
  catalogue: CatalogueView;
  /** Buffers that move instead of being copied. */
  transfer: readonly ArrayBuffer[];
}

/** Why a thread gave no outcome: it was stopped, or ended by itself. */
export class ThreadEnded extends Error {}

interface Waiting {
  resolve: (outcome: Sent) => void;
  reject: (error: Error) => void;
}

/** One worker thread, one job at a time. It holds the catalogue of its last job. */
export class Thread {
  readonly #worker = new Worker(ENTRY, { resourceLimits: LIMITS });
  readonly #ready: Promise<void>;
  #catalogue: CatalogueView | null = null;
  #waiting: Waiting | null = null;
  #ended: Error | null = null;

  constructor() {
    // Our own shutdown ends it; a thread alone keeps no process alive.
    this.#worker.unref();
    this.#ready = new Promise((resolve, reject) => {
      this.#worker.on('message', (message: { ready: true } | { outcome: Sent }) => {
        if ('ready' in message) resolve();
        else this.#settle((waiting) => waiting.resolve(message.outcome));
      });
      const end = (error: Error) => {
        this.#ended ??= error;
        reject(error);
        this.#settle((waiting) => waiting.reject(error));
      };
      this.#worker.on('error', (error: Error) => end(new ThreadEnded(error.message)));
      this.#worker.on('exit', (code) => end(new ThreadEnded(`the thread ended with ${code}`)));
    });
    this.#ready.catch(() => undefined);
  }

  /** Resolves when it takes jobs; rejects where it could not be started. */
  ready(): Promise<void> {
    return this.#ready;
  }

  async run({ task, input, catalogue, transfer }: ThreadJob): Promise<Sent> {
    await this.#ready;
    if (this.#ended) throw this.#ended;
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      if (this.#catalogue !== catalogue) this.#send({ kind: 'catalogue', catalogue });
      this.#catalogue = catalogue;
      try {
        this.#send({ kind: 'job', id: 0, task, input }, transfer);
      } catch (error) {
        // A value that cannot cross a thread is a bug of the caller.
        this.#waiting = null;
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }

  #send(message: ToThread, transfer: readonly ArrayBuffer[] = []): void {
    this.#worker.postMessage(message, [...transfer]);
  }

  #settle(act: (waiting: Waiting) => void): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting) act(waiting);
  }
}
