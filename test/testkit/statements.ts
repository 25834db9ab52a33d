import type { TestApi } from './api.ts';
import { heardStatements } from './heard-statements.ts';

const RUNS = 3;

/**
 * How many SQL statements a warm server sends while `action` runs: the fewest of some runs, since the server asks once in a
 * while whether its catalogue is current.
 */
export async function countStatements(api: TestApi, action: () => Promise<unknown>): Promise<number> {
  const counts: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    let statements = 0;
    await heardStatements(api, () => (statements += 1), action);
    counts.push(statements);
  }
  return Math.min(...counts);
}
