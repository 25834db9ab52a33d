import { parentPort, workerData } from 'node:worker_threads';
import { probeKernels, SCAN_BYTES } from './kernels.ts';
import { instantiate } from './instantiate.ts';
import { multiply, pack } from './packed-product.ts';
import type { Asked, Job } from './thread-job.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what runProbe gives it
const { memoryBytes } = workerData as { memoryBytes: number };
const kernels = await instantiate(probeKernels(memoryBytes));
// Memory that was never written is one page of zeros for all of it.
new Uint8Array(kernels.memory.buffer).fill(1);

parentPort?.on('message', ({ job, gate, threads }: Asked) => {
  const run = prepared(job);
  wait(new Int32Array(gate), threads);
  const beginNs = process.hrtime.bigint();
  run();
  const endNs = process.hrtime.bigint();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage({ beginNs, endNs });
});

function prepared(job: Job): () => void {
  switch (job.kind) {
    case 'clock':
      return () => void kernels.chain(job.turns, 1);
    case 'read':
      return () => void kernels.scan(0, job.bytes / SCAN_BYTES);
    case 'product':
      pack(kernels.memory.buffer, job.size, { left: (row, k) => row - k, right: (k, column) => k + column });
      return () => {
        for (let time = 0; time < job.times; time += 1) multiply(kernels.tile, job.size);
      };
  }
}

/** Threads start together; a wait of the system would wake them one after the other. */
function wait(gate: Int32Array, threads: number): void {
  Atomics.add(gate, 0, 1);
  const patienceNs = process.hrtime.bigint() + 2_000_000_000n;
  while (Atomics.load(gate, 0) < threads && process.hrtime.bigint() < patienceNs);
}
