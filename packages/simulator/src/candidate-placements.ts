import type { OperatorGraph } from '@inferbench/domain/models/operator-graph';
import type { Placement } from '@inferbench/domain/scores/simulation';
import { Memo } from '@inferbench/units/memo';

export interface PlacementSpace {
  graph: OperatorGraph;
  chips: number;
  /** Query heads: a tensor-parallel group takes whole ones. */
  heads: number;
  /** Routed experts of a layer; null for a model without. */
  experts: number | null;
  batch: number;
}

function divisorsOf(whole: number): number[] {
  return Array.from({ length: whole }, (_, i) => i + 1).filter((divisor) => whole % divisor === 0);
}

/** A stage holds one matrix at least: more stages than matrices would idle. */
function deepestPipeline({ operators }: OperatorGraph): number {
  return operators.reduce(
    (sum, { gemm, routed, multiplicity }) => sum + (gemm || routed ? multiplicity : 0),
    0,
  );
}

/**
 * Every split of exactly `chips` chips: tensor groups that divide the heads, stages that each hold a matrix, replicas that
 * each have a sequence; experts split like the rest, whole over each group, or whole over all groups. Smaller tensor
 * groups first, then shorter pipelines: the order is part of the result where two placements tie.
 */
export function candidatePlacements({ batch, ...space }: PlacementSpace): Placement[] {
  const { graph, chips, heads, experts } = space;
  return splits
    .get(graph, `${chips} ${heads} ${experts ?? ''}`, () => splitsOf(space))
    .filter(({ replicas }) => replicas <= batch);
}

/** Splits by what they divide: every load of every chip asks for the same. */
const splits = new Memo<OperatorGraph, readonly Placement[]>();

function splitsOf({ graph, chips, heads, experts }: Omit<PlacementSpace, 'batch'>): Placement[] {
  const stages = deepestPipeline(graph);
  return divisorsOf(chips)
    .filter((tensorParallel) => heads % tensorParallel === 0)
    .flatMap((tensorParallel) =>
      divisorsOf(chips / tensorParallel)
        .map((pipelineParallel) => ({
          tensorParallel,
          pipelineParallel,
          replicas: chips / (tensorParallel * pipelineParallel),
        }))
        .filter(({ pipelineParallel }) => pipelineParallel <= stages)
        .flatMap((split) =>
          expertGroups(split, experts).map((expertParallel) => ({
            chips,
            ...split,
            expertParallel,
            attentionParallel: 1,
          })),
        ),
    );
}

function expertGroups(
  { tensorParallel, replicas }: { tensorParallel: number; replicas: number },
  experts: number | null,
): number[] {
  if (experts === null) return [1];
  const groups = new Set([1, tensorParallel, tensorParallel * replicas]);
  return [...groups].filter((group) => experts % group === 0);
}

/** TP8 × PP2 × DP4, EP32, DPA8: what is 1 is left out. */
export function placementName(placement: Placement): string {
  const { tensorParallel, pipelineParallel, replicas, expertParallel, attentionParallel } = placement;
  const parts = [
    ['TP', tensorParallel],
    ['PP', pipelineParallel],
    ['DP', replicas],
  ] as const;
  const split = parts.filter(([, size]) => size > 1).map(([word, size]) => `${word}${size}`);
  const experts = expertParallel > 1 ? `, EP${expertParallel}` : '';
  const ranks = attentionParallel > 1 ? `, DPA${attentionParallel}` : '';
  return `${split.length === 0 ? 'one chip' : split.join(' × ')}${experts}${ranks}`;
}
