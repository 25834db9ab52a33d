import type { Chip } from '@inferbench/domain/chip';
import { InferbenchError } from '@inferbench/domain/inferbench-error';
import type { OperatorGraph } from '@inferbench/domain/operator-graph';
import { fail, ok, type Result } from '@inferbench/domain/result';
import type { Run } from '@inferbench/domain/run';
import type { Placement } from '@inferbench/domain/simulation';
import { capacityOf, fits } from '@inferbench/simulator/capacity';

/** How a submitter says the model was split; what is not said is null. */
export type DeclaredSplit = Pick<Run['system'], 'tensorParallel' | 'pipelineParallel' | 'expertParallel'>;

/**
 * Chips that share every layer: spreading experts over chips shares the layers too, so the larger of both groups counts.
 * What nobody said is one group of all chips of a pipeline stage.
 */
function groupOf(chips: number, split: DeclaredSplit): number {
  const { tensorParallel, expertParallel, pipelineParallel } = split;
  if (tensorParallel === null && expertParallel === null) return chips / (pipelineParallel ?? 1);
  return Math.max(tensorParallel ?? 1, expertParallel ?? 1);
}

/** All chips in one tensor-parallel group unless the run says otherwise; what is left over are replicas. */
export function declaredPlacement(chips: number, split: DeclaredSplit): Result<Placement, InferbenchError> {
  return dividedPlacement(chips, {
    tensorParallel: groupOf(chips, split),
    pipelineParallel: split.pipelineParallel ?? 1,
    expertParallel: split.expertParallel ?? 1,
  });
}

export function dividedPlacement(
  chips: number,
  split: Pick<Placement, 'tensorParallel' | 'pipelineParallel' | 'expertParallel'>,
): Result<Placement, InferbenchError> {
  const { tensorParallel, pipelineParallel } = split;
  const replicas = chips / (tensorParallel * pipelineParallel);
  if (!Number.isInteger(replicas) || replicas < 1 || !Number.isInteger(tensorParallel)) {
    const said = `${tensorParallel} × ${pipelineParallel}`;
    return fail(
      new InferbenchError(
        'INVALID',
        `${chips} chips do not divide into groups of ${said} (chips that share layers × pipeline stages).`,
        {
          path: 'system.tensorParallel',
          value: said,
          expected: `a divisor of ${chips}`,
          fix: 'State the number of chips of the whole system, or other group sizes.',
        },
      ),
    );
  }
  return ok({ chips, replicas, ...split });
}

/** Most chips that a placement is looked for on. */
export const MAX_CHIPS = 1024;

/** The smallest power of two of chips in one tensor-parallel group on which the load fits; null where none up to 1,024 does. */
export function smallestPlacement(
  chip: Chip,
  graph: OperatorGraph,
  load: { batch: number; context: number },
): Placement | null {
  for (let chips = 1; chips <= MAX_CHIPS; chips *= 2) {
    const placement = { chips, tensorParallel: chips, pipelineParallel: 1, replicas: 1, expertParallel: 1 };
    if (fits(capacityOf({ graph, chip, placement, ...load }))) return placement;
  }
  return null;
}
