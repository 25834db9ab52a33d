import { freemem } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { Probe } from '@inferbench/domain/probe';
import { BYTES_PER_GIB, NS_PER_SEC } from '@inferbench/units/si';
import { startThread } from '../environment/start-thread.ts';
import { CHAIN_STEPS, SCAN_BYTES } from './kernels.ts';
import { placesOf } from './packed-product.ts';
import type { Asked, Done, Job } from './thread-job.ts';

/** Matrices of a product lie in the second cache of a core. */
const PRODUCT_SIZE = 256;
const PRODUCT_TIMES = 60;
const CHAIN_TURNS = 6_000_000;
/** Of the free memory, at most this share is read. */
const FREE_SHARE = 0.25;

export interface ProbeOptions {
  cores: number;
  rounds: number;
  /** Memory that each thread reads: several times the caches, or it is they that are measured. */
  readBytes?: number;
}

type Figures = Pick<Probe, 'clock' | 'reads' | 'products'>;

/** Measures clock, memory and products: each once with one thread and once with all. */
export async function runProbe({
  cores,
  rounds,
  readBytes = usualBytes(cores),
}: ProbeOptions): Promise<Figures> {
  const bytes = Math.floor(readBytes / SCAN_BYTES) * SCAN_BYTES;
  const memoryBytes = Math.max(bytes, placesOf(PRODUCT_SIZE).bytes);
  const threads = Array.from({ length: cores }, () =>
    startThread(new URL('./probe-thread.ts', import.meta.url), { memoryBytes }),
  );
  const rates = async (job: Job, units: number, count: number): Promise<number[]> => {
    const found: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      found.push((units * count) / (await together(threads.slice(0, count), job)));
    return found;
  };
  try {
    const counts = cores === 1 ? [1] : [1, cores];
    const clock = await rates({ kind: 'clock', turns: CHAIN_TURNS }, CHAIN_TURNS * CHAIN_STEPS, 1);
    const reads: Probe['reads'] = [];
    const products: Probe['products'] = [];
    const flops = 2 * PRODUCT_SIZE ** 3 * PRODUCT_TIMES;
    for (const count of counts) {
      const bytesPerSec = await rates({ kind: 'read', bytes }, bytes, count);
      reads.push({ threads: count, bytesPerThread: bytes, bytesPerSec });
      const job = { kind: 'product', size: PRODUCT_SIZE, times: PRODUCT_TIMES } as const;
      const opsPerSec = await rates(job, flops, count);
      products.push({ threads: count, precision: 'fp32', size: PRODUCT_SIZE, opsPerSec });
    }
    return { clock: { hertz: clock }, reads, products };
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

function usualBytes(cores: number): number {
  return Math.min(BYTES_PER_GIB, (freemem() * FREE_SHARE) / cores);
}

/** Seconds from the first that began to the last that ended. */
async function together(threads: readonly Worker[], job: Job): Promise<number> {
  const asked: Asked = { job, gate: new SharedArrayBuffer(4), threads: threads.length };
  const done = await Promise.all(threads.map((thread) => answerOf(thread, asked)));
  const beginNs = done.map((one) => one.beginNs).reduce((a, b) => (b < a ? b : a));
  const endNs = done.map((one) => one.endNs).reduce((a, b) => (b > a ? b : a));
  return Number(endNs - beginNs) / NS_PER_SEC;
}

function answerOf(thread: Worker, asked: Asked): Promise<Done> {
  return new Promise((resolve, reject) => {
    const heard = (done: Done) => {
      thread.off('error', failed);
      resolve(done);
    };
    const failed = (error: Error) => {
      thread.off('message', heard);
      reject(error);
    };
    thread.once('message', heard);
    thread.once('error', failed);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    thread.postMessage(asked);
  });
}
