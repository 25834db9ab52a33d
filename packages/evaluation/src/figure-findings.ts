import { checkFigures } from '@inferbench/checks/rules';
import type { Finding } from '@inferbench/domain/errors/finding';
import type { Run } from '@inferbench/domain/runs/run';

/**
 * What the figures of a run say against each other whatever it ran on: a request longer than the run, more of them in flight
 * than the limit. A wrong unit shows here before chip and model are stated; evaluation asks the same rules again.
 */
export function figureFindings({ points }: Run): Finding[] {
  return points.flatMap((point, index) => checkFigures({ point, index }));
}
