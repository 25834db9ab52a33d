import type { Chip } from '@inferbench/domain/chip';
import { InferbenchError } from '@inferbench/domain/inferbench-error';
import type { OperatorGraph } from '@inferbench/domain/operator-graph';
import { fail, ok, type Result } from '@inferbench/domain/result';
import type { Placement } from '@inferbench/domain/simulation';
import { capacityOf, fits } from '@inferbench/simulator/capacity';

/** All chips in one tensor-parallel group unless the run says otherwise. */
export function declaredPlacement(
  chips: number,
  tensorParallel: number | null,
): Result<Placement, InferbenchError> {
  const group = tensorParallel ?? chips;
  if (chips % group !== 0) {
    return fail(
      new InferbenchError(
        'INVALID',
        `${chips} chips do not divide into tensor-parallel groups of ${group}.`,
        {
          path: 'system.tensorParallel',
          value: String(group),
          expected: `a divisor of ${chips}`,
          fix: 'State the number of chips of the whole system, or another group size.',
        },
      ),
    );
  }
  return ok({ chips, tensorParallel: group, replicas: chips / group });
}

const MAX_CHIPS = 1024;

/** The smallest power of two of chips in one tensor-parallel group on which the load fits; null where none up to 1,024 does. */
export function smallestPlacement(
  chip: Chip,
  graph: OperatorGraph,
  load: { kvHeads: number; batch: number; context: number },
): Placement | null {
  for (let chips = 1; chips <= MAX_CHIPS; chips *= 2) {
    const placement = { chips, tensorParallel: chips, replicas: 1 };
    if (fits(capacityOf({ graph, chip, placement, ...load }))) return placement;
  }
  return null;
}
