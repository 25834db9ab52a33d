import type { Chip } from '@inferbench/domain/chips/chip';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { OperatorGraph } from '@inferbench/domain/models/operator-graph';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import type { Run } from '@inferbench/domain/runs/run';
import type { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { ONE_CHIP, type Placement } from '@inferbench/domain/scores/simulation';
import { capacityOf, fits } from '@inferbench/simulator/capacity';

/** How a submitter says the model was split; what is not said is null. */
export interface DeclaredSplit extends Pick<
  Run['system'],
  'tensorParallel' | 'pipelineParallel' | 'expertParallel'
> {
  attentionParallel?: StatedRanks;
}

/** Ranks of data-parallel attention in a tensor-parallel group; true: each of its chips is one. */
export type StatedRanks = SimulateRequest['attentionParallel'];

/** Number of ranks of a group; left out, all its chips attend for the same sequences. */
export function ranksOf(stated: StatedRanks, group: number): number {
  return stated === true ? group : (stated ?? 1);
}

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
  const tensorParallel = groupOf(chips, split);
  return dividedPlacement(chips, {
    tensorParallel,
    pipelineParallel: split.pipelineParallel ?? 1,
    expertParallel: split.expertParallel ?? 1,
    attentionParallel: ranksOf(split.attentionParallel, tensorParallel),
  });
}

export function dividedPlacement(
  chips: number,
  split: Omit<Placement, 'chips' | 'replicas'>,
): Result<Placement, InferbenchError> {
  const { tensorParallel, pipelineParallel, attentionParallel } = split;
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
  if (tensorParallel % attentionParallel !== 0) return fail(ranksNotDivided(split));
  return ok({ chips, replicas, ...split });
}

function ranksNotDivided({
  tensorParallel,
  attentionParallel,
}: Pick<Placement, 'tensorParallel' | 'attentionParallel'>): InferbenchError {
  return new InferbenchError(
    'INVALID',
    `A group of ${tensorParallel} chips does not divide into ${attentionParallel} ranks that attend for sequences of their own.`,
    {
      path: 'attentionParallel',
      value: String(attentionParallel),
      expected: `a divisor of ${tensorParallel}`,
      fix: 'State as many ranks as divide the tensor-parallel group, or true for one on each chip.',
    },
  );
}

/** Most chips that a placement is looked for on. */
export const MAX_CHIPS = 1024;

/** The smallest power of two of chips in one tensor-parallel group on which the load fits; null where none up to 1,024 does. */
export function smallestPlacement(
  chip: Chip,
  graph: OperatorGraph,
  load: { batch: number; context: number },
  ranks?: StatedRanks,
): Placement | null {
  for (let chips = 1; chips <= MAX_CHIPS; chips *= 2) {
    const placement = { ...ONE_CHIP, chips, tensorParallel: chips, attentionParallel: ranksOf(ranks, chips) };
    if (chips % placement.attentionParallel !== 0) continue;
    if (fits(capacityOf({ graph, chip, placement, ...load }))) return placement;
  }
  return null;
}
