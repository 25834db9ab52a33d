import type { Observation } from './observation.ts';

/** Runs of one campaign, model, chip and stack say little that is new after the first: together they weigh as the root of their number. */
/** The first list is of controlled runs, one by one. */
const LISTED = 2.5;

/**
 * Weights of rows: grade A more than B, kernels less than models, first tokens, which hold waiting, less than steps, and many
 * captures of one thing less each.
 */
export function rowWeights(observations: readonly Observation[]): number[] {
  const counts = new Map<string, number>();
  for (const row of observations) counts.set(cellOf(row), (counts.get(cellOf(row)) ?? 0) + 1);
  return observations.map((row) => {
    const { grade, metric, request, rowId } = row;
    const many = Math.sqrt(counts.get(cellOf(row)) ?? 1);
    const firstToken = metric === 'ttft_ms' ? 0.3 : 1;
    const kernel = request.phase === 'op' ? 0.4 : 1;
    const listed = rowId.startsWith('m') ? LISTED : 1;
    return ((grade === 'A' ? 1 : 0.7) * firstToken * kernel * listed) / many;
  });
}

function cellOf({ document, harness, chip, model, framework, version }: Observation): string {
  return JSON.stringify([harness === null ? '' : document, model, chip, framework, version]);
}
