import type { Chip } from '@inferbench/domain/chip';
import { distinctExperts } from '@inferbench/domain/distinct-experts';
import type { Operator, OperatorGraph, StepLoad } from '@inferbench/domain/operator-graph';
import type { Placement } from '@inferbench/domain/simulation';
import { costOf } from '@inferbench/domain/step-load';
import { kvCopies } from './capacity.ts';
import {
  allReduceBytes,
  allReduceSec,
  allToAllSec,
  type Network,
  networkOf,
  stageHopSec,
} from './collectives.ts';
import type { OperatorTime, OperatorWork, StepModel } from './family-model.ts';
import { SLOT, slot } from './slot.ts';

export interface WalkInput {
  graph: OperatorGraph;
  chip: Chip;
  placement: Placement;
  /** Null for families without a model: then only FLOPs and bytes are counted. */
  model: StepModel | null;
  allReduceSec: number;
}

type Walk = (load: StepLoad, bytesPerChip: number, out: Float64Array) => Float64Array;

function add(out: Float64Array, index: number, value: number): void {
  out[index] = slot(out, index) + value;
}

/**
 * One step of one replica through all layers: FLOPs and bytes of the whole placement, times of one tensor-parallel group.
 * What it divides among chips it divides once, so that families see the share of one chip.
 */
export function stepWalker({ graph, chip, placement, model, allReduceSec: latency }: WalkInput): Walk {
  const { tensorParallel: group, replicas, pipelineParallel, expertParallel } = placement;
  const network = networkOf(chip, latency);
  const kvShards = Math.min(group, graph.kvCache.shards);
  const copies = kvCopies(graph, placement);
  // Experts kept whole are shared by the tokens of all replicas that the expert group spans.
  const expertReplicas = Math.max(1, expertParallel / group);
  const expertChips = Math.max(group, expertParallel);
  const groups = model?.groups ?? graph.operators.map((_, index) => [index]);
  const work: OperatorWork = {
    rows: 0,
    flops: 0,
    vectorFlops: 0,
    weightBytes: 0,
    kvBytes: 0,
    activationBytes: 0,
  };
  const time: OperatorTime = { computeSec: 0, memorySec: 0, kvSec: 0, launchSec: 0 };
  const sums: OperatorTime = { computeSec: 0, memorySec: 0, kvSec: 0, launchSec: 0 };

  /** Work of one chip in one copy of the operator; counts the whole placement's on the way. */
  function measure(operator: Operator, load: StepLoad, tokens: number, out: Float64Array): void {
    const { multiplicity, routed, gemm } = operator;
    const all = multiplicity * replicas;
    const flops = costOf(operator.flops, load, operator.locality);
    const kvBytes = costOf(operator.kvBytes, load, operator.locality);
    const activationBytes = costOf(operator.activationBytes, load, operator.locality);
    const parts = sharedBy(operator) ? group : 1;
    work.flops = flops / parts;
    work.vectorFlops = costOf(operator.vectorFlops, load, operator.locality) / parts;
    work.kvBytes = kvBytes / kvShards;
    work.activationBytes = activationBytes / parts;
    work.weightBytes = operator.weightBytes / parts;
    work.rows = gemm === null ? 0 : gemm.rowsPerToken * tokens + gemm.rowsPerSequence * load.sequences;
    let weightBytes = operator.weightBytes * all;
    if (routed !== null) {
      const chosen = distinctExperts(routed, tokens * expertReplicas);
      work.weightBytes += (routed.bytesPerExpert * chosen) / expertChips;
      work.rows = (work.rows * expertReplicas) / chosen;
      weightBytes += (routed.bytesPerExpert * chosen * all) / expertReplicas;
    }
    add(out, SLOT.flops, all * flops);
    if (operator.kind === 'attention') add(out, SLOT.attentionFlops, all * flops);
    add(out, SLOT.weightBytes, weightBytes);
    add(out, SLOT.kvBytes, all * copies * kvBytes);
    add(out, SLOT.activationBytes, all * activationBytes);
  }

  function communicate(operator: Operator, load: StepLoad, out: Float64Array): number {
    const payload = costOf(operator.allReduceBytes, load, null);
    if (payload === 0) return 0;
    const { routed, multiplicity } = operator;
    if (routed !== null && expertParallel > 1) {
      // Dispatch and combine; each chip sends its part of the tokens to the experts that they chose.
      const sent = (payload * routed.topK) / group;
      add(
        out,
        SLOT.collectiveBytes,
        (2 * multiplicity * replicas * group * sent * (expertChips - 1)) / expertChips,
      );
      return 2 * allToAllSec(sent, expertChips, network);
    }
    add(out, SLOT.collectiveBytes, multiplicity * replicas * allReduceBytes(payload, group));
    return allReduceSec(payload, group, network);
  }

  function runGroup(indexes: readonly number[], load: StepLoad, tokens: number, out: Float64Array): number {
    sums.computeSec = sums.memorySec = sums.kvSec = sums.launchSec = 0;
    let collectiveSec = 0;
    let multiplicity = 1;
    for (const index of indexes) {
      const operator = graph.operators[index];
      if (operator === undefined) continue;
      ({ multiplicity } = operator);
      measure(operator, load, tokens, out);
      collectiveSec += communicate(operator, load, out);
      if (model === null) continue;
      model.operator(index, work, time);
      sums.computeSec += time.computeSec;
      sums.memorySec += time.memorySec;
      sums.kvSec += time.kvSec;
      sums.launchSec += time.launchSec;
    }
    const memorySec = sums.memorySec + sums.kvSec;
    const computeBound = sums.computeSec > memorySec;
    add(
      out,
      computeBound ? SLOT.computeSec : SLOT.memorySec,
      multiplicity * (computeBound ? sums.computeSec : sums.memorySec),
    );
    if (!computeBound) add(out, SLOT.kvSec, multiplicity * sums.kvSec);
    add(out, SLOT.launchSec, multiplicity * sums.launchSec);
    add(out, SLOT.collectiveSec, multiplicity * collectiveSec);
    return multiplicity * (Math.max(sums.computeSec, memorySec) + sums.launchSec + collectiveSec);
  }

  return (load, bytesPerChip, out) => {
    out.fill(0);
    const tokens = load.sequences * load.newTokens;
    model?.begin(load, bytesPerChip);
    let seconds = 0;
    for (const indexes of groups) seconds += runGroup(indexes, load, tokens, out);
    const hopsSec = hopsOf(pipelineParallel, graph, load, network);
    const hostSec = model?.hostSec(load) ?? 0;
    const reconfigurationSec = model?.reconfigurationSec?.(seconds) ?? 0;
    add(out, SLOT.collectiveSec, hopsSec);
    out[SLOT.hostSec] = hostSec;
    out[SLOT.reconfigurationSec] = reconfigurationSec;
    out[SLOT.attainableSec] = seconds + hopsSec + hostSec + reconfigurationSec;
    return out;
  };
}

/** Each chip of a group does its part of a product or of the heads; norms and look-ups every chip does whole. */
function sharedBy({ kind, gemm }: Operator): boolean {
  return gemm === null ? kind === 'attention' : gemm.parallel !== 'replicated';
}

/** Activations pass from stage to stage of a pipeline: the hidden state, as the sums over a group carry it. */
function hopsOf(stages: number, { operators }: OperatorGraph, load: StepLoad, network: Network): number {
  if (stages === 1) return 0;
  const boundaryBytes = operators.reduce(
    (most, { allReduceBytes }) => Math.max(most, costOf(allReduceBytes, load, null)),
    0,
  );
  return (stages - 1) * stageHopSec(boundaryBytes, network);
}
