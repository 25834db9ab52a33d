/** Notes how to undo what was just done. */
export type Undo = (step: () => Promise<void>) => void;

/** Does work in steps; where it fails, what it noted is undone, the last first. */
export async function undoneOnFailure<T>(work: (undo: Undo) => Promise<T>): Promise<T> {
  const steps: (() => Promise<void>)[] = [];
  try {
    return await work((step) => void steps.push(step));
  } catch (error) {
    for (const step of steps.toReversed()) await step();
    throw error;
  }
}
