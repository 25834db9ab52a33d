/** What one load gave. */
export interface SizedOutput {
  /** Clients of a closed loop. */
  size: number;
  outputTokensPerSec: number;
}

/** Throughput that counts as all there is: the share of the best that a closed loop has to reach. */
const REACHED = 0.95;

/** Throughput that twice the clients have to give beyond, or a closed loop no longer rises. */
const RISES = 1.05;

/** Whether the largest size gave more than the one before; sizes in order. */
export function stillRises(steps: readonly SizedOutput[]): boolean {
  const [before, largest] = steps.slice(-2);
  if (before === undefined || largest === undefined) return true;
  return largest.outputTokensPerSec > RISES * before.outputTokensPerSec;
}

/** The smallest size that gives all there is, of sizes in order; undefined where none gave anything. */
export function firstAtMost<Step extends SizedOutput>(steps: readonly Step[]): Step | undefined {
  const best = steps.reduce((most, step) => Math.max(most, step.outputTokensPerSec), 0);
  return steps.find(({ outputTokensPerSec }) => best > 0 && outputTokensPerSec >= REACHED * best);
}

/** Where a closed loop stops to give more, of sizes in any order; undefined while it still rises, or of a single size. */
export function closedKnee<Step extends SizedOutput>(history: readonly Step[]): Step | undefined {
  const steps = history.toSorted((a, b) => a.size - b.size);
  return steps.length > 1 && !stillRises(steps) ? firstAtMost(steps) : undefined;
}
