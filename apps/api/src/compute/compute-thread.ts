// A thread of the compute pool: a catalogue now and then, jobs in, their outcomes out.
import { parentPort } from 'node:worker_threads';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { COMPUTE_TASKS, type ComputeTask } from './compute-tasks.ts';
import { sent } from './wire.ts';

/** What the pool sends: it and this thread are one program, so that nothing is checked twice. */
export type ToThread =
  | { kind: 'catalogue'; catalogue: CatalogueView }
  | { kind: 'job'; id: number; task: ComputeTask; input: unknown };

let catalogue: CatalogueView = { chips: new Map(), models: new Map() };

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'catalogue') {
    catalogue = message.catalogue;
    return;
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the pool sends each task its own input
  const run = COMPUTE_TASKS[message.task] as (input: unknown, view: CatalogueView) => unknown;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage({ id: message.id, outcome: sent(() => run(message.input, catalogue)) });
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage({ ready: true });
