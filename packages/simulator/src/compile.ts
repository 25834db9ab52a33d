import type { Chip } from '@inferbench/domain/chip';
import type { Operator, OperatorGraph } from '@inferbench/domain/operator-graph';
import type { LimitingResource, Placement } from '@inferbench/domain/simulation';
import { costOf, decodeLoad, prefillLoad } from '@inferbench/domain/step-load';
import type { StepLoad } from '@inferbench/domain/operator-graph';
import { EFFICIENCY, type Efficiency } from './efficiency.ts';
import type { ResolvedPeak } from './resolve-peak.ts';

/** Slots of the array that `plan.at` fills. Times in seconds, FLOPs and bytes of the whole placement. */
export const SLOT = {
  idealSec: 0,
  attainableSec: 1,
  flops: 2,
  weightBytes: 3,
  kvBytes: 4,
  activationBytes: 5,
  collectiveBytes: 6,
  computeSec: 7,
  memorySec: 8,
  kvSec: 9,
  launchSec: 10,
  collectiveSec: 11,
} as const;
export const SLOT_COUNT = 12;

export interface CompileInput {
  graph: OperatorGraph;
  phase: 'prefill' | 'decode';
  chip: Chip;
  peak: ResolvedPeak;
  placement: Placement;
  /** KV heads bound how far tensor parallelism can shard the cache. */
  kvHeads: number;
}

export interface Plan {
  /** Prefill: `context` is the prompt length. Decode: the keys each new token attends to. */
  at(batch: number, context: number, out: Float64Array): Float64Array;
}

/** Everything that does not depend on batch and context is worked out here, so that a grid of points is cheap. */
export function compile(input: CompileInput): Plan {
  const { graph, phase, chip, peak, placement, kvHeads } = input;
  const { tensorParallel, replicas, chips } = placement;
  const efficiency = EFFICIENCY[chip.family];
  const bandwidth = chip.memory.bandwidthBytesPerSec;
  const kvShards = Math.min(tensorParallel, kvHeads);
  const rates: Rates = {
    opsPerSec: peak.denseOpsPerSec * tensorParallel,
    bytesPerSec: bandwidth * tensorParallel,
    kvBytesPerSec: bandwidth * kvShards,
    linkBytesPerSec: chip.interconnect?.bandwidthBytesPerSec ?? Number.POSITIVE_INFINITY,
    tensorParallel,
    efficiency,
  };
  const kvCopies = tensorParallel / kvShards;

  return {
    at(batch, context, out) {
      out.fill(0);
      // Replicas share nothing: each serves its part of the batch at the same time.
      const share = batch / replicas;
      const load = phase === 'decode' ? decodeLoad(share, context) : prefillLoad(share, context);
      for (const operator of graph.operators) addOperator(operator, load, rates, out);
      scale(out, replicas, kvCopies);
      const bytes = slot(out, SLOT.weightBytes) + slot(out, SLOT.kvBytes) + slot(out, SLOT.activationBytes);
      out[SLOT.idealSec] = Math.max(
        slot(out, SLOT.flops) / (peak.denseOpsPerSec * chips),
        bytes / (bandwidth * chips),
      );
      return out;
    },
  };
}

interface Rates {
  opsPerSec: number;
  bytesPerSec: number;
  kvBytesPerSec: number;
  linkBytesPerSec: number;
  tensorParallel: number;
  efficiency: Efficiency;
}

function slot(out: Float64Array, index: number): number {
  return out[index] ?? 0;
}

function add(out: Float64Array, index: number, value: number): void {
  out[index] = slot(out, index) + value;
}

/** t_op = max(F ÷ (P·u), Q ÷ (BW·e)) + τ_launch, plus the all-reduce that follows it (simulator.md 1.2, 1.3). */
function addOperator(operator: Operator, load: StepLoad, rates: Rates, out: Float64Array): void {
  const { efficiency } = rates;
  const copies = operator.multiplicity;
  const flops = costOf(operator.flops, load);
  const kvBytes = costOf(operator.kvBytes, load);
  const activationBytes = costOf(operator.activationBytes, load);
  const plainBytes = operator.weightBytes + activationBytes;

  const computeSec = flops / (rates.opsPerSec * efficiency.compute);
  const kvSec = kvBytes / (rates.kvBytesPerSec * efficiency.bandwidth);
  const memorySec = kvSec + plainBytes / (rates.bytesPerSec * efficiency.bandwidth);
  const computeBound = computeSec > memorySec;
  const collective = allReduce(operator.allReduceBytesPerToken * load.tokens, rates);

  add(
    out,
    SLOT.attainableSec,
    copies * (Math.max(computeSec, memorySec) + efficiency.launchSec + collective.seconds),
  );
  add(
    out,
    computeBound ? SLOT.computeSec : SLOT.memorySec,
    copies * (computeBound ? computeSec : memorySec - kvSec),
  );
  if (!computeBound) add(out, SLOT.kvSec, copies * kvSec);
  add(out, SLOT.launchSec, copies * efficiency.launchSec);
  add(out, SLOT.collectiveSec, copies * collective.seconds);
  add(out, SLOT.flops, copies * flops);
  add(out, SLOT.weightBytes, copies * operator.weightBytes);
  add(out, SLOT.kvBytes, copies * kvBytes);
  add(out, SLOT.activationBytes, copies * activationBytes);
  add(out, SLOT.collectiveBytes, copies * collective.bytes);
}

/** Ring all-reduce of M bytes over t chips: τ + 2(t−1)/t · M ÷ BW_link (simulator.md 1.3). One chip has none. */
function allReduce(payloadBytes: number, rates: Rates): { seconds: number; bytes: number } {
  const { tensorParallel, linkBytesPerSec, efficiency } = rates;
  if (tensorParallel === 1 || payloadBytes === 0) return { seconds: 0, bytes: 0 };
  const bytes = (2 * (tensorParallel - 1) * payloadBytes) / tensorParallel;
  return { seconds: efficiency.allReduceLatencySec + bytes / linkBytesPerSec, bytes };
}

/** One replica's work → the whole placement's. Replicated KV heads are read once by each chip that holds a copy. */
function scale(out: Float64Array, replicas: number, kvCopies: number): void {
  for (const index of [
    SLOT.flops,
    SLOT.weightBytes,
    SLOT.kvBytes,
    SLOT.activationBytes,
    SLOT.collectiveBytes,
  ]) {
    out[index] = slot(out, index) * replicas;
  }
  out[SLOT.kvBytes] = slot(out, SLOT.kvBytes) * kvCopies;
}

const LIMITS: readonly (readonly [LimitingResource, number])[] = [
  ['compute', SLOT.computeSec],
  ['memory', SLOT.memorySec],
  ['kv', SLOT.kvSec],
  ['launch', SLOT.launchSec],
  ['collective', SLOT.collectiveSec],
];

/** The resource that takes most of the attainable time. */
export function limitingResource(out: Float64Array): LimitingResource {
  let [limit, most] = ['memory' as LimitingResource, Number.NEGATIVE_INFINITY];
  for (const [resource, index] of LIMITS) {
    if (slot(out, index) > most) [limit, most] = [resource, slot(out, index)];
  }
  return limit;
}
