import { busiestRankShare } from '@inferbench/domain/models/busiest-rank';
import { distinctExperts } from '@inferbench/domain/models/distinct-experts';
import type { Operator, OperatorGraph } from '@inferbench/domain/models/operator-graph';
import type { Placement } from '@inferbench/domain/scores/simulation';
import { costOfAmounts, type LoadAmounts } from '@inferbench/domain/models/step-load';
import { onceFor } from '@inferbench/units/once-for';
import { attentionRanks } from './attention-ranks.ts';
import { allReduceBytes, allReduceSec, allToAllSec, type Network } from './collectives.ts';
import type { OperatorWork } from './family-model.ts';
import { inOneShape } from './one-shape.ts';
import { addTo, SLOT } from './slot.ts';
import { stepAmounts, type StepAmounts } from './step-amounts.ts';

export interface MeteredOperator {
  /** Shared by all placements of its graph. */
  of: Operator;
  /** What the step asks of it. */
  amounts: Readonly<LoadAmounts>;
  /** Chips of a group over which its keys and values, or its states, are split, and copies of each byte. */
  cacheShards: number;
  cacheCopies: number;
}

/** What the operators of a step ask of one chip of a placement, and of its links. */
export interface OperatorMeter {
  /** Work of the operator that was measured last. */
  work: Readonly<OperatorWork>;
  /** What a step asks of one rank; filled before it begins. */
  step: StepAmounts;
  /** Operators of the graph, in its order. */
  operators: readonly MeteredOperator[];
  /** `busyRanks`: those of the placement that have work. */
  begin(busyRanks: number): void;
  /** Work of one chip in one copy of an operator; counts the whole placement's on the way. */
  measure(operator: MeteredOperator, boundaryShare: number, out: Float64Array): void;
  /** Seconds that the sums and exchanges after one copy take; counts their bytes. */
  communicate(operator: MeteredOperator, out: Float64Array): number;
}

/** Operators of a graph in one shape: the same for every placement that is compared. */
const shapedOperators = onceFor(({ operators }: OperatorGraph) => operators.map(inOneShape));

export function operatorMeter(graph: OperatorGraph, placement: Placement, network: Network): OperatorMeter {
  const { expertParallel } = placement;
  const { count, chips: group, expertChips, sharing } = attentionRanks(placement);
  // Of those with work: all ranks, and those whose tokens share one set of experts.
  let [ranks, expertRanks, expertParts] = [count, sharing, group];
  const step = stepAmounts(graph);
  const shaped = shapedOperators(graph);
  const operators = graph.operators.map((operator, index): MeteredOperator => {
    const { cacheShards, cacheCopies } = cacheSplit(operator, graph, group);
    const of = shaped[index] ?? operator;
    return { of, amounts: step.ofOperator[index] ?? step.shared, cacheShards, cacheCopies };
  });
  const chosenExperts = rememberedExperts();
  const work = noWork();

  function measure(metered: MeteredOperator, boundaryShare: number, out: Float64Array): void {
    const { of: operator, amounts } = metered;
    const { multiplicity, routed, gemm } = operator;
    const copiesOfIt = multiplicity * ranks;
    const flops = costOfAmounts(operator.flops, amounts);
    const attends = operator.kind === 'attention' || operator.kind === 'recurrence';
    const kvBytes = attends ? costOfAmounts(operator.kvBytes, amounts) : 0;
    const activationBytes = boundaryShare * costOfAmounts(operator.activationBytes, amounts);
    const parts = routed === null ? (sharedBy(operator) ? group : 1) : expertParts;
    work.flops = flops / parts;
    work.vectorFlops = costOfAmounts(operator.vectorFlops, amounts) / parts;
    work.kvBytes = kvBytes / metered.cacheShards;
    work.activationBytes = activationBytes / parts;
    work.weightBytes = operator.weightBytes / parts;
    work.expansionBytes = operator.expansionBytes / parts;
    work.rows =
      gemm === null ? 0 : gemm.rowsPerToken * amounts.tokens + gemm.rowsPerSequence * amounts.sequences;
    let weightBytes = operator.weightBytes * copiesOfIt;
    if (routed !== null) {
      const chosen = chosenExperts(routed, amounts.tokens * expertRanks);
      const busiest = expertParallel > 1 ? busiestRankShare(chosen, routed.experts, expertChips) : 1;
      work.weightBytes += ((routed.bytesPerExpert * chosen) / expertChips) * busiest;
      work.rows = (work.rows * expertRanks) / chosen;
      weightBytes += (routed.bytesPerExpert * chosen * copiesOfIt) / expertRanks;
    }
    addTo(out, SLOT.flops, copiesOfIt * flops);
    if (attends) addTo(out, SLOT.attentionFlops, copiesOfIt * flops);
    addTo(out, SLOT.weightBytes, weightBytes);
    if (attends) addTo(out, SLOT.kvBytes, copiesOfIt * metered.cacheCopies * kvBytes);
    addTo(out, SLOT.activationBytes, copiesOfIt * activationBytes);
  }

  function communicate({ of: operator, amounts }: MeteredOperator, out: Float64Array): number {
    const payload = costOfAmounts(operator.allReduceBytes, amounts);
    if (payload === 0) return 0;
    const { routed, multiplicity } = operator;
    // Ranks of one group have the same tokens: each adds up what its experts make of them.
    if (routed !== null && expertParallel > 1 && sharing > 1) {
      // Dispatch and combine; each chip sends its part of the tokens to the experts that they chose.
      const sent = (payload * routed.topK) / group;
      addTo(
        out,
        SLOT.collectiveBytes,
        (2 * multiplicity * ranks * group * sent * (expertChips - 1)) / expertChips,
      );
      return 2 * allToAllSec(sent, expertChips, network);
    }
    // Experts that are split over several ranks: tokens of all are gathered, and sums go back to those that own them.
    const [among, chips] = routed === null ? [1, group] : [expertRanks, expertChips];
    const bytes = allReduceBytes(payload * among, chips);
    addTo(out, SLOT.collectiveBytes, (multiplicity * ranks * bytes) / among);
    return allReduceSec(payload * among, chips, network);
  }

  return {
    work,
    step,
    operators,
    begin(busyRanks) {
      ranks = busyRanks;
      expertRanks = busyRanks === count ? sharing : (sharing * busyRanks) / count;
      expertParts = busyRanks === count ? group : expertChips / expertRanks;
    },
    measure,
    communicate,
  };
}

/** Parts into which a group splits what an operator keeps of a sequence: by its own key heads where layers differ, or by heads of states. */
function cacheSplit(
  { kind, kvShards }: Operator,
  { kvCache }: OperatorGraph,
  group: number,
): Pick<MeteredOperator, 'cacheShards' | 'cacheCopies'> {
  const shards = kind === 'recurrence' ? kvCache.stateShards : (kvShards ?? kvCache.shards);
  const cacheShards = Math.min(group, shards);
  return { cacheShards, cacheCopies: group / cacheShards };
}

/**
 * Whether each chip of a group does its part of an operator, as of a product or of the heads; norms and look-ups
 * every chip does whole.
 */
function sharedBy({ kind, gemm }: Operator): boolean {
  return gemm === null ? kind === 'attention' || kind === 'recurrence' : gemm.parallel !== 'replicated';
}

function noWork(): OperatorWork {
  return {
    rows: 0,
    flops: 0,
    vectorFlops: 0,
    weightBytes: 0,
    expansionBytes: 0,
    kvBytes: 0,
    activationBytes: 0,
  };
}

/** Remembers experts: both products of the experts of a layer ask for the same expectation one after the other. */
function rememberedExperts(): typeof distinctExperts {
  let [tokens, chosen]: [number, number] = [-1, 0];
  let known: { experts: number; topK: number; popularity: unknown } | null = null;
  return (routed, now) => {
    const { experts, topK, popularity } = routed;
    const same =
      now === tokens && known?.experts === experts && known.topK === topK && known.popularity === popularity;
    if (!same) [tokens, chosen, known] = [now, distinctExperts(routed, now), { experts, topK, popularity }];
    return chosen;
  };
}
