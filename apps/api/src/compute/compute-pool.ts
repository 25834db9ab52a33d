import { availableParallelism } from 'node:os';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { Turns } from '@inferbench/http-guard/turns';
import type { ComputeInput, ComputeOutcome, ComputeTask } from './compute-tasks.ts';
import { Thread, ThreadEnded } from './thread.ts';
import { received } from './wire.ts';

/** Jobs of one visitor: a page of 100 chips asks for; of all, what is answered within their patience. */
const LIMITS = { visitors: 64, jobsEach: 256 };
/** Threads beside the one that answers requests. Two at least: a visitor runs one job at a time, however long, and others compute meanwhile. */
const THREADS = Math.max(2, availableParallelism() - 1);

/** Reads what somebody sent, however large: never longer than its deadline. */
const OF_DOCUMENTS: ReadonlySet<ComputeTask> = new Set([
  'checkImport',
  'checkSubmission',
  'publicCopy',
  'parseBody',
]);

export interface ComputeJob<Task extends ComputeTask> {
  task: Task;
  input: ComputeInput<Task>;
  catalogue: CatalogueView;
  /** Visitor whose turn it takes. */
  visitor: string;
  /** Time that it may run while others wait; twice as long where nobody does and it reads nobody's document. */
  deadlineMs: number;
  transfer?: readonly ArrayBuffer[];
}

interface Waiting extends Omit<ComputeJob<ComputeTask>, 'input'> {
  input: unknown;
  resolve: (outcome: unknown) => void;
  reject: (error: Error) => void;
}

/**
 * Runs the engine and the importers off the event loop: one job a visitor at a time, the others' first, none longer than its
 * deadline. Throws BUSY, DEADLINE_EXCEEDED, and what the task itself throws.
 */
export class ComputePool {
  readonly #turns = new Turns<Waiting>(LIMITS);
  readonly #idle: Thread[] = [];
  /** All that were started and not stopped. */
  readonly #threads = new Set<Thread>();
  #closed = false;
  /** Whether an idle thread waits for the next job. */
  #spare = false;

  /** Starts a thread now instead of with the first job, which starts the next for whoever comes then. */
  async warm(): Promise<void> {
    this.#spare = true;
    await this.#keepSpare()?.ready();
  }

  run<Task extends ComputeTask>(job: ComputeJob<Task>): Promise<ComputeOutcome<Task>> {
    return new Promise((resolve, reject) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a task's outcome is its own
      const settle = (outcome: unknown) => resolve(outcome as ComputeOutcome<Task>);
      const waiting: Waiting = { ...job, resolve: settle, reject };
      if (this.#closed || !this.#turns.add(job.visitor, waiting)) reject(busy());
      else this.#go();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#turns.clear()) reject(busy());
    await Promise.all([...this.#threads].map((thread) => thread.stop()));
  }

  #start(): Thread {
    const thread = new Thread();
    this.#threads.add(thread);
    return thread;
  }

  #keepSpare(): Thread | undefined {
    if (!this.#spare || this.#idle.length > 0 || this.#threads.size >= THREADS) return undefined;
    const thread = this.#start();
    this.#idle.push(thread);
    return thread;
  }

  #go(): void {
    while (!this.#closed && (this.#idle.length > 0 || this.#threads.size < THREADS)) {
      const next = this.#turns.next();
      if (next === null) return;
      const thread = this.#idle.pop() ?? this.#start();
      this.#keepSpare();
      void this.#work(thread, next.job).finally(() => {
        this.#turns.done(next.visitor);
        this.#go();
      });
    }
  }

  async #work(thread: Thread, job: Waiting): Promise<void> {
    const late = { yes: false };
    let timer: NodeJS.Timeout | undefined;
    const end = () => {
      late.yes = true;
      void thread.stop();
    };
    try {
      await thread.ready();
      timer = setTimeout(() => {
        if (OF_DOCUMENTS.has(job.task) || this.#turns.waits()) end();
        else timer = setTimeout(end, job.deadlineMs);
      }, job.deadlineMs);
      const outcome = await thread.run({ transfer: [], ...job });
      this.#idle.push(thread);
      job.resolve(received(outcome));
    } catch (error) {
      if (error instanceof ThreadEnded) this.#threads.delete(thread);
      job.reject(this.#reasonOf(error, late.yes, job));
    } finally {
      clearTimeout(timer);
    }
  }

  #reasonOf(error: unknown, late: boolean, { task, deadlineMs }: Waiting): Error {
    if (!(error instanceof ThreadEnded)) return error instanceof Error ? error : new Error(String(error));
    if (this.#closed) return busy();
    const used = late ? `more than ${deadlineMs / 1000} s` : 'more memory than one computation gets';
    return new InferbenchError('DEADLINE_EXCEEDED', `The computation (${task}) needed ${used}.`, {
      path: OF_DOCUMENTS.has(task) ? 'document' : task,
      fix: 'Ask for less at once, or send a smaller file. With an API key the deadline is longer.',
    });
  }
}

function busy(): InferbenchError {
  return new InferbenchError('BUSY', 'Too many computations wait already.', {
    fix: 'Repeat the request after the seconds that Retry-After says.',
  });
}
