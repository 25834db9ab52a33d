import { once } from 'node:events';
import { EXIT_CODES } from '@inferbench/domain/errors/error-catalogue';
import { printNote, ReportedFailure } from '../terminal/output.ts';
import { type BatchAnswer, batchAnswerer, type LinesAsked } from './answer-batch.ts';
import { type Line, linesOf } from './lines.ts';
import { QUESTIONS, type QuestionName } from './questions.ts';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Batches a thread has before it, so that it never waits. */
const QUEUED = 3;

interface JsonlCounts {
  lines: number;
  failed: number;
}

/** Answers the lines of a file, or of stdin where none is named. Fails after the last where a line did. */
export async function answerMany(file: string | true, asked: LinesAsked): Promise<void> {
  const { lines, failed } = await answerLines(file === true ? '-' : file, asked);
  if (failed === 0) return;
  printNote(`${failed} of ${lines} lines failed; their answers say why`);
  throw new ReportedFailure(EXIT_CODES.invalid);
}

/** One configuration a line in, one answer a line out in the same order; a bad line spoils nothing but itself. */
async function answerLines(file: string, asked: LinesAsked): Promise<JsonlCounts> {
  const { firstBatches } = QUESTIONS[asked.question];
  const counts = { lines: 0, failed: 0 };
  const answerHere = batchAnswerer(asked);
  const pending: Promise<BatchAnswer>[] = [];
  let pool: BatchPool | null = null;
  let batches = 0;

  async function writeNext(): Promise<void> {
    const answered = await pending.shift();
    if (answered === undefined) return;
    counts.lines += answered.lines;
    counts.failed += answered.failed;
    await write(answered.text);
  }

  try {
    for await (const batch of batchesOf(linesOf(file), asked.question)) {
      batches += 1;
      if (batches > firstBatches && canThread()) pool ??= batchPool(asked);
      pending.push(pool === null ? answerHere(batch) : pool.answer(batch));
      while (pending.length > (pool === null ? 0 : pool.threads * QUEUED)) await writeNext();
    }
    while (pending.length > 0) await writeNext();
  } finally {
    await pool?.close();
  }
  return counts;
}

async function* batchesOf(lines: AsyncIterable<Line>, question: QuestionName): AsyncGenerator<Line[]> {
  const { batchLines, firstBatches } = QUESTIONS[question];
  let [batch, batches]: [Line[], number] = [[], 0];
  for await (const line of lines) {
    batch.push(line);
    if (batch.length < (batches < firstBatches ? batchLines.first : batchLines.later)) continue;
    yield batch;
    batch = [];
    batches += 1;
  }
  if (batch.length > 0) yield batch;
}

/** Waits for a slow reader instead of collecting answers for it. */
async function write(text: string): Promise<void> {
  if (text !== '' && !process.stdout.write(text)) await once(process.stdout, 'drain');
}

/** Threads at most: more wait for the one that reads and writes. */
const MOST_THREADS = 4;

interface Waiting {
  resolve: (answer: BatchAnswer) => void;
  reject: (error: Error) => void;
}

interface BatchPool {
  threads: number;
  answer(lines: readonly Line[]): Promise<BatchAnswer>;
  close(): Promise<void>;
}

/** Tells whether threads can run, as from the bundle only: Node 20 gives threads nothing that reads TypeScript. */
function canThread(): boolean {
  return !import.meta.url.endsWith('.ts');
}

/** Threads that answer batches of lines in turn. */
function batchPool(asked: LinesAsked): BatchPool {
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
