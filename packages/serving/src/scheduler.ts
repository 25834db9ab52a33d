import type { StepClock } from './step-clock.ts';

/** What decides which requests a step computes: data, so that a stack is described and not programmed. */
export interface Scheduler {
  name: string;
  /** Requests join and leave between any two steps. */
  policy: 'continuous';
  /** Tokens that one step may compute. */
  tokenBudget: number;
  maxSequences: number;
  /** Prompts are cut to what is left of the budget. Otherwise they are computed whole, the first of a step whatever its length. */
  chunked: boolean;
  /** Prompts that fit are computed in steps of their own, while answers wait. Otherwise they join the step of the answers. */
  prefillFirst: boolean;
  /** Share of the blocks that admitting a prompt must leave free. */
  watermark: number;
  /** Share of the answer still to come, of all running requests and the new one, that must fit when a prompt is admitted. */
  reservedOutput: number;
  /** `recompute`: without room the newest gives up its cache and starts over. `never`: the whole answer has its room from the start. */
  preempt: 'recompute' | 'never';
  /** Host work of the next step runs beside this one. Told, not used: the times of steps know it. */
  overlapHost: boolean;
}

/** Room for keys and values of one engine. */
export interface KvMemory {
  blockTokens: number;
  blocks: number;
}

/** Engines that are equal, each with a queue of its own. A request goes to the one that holds the fewest. */
export interface Pool {
  clock: StepClock;
  scheduler: Scheduler;
  memory: KvMemory;
  replicas?: number;
}

/** Prompts and answers on engines of their own; keys and values move between them. */
export interface SplitPools {
  prefill: Pool;
  decode: Pool;
  transfer: { sec: number; secPerToken: number };
}
