import { isOpen, type ServingLoad } from './load.ts';
import type { ServingSystem } from './system.ts';

/** Arrival, admission, end, and a leap cut short by each of them. */
const EVENTS_OF_A_REQUEST = 6;

/**
 * About how many events a run of this load takes, without running it: what its computing costs, so that a request of a stranger can
 * be refused beforehand. Prompts count by their pieces, answers by the windows that they pass and not by their tokens.
 */
export function eventCount(
  system: ServingSystem,
  { requests, inputTokens, outputTokens, arrivals }: ServingLoad,
): number {
  const pools = 'clock' in system ? [system] : [system.prefill, system.decode];
  let perRequest = 0;
  for (const { scheduler, clock, memory, replicas = 1 } of pools) {
    const { tokenBudget, chunked, maxSequences, preempt } = scheduler;
    const pieces = chunked ? Math.ceil(inputTokens / tokenBudget) : 1;
    // Where so many cannot be held at once, the newest may start over, each time with its prompt.
    const held = isOpen(arrivals) ? maxSequences : Math.min(maxSequences, arrivals.clients / replicas);
    const wanted = held * (inputTokens + outputTokens);
    const crowding =
      preempt === 'never' ? 1 : Math.min(4, Math.max(1, wanted / (memory.blocks * memory.blockTokens)));
    perRequest += EVENTS_OF_A_REQUEST + clock.reaches.length + pieces * crowding;
  }
  return Math.ceil(requests * perRequest);
}
