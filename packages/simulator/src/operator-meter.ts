import { distinctExperts } from '@inferbench/domain/distinct-experts';
import type { Operator, OperatorGraph, StepLoad } from '@inferbench/domain/operator-graph';
import type { Placement } from '@inferbench/domain/simulation';
import { costOf } from '@inferbench/domain/step-load';
import { kvCopies } from './capacity.ts';
import { allReduceBytes, allReduceSec, allToAllSec, type Network } from './collectives.ts';
import type { OperatorWork } from './family-model.ts';
import { addTo, SLOT } from './slot.ts';

/** What the operators of a step ask of one chip of a placement, and of its links. */
export interface OperatorMeter {
  /** Of the operator that was measured last. */
  work: Readonly<OperatorWork>;
  begin(load: StepLoad): void;
  /** Work of one chip in one copy of the operator; counts the whole placement's on the way. */
  measure(operator: Operator, boundaryShare: number, out: Float64Array): void;
  /** Seconds that the sums and exchanges after one copy take; counts their bytes. */
  communicate(operator: Operator, out: Float64Array): number;
}

export function operatorMeter(graph: OperatorGraph, placement: Placement, network: Network): OperatorMeter {
  const { tensorParallel: group, replicas, expertParallel } = placement;
  const kvShards = Math.min(group, graph.kvCache.shards);
  const copies = kvCopies(graph, placement);
  // Experts kept whole are shared by the tokens of all replicas that the expert group spans.
  const expertReplicas = Math.max(1, expertParallel / group);
  const expertChips = Math.max(group, expertParallel);
  // Fields of the closure: nothing may be allocated per operator.
  let load: StepLoad = { sequences: 0, newTokens: 0, pastTokens: 0 };
  let tokens = 0;
  const work: OperatorWork = {
    rows: 0,
    flops: 0,
    vectorFlops: 0,
    weightBytes: 0,
    expansionBytes: 0,
    kvBytes: 0,
    activationBytes: 0,
  };

  function measure(operator: Operator, boundaryShare: number, out: Float64Array): void {
    const { multiplicity, routed, gemm } = operator;
    const all = multiplicity * replicas;
    const flops = costOf(operator.flops, load, operator.locality);
    const kvBytes = costOf(operator.kvBytes, load, operator.locality);
    const activationBytes = boundaryShare * costOf(operator.activationBytes, load, operator.locality);
    const parts = sharedBy(operator) ? group : 1;
    work.flops = flops / parts;
    work.vectorFlops = costOf(operator.vectorFlops, load, operator.locality) / parts;
    work.kvBytes = kvBytes / kvShards;
    work.activationBytes = activationBytes / parts;
    work.weightBytes = operator.weightBytes / parts;
    work.expansionBytes = operator.expansionBytes / parts;
    work.rows = gemm === null ? 0 : gemm.rowsPerToken * tokens + gemm.rowsPerSequence * load.sequences;
    let weightBytes = operator.weightBytes * all;
    if (routed !== null) {
      const chosen = distinctExperts(routed, tokens * expertReplicas);
      work.weightBytes += (routed.bytesPerExpert * chosen) / expertChips;
      work.rows = (work.rows * expertReplicas) / chosen;
      weightBytes += (routed.bytesPerExpert * chosen * all) / expertReplicas;
    }
    addTo(out, SLOT.flops, all * flops);
    if (operator.kind === 'attention') addTo(out, SLOT.attentionFlops, all * flops);
    addTo(out, SLOT.weightBytes, weightBytes);
    addTo(out, SLOT.kvBytes, all * copies * kvBytes);
    addTo(out, SLOT.activationBytes, all * activationBytes);
  }

  function communicate(operator: Operator, out: Float64Array): number {
    const payload = costOf(operator.allReduceBytes, load, null);
    if (payload === 0) return 0;
    const { routed, multiplicity } = operator;
    if (routed !== null && expertParallel > 1) {
      // Dispatch and combine; each chip sends its part of the tokens to the experts that they chose.
      const sent = (payload * routed.topK) / group;
      addTo(
        out,
        SLOT.collectiveBytes,
        (2 * multiplicity * replicas * group * sent * (expertChips - 1)) / expertChips,
      );
      return 2 * allToAllSec(sent, expertChips, network);
    }
    addTo(out, SLOT.collectiveBytes, multiplicity * replicas * allReduceBytes(payload, group));
    return allReduceSec(payload, group, network);
  }

  return {
    work,
    begin(step) {
      load = step;
      tokens = step.sequences * step.newTokens;
    },
    measure,
    communicate,
  };
}

/** Each chip of a group does its part of a product or of the heads; norms and look-ups every chip does whole. */
function sharedBy({ kind, gemm }: Operator): boolean {
  return gemm === null ? kind === 'attention' : gemm.parallel !== 'replicated';
}
