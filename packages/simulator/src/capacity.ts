import type { Chip } from '@inferbench/domain/chips/chip';
import { type MemoryTier, memoryTiers } from '@inferbench/domain/chips/memory-tier';
import type { OperatorGraph } from '@inferbench/domain/models/operator-graph';
import type { Capacity, Placement } from '@inferbench/domain/scores/simulation';
import { kvBytesPerSequence } from '@inferbench/domain/models/step-load';
import { USABLE_MEMORY_SHARE } from '@inferbench/domain/terms/usable-memory';
import { attentionRanks } from './attention-ranks.ts';

export interface CapacityInput {
  graph: OperatorGraph;
  chip: Chip;
  placement: Placement;
  batch: number;
  context: number;
}

/** Copies of each KV byte in the chips that attend for a sequence: those beyond the shards hold copies (docs/model.md#capacity). */
export function kvCopies({ kvCache }: OperatorGraph, placement: Placement): number {
  const { chips } = attentionRanks(placement);
  return chips / Math.min(chips, kvCache.shards);
}

/** The same of the keys that layers with a window or chunk keep. */
export function localCopies({ kvCache }: OperatorGraph, placement: Placement): number {
  const { chips } = attentionRanks(placement);
  return chips / Math.min(chips, kvCache.localShards ?? kvCache.shards);
}

/** Bytes on the chips of one rank of a sequence's cache at a context: tokens and states are split over chips each in its way. */
export function placedCacheBytes(graph: OperatorGraph, placement: Placement, context: number): number {
  return placedCache(graph, placement)(context);
}

/** The same for any context, with what no context changes worked out once. */
export function placedCache(graph: OperatorGraph, placement: Placement): (context: number) => number {
  const { kvCache } = graph;
  const copies = kvCopies(graph, placement);
  const states = kvCache.bytesPerSequence * stateCopies(graph, placement);
  if (kvCache.localShards !== undefined) {
    const { fullBytesPerToken, localBytesPerToken, localTokens } = kvCache;
    const local = localBytesPerToken * localCopies(graph, placement);
    return (context) =>
      fullBytesPerToken * copies * context + local * Math.min(context, localTokens) + states;
  }
  return (context) => (kvBytesPerSequence(kvCache, context) - kvCache.bytesPerSequence) * copies + states;
}

/** Copies of each byte of a state in the chips that attend for a sequence. */
export function stateCopies({ kvCache }: OperatorGraph, placement: Placement): number {
  const { chips } = attentionRanks(placement);
  return chips / Math.min(chips, kvCache.stateShards);
}

/** Weight bytes on the whole placement: each rank holds all, but experts that several of them share are there once. */
export function placedWeightBytes(
  { storedWeightBytes, operators }: OperatorGraph,
  placement: Placement,
): number {
  const { count, sharing } = attentionRanks(placement);
  if (sharing === 1) return storedWeightBytes * count;
  const routed = operators.reduce(
    (sum, op) => sum + (op.routed ? op.multiplicity * op.routed.experts * op.routed.bytesPerExpert : 0),
    0,
  );
  return (storedWeightBytes - routed) * count + (routed * count) / sharing;
}

/** Bytes that weights of all replicas and the caches of a batch take on the whole placement. */
export function footprintBytes({ graph, placement, batch, context }: Omit<CapacityInput, 'chip'>): number {
  const kv = placedCacheBytes(graph, placement, context);
  return placedWeightBytes(graph, placement) + batch * kv;
}

function usableBytes(tiers: readonly MemoryTier[]): number {
  return USABLE_MEMORY_SHARE * tiers.reduce((sum, tier) => sum + tier.capacityBytes, 0);
}

/** Footprint and room of a placement, all chips summed over every memory that can hold the model. */
export function capacityOf({ graph, chip, placement, batch, context }: CapacityInput): Capacity {
  const { count } = attentionRanks(placement);
  const kvBytes = placedCacheBytes(graph, placement, context);
  const bytesAvailable = usableBytes(memoryTiers(chip)) * placement.chips;
  const roomPerRank = (bytesAvailable - placedWeightBytes(graph, placement)) / count;
  return {
    bytesNeeded: footprintBytes({ graph, placement, batch, context }),
    bytesAvailable,
    maxBatch: Math.max(0, Math.floor(roomPerRank / kvBytes)) * count,
  };
}

interface PassCapacityInput {
  /** Everything that has to be on the chips together: a denoiser, its text encoders, its image decoder. */
  graphs: readonly OperatorGraph[];
  chip: Chip;
  placement: Placement;
  batch: number;
}

/** The same for networks over items: all weights, and what the widest operator reads and writes for each item. */
export function passCapacity({ graphs, chip, placement, batch }: PassCapacityInput): Capacity {
  const { replicas, chips } = placement;
  const weights = graphs.reduce((sum, graph) => sum + placedWeightBytes(graph, placement), 0);
  const perItem = graphs
    .flatMap((graph) => graph.operators)
    .reduce((most, { activationBytes }) => Math.max(most, activationBytes.perSequence), 0);
  const bytesAvailable = usableBytes(memoryTiers(chip)) * chips;
  const room = (bytesAvailable - weights) / replicas;
  return {
    bytesNeeded: weights + batch * perItem,
    bytesAvailable,
    maxBatch: Math.max(0, Math.floor(room / perItem)) * replicas,
  };
}

/** True where every replica holds the weights and its share of the sequences. */
export function fits(capacity: Capacity): boolean {
  return capacity.bytesNeeded <= capacity.bytesAvailable;
}

/**
 * Time to stream one byte from one chip's memory when the model takes `bytesPerChip`: what fits stays in the fastest
 * tier, the rest spills to the next (docs/model.md#capacity). Infinite where nothing holds it.
 */
export function secondsPerByte(tiers: readonly MemoryTier[], bytesPerChip: number): number {
  const [only, ...others] = tiers;
  if (only && others.length === 0) return 1 / only.bandwidthBytesPerSec;
  let left = bytesPerChip;
  let seconds = 0;
  for (const tier of tiers) {
    const last = tier === tiers.at(-1);
    const here = last ? left : Math.min(left, USABLE_MEMORY_SHARE * tier.capacityBytes);
    seconds += here / tier.bandwidthBytesPerSec;
    left -= here;
  }
  return tiers.length === 0 ? Number.POSITIVE_INFINITY : seconds / bytesPerChip;
}
