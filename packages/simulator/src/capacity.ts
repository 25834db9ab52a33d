import { capacityBytes, type Chip } from '@inferbench/domain/chip';
import type { OperatorGraph } from '@inferbench/domain/operator-graph';
import type { Capacity, Placement } from '@inferbench/domain/simulation';

/** Share of memory that weights and KV cache may fill (simulator.md 1.1, phi). */
export const USABLE_MEMORY_SHARE = 0.9;

export interface CapacityInput {
  graph: OperatorGraph;
  chip: Chip;
  placement: Placement;
  kvHeads: number;
  batch: number;
  context: number;
}

/** Footprint and room of a placement: weights ÷ t a chip, KV ÷ min(t, n_kv), all replicas and chips summed. */
export function capacityOf({ graph, chip, placement, kvHeads, batch, context }: CapacityInput): Capacity {
  const { tensorParallel, replicas, chips } = placement;
  const kvCopies = tensorParallel / Math.min(tensorParallel, kvHeads);
  const kvBytesPerSequence = context * graph.kvBytesPerToken * kvCopies;
  const bytesAvailable = USABLE_MEMORY_SHARE * capacityBytes(chip) * chips;
  const roomPerReplica = bytesAvailable / replicas - graph.storedWeightBytes;
  return {
    bytesNeeded: graph.storedWeightBytes * replicas + batch * kvBytesPerSequence,
    bytesAvailable,
    maxBatch: Math.max(0, Math.floor(roomPerReplica / kvBytesPerSequence)) * replicas,
  };
}

/** True where every replica holds the weights and its share of the sequences. */
export function fits(capacity: Capacity): boolean {
  return capacity.bytesNeeded <= capacity.bytesAvailable;
}
