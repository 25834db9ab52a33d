import type { Operator } from '@inferbench/domain/models/operator-graph';
import type { Placement } from '@inferbench/domain/scores/simulation';

/** Who attends for whom on a placement, and who shares experts with whom. */
export interface AttentionRanks {
  /** Ranks on the whole placement: each holds the cache of its own sequences, and its own dense layers and norms. */
  count: number;
  /** Chips of one rank, which divide its layers between them. */
  chips: number;
  /** Chips that hold one set of experts, and ranks whose tokens they take. */
  expertChips: number;
  sharing: number;
}

/** Counts attention ranks: without data-parallel attention every tensor-parallel group is one rank. */
export function attentionRanks(placement: Placement): AttentionRanks {
  const { tensorParallel, replicas, expertParallel, attentionParallel } = placement;
  const chips = tensorParallel / attentionParallel;
  const expertChips = Math.max(tensorParallel, expertParallel);
  return { count: replicas * attentionParallel, chips, expertChips, sharing: expertChips / chips };
}

/** Chips that a product is split over: of a rank, or, where experts are not spread whole, all that hold the experts. */
export function chipsSharing({ routed }: Pick<Operator, 'routed'>, placement: Placement): number {
  const { chips } = attentionRanks(placement);
  return routed !== null && placement.expertParallel === 1 ? placement.tensorParallel : chips;
}
