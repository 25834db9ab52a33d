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
import type { OperatorTime, OperatorWork, Section, StepModel } from './family-model.ts';
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
  const network = networkOf(chip, model?.collectiveSec ?? latency);
  const kvShards = Math.min(group, graph.kvCache.shards);
  const copies = kvCopies(graph, placement);
  // Experts kept whole are shared by the tokens of all replicas that the expert group spans.
  const expertReplicas = Math.max(1, expertParallel / group);
  const expertChips = Math.max(group, expertParallel);
  const apart = graph.operators.map(({ multiplicity }, index) => ({
    operators: [index],
    multiplicity,
    boundaryShares: [1],
  }));
  const sectionSec: number[] = [];
  // The step that is walked: fields of the closure, since nothing may be allocated per operator.
  let load: StepLoad = { sequences: 0, newTokens: 0, pastTokens: 0 };
  let tokens = 0;
  const work: OperatorWork = { rows: 0, flops: 0, weightBytes: 0, kvBytes: 0, activationBytes: 0 };
  const time: OperatorTime = { computeSec: 0, memorySec: 0, kvSec: 0, launchSec: 0 };
  const sums: OperatorTime = { computeSec: 0, memorySec: 0, kvSec: 0, launchSec: 0 };

  /** Work of one chip in one copy of the operator; counts the whole placement's on the way. */
  function measure(operator: Operator, boundaryShare: number, out: Float64Array): void {
    const { multiplicity, routed } = operator;
    const all = multiplicity * replicas;
    const flops = costOf(operator.flops, load, operator.locality);
    const kvBytes = costOf(operator.kvBytes, load, operator.locality);
    const activationBytes = boundaryShare * costOf(operator.activationBytes, load, operator.locality);
    work.flops = flops / group;
    work.kvBytes = kvBytes / kvShards;
    work.activationBytes = activationBytes / group;
    work.weightBytes = operator.weightBytes / group;
    work.rows = operator.flops.perToken === 0 ? load.sequences : tokens;
    let weightBytes = operator.weightBytes * all;
    if (routed !== null) {
      const chosen = distinctExperts(routed, tokens * expertReplicas);
      work.weightBytes += (routed.bytesPerExpert * chosen) / expertChips;
      work.rows = (tokens * expertReplicas * routed.topK) / chosen;
      weightBytes += (routed.bytesPerExpert * chosen * all) / expertReplicas;
    }
    add(out, SLOT.flops, all * flops);
    if (operator.kind === 'attention') add(out, SLOT.attentionFlops, all * flops);
    add(out, SLOT.weightBytes, weightBytes);
    add(out, SLOT.kvBytes, all * copies * kvBytes);
    add(out, SLOT.activationBytes, all * activationBytes);
  }

  function communicate(operator: Operator, out: Float64Array): number {
    const payload = operator.allReduceBytesPerToken * tokens;
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

  /** Seconds of one run. */
  function runSection(section: Section, out: Float64Array): number {
    const { operators, multiplicity, boundaryShares } = section;
    sums.computeSec = sums.memorySec = sums.kvSec = sums.launchSec = 0;
    let collectiveSec = 0;
    for (let i = 0; i < operators.length; i += 1) {
      const index = operators[i] ?? 0;
      const operator = graph.operators[index];
      if (operator === undefined) continue;
      measure(operator, boundaryShares[i] ?? 1, out);
      const times = operator.multiplicity / multiplicity;
      collectiveSec += times * communicate(operator, out);
      if (model === null) continue;
      model.operator(index, work, time);
      sums.computeSec += times * time.computeSec;
      sums.memorySec += times * time.memorySec;
      sums.kvSec += times * time.kvSec;
      sums.launchSec += times * time.launchSec;
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
    return Math.max(sums.computeSec, memorySec) + sums.launchSec + collectiveSec;
  }

  return (step, bytesPerChip, out) => {
    out.fill(0);
    load = step;
    tokens = load.sequences * load.newTokens;
    model?.begin(load, bytesPerChip);
    let seconds = 0;
    sectionSec.length = 0;
    for (const section of model?.sections?.() ?? apart) {
      const runSec = runSection(section, out);
      sectionSec.push(runSec);
      seconds += section.multiplicity * runSec;
    }
    const hopsSec = hopsOf(pipelineParallel, graph, tokens, network);
    const hostSec = model?.hostSec(load) ?? 0;
    const reconfigurationSec = model?.reconfigurationSec?.(sectionSec) ?? 0;
    add(out, SLOT.collectiveSec, hopsSec);
    out[SLOT.hostSec] = hostSec;
    out[SLOT.reconfigurationSec] = reconfigurationSec;
    out[SLOT.attainableSec] = seconds + hopsSec + hostSec + reconfigurationSec;
    return out;
  };
}

/** Width of the hidden state, as the sums over a group carry it. */
function boundaryBytesPerToken({ operators }: OperatorGraph): number {
  return operators.reduce((most, { allReduceBytesPerToken }) => Math.max(most, allReduceBytesPerToken), 0);
}

/** Activations pass from stage to stage of a pipeline. */
function hopsOf(stages: number, graph: OperatorGraph, tokens: number, network: Network): number {
  return stages === 1 ? 0 : (stages - 1) * stageHopSec(boundaryBytesPerToken(graph) * tokens, network);
}
