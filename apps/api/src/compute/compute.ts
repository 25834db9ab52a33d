import type { ComputeInput, ComputeOutcome, ComputeTask } from './compute-tasks.ts';

/** Runs a task for one request: on its catalogue, in its visitor's turn, within its deadline. Throws as ComputePool.run. */
export type Compute = <Task extends ComputeTask>(
  task: Task,
  input: ComputeInput<Task>,
  /** Buffers that move to the thread instead of being copied. */
  transfer?: readonly ArrayBuffer[],
) => Promise<ComputeOutcome<Task>>;
