import type { KvCache } from '@inferbench/domain/models/operator-graph';
import { attentionRanks } from './attention-ranks.ts';
import {
  type CapacityInput,
  capacityOf,
  kvCopies,
  localCopies,
  placedCacheBytes,
  placedWeightBytes,
  stateCopies,
} from './capacity.ts';

type Room = Omit<CapacityInput, 'batch' | 'context'>;

/** Bytes that caches may fill: (0.90 · capacity − weights), all chips. */
function roomBytes({ graph, chip, placement }: Room): number {
  const { bytesAvailable } = capacityOf({ graph, chip, placement, batch: 0, context: 1 });
  return bytesAvailable - placedWeightBytes(graph, placement);
}

/**
 * KV pressure = batch · context · KV bytes ÷ (0.90 · capacity − weights) (docs/metrics.md#kv-pressure): 1 is memory that is full. With
 * windows or a latent cache a sequence takes what its layers keep. Null where the weights alone do not fit.
 */
export function kvPressure({ batch, context, ...room }: CapacityInput): number | null {
  const bytes = roomBytes(room);
  const { graph, placement } = room;
  if (bytes <= 0) return null;
  return (batch * placedCacheBytes(graph, placement, context)) / bytes;
}

/** The context at which the tokens of one sequence take this much: more slowly past a window. */
function contextOfBytes({ fullBytesPerToken, localBytesPerToken, localTokens }: KvCache, left: number) {
  const inside = left / (fullBytesPerToken + localBytesPerToken);
  return inside <= localTokens || localBytesPerToken === 0
    ? inside
    : (left - localBytesPerToken * localTokens) / fullBytesPerToken;
}

/** The first context at which memory holds at most `batch` sequences; null where every context does, or none. */
function firstContextWith(batch: number, room: Room): number | null {
  const { graph, placement } = room;
  const maxBatch = (context: number) => capacityOf({ ...room, batch: 0, context }).maxBatch;
  const { count } = attentionRanks(placement);
  // Ranks hold whole sequences each: one more on every rank is too many.
  const tooMany = Math.floor(batch / count) + 1;
  const perSequence = roomBytes(room) / count / tooMany;
  const states = graph.kvCache.bytesPerSequence * stateCopies(graph, placement);
  const copies = kvCopies(graph, placement);
  // In bytes of one copy of the keys of the layers that keep all.
  const perCopy = localCopies(graph, placement) / copies;
  const cache = {
    ...graph.kvCache,
    localBytesPerToken: graph.kvCache.localBytesPerToken * perCopy,
  };
  const limit = contextOfBytes(cache, (perSequence - states) / copies);
  if (!(limit > 1) || !Number.isFinite(limit)) return null;
  // The quotient may be off by a rounding where a whole number of tokens fills the memory exactly.
  const context = Math.floor(limit);
  return maxBatch(context) <= batch ? context : context + 1;
}

/** Where the largest batch of a context has fallen to half; null where one sequence is all that fits, or a cache stops growing. */
export function batchHalvesAt({ context, ...room }: Omit<CapacityInput, 'batch'>): number | null {
  const { maxBatch } = capacityOf({ ...room, batch: 0, context });
  return maxBatch < 2 ? null : firstContextWith(Math.floor(maxBatch / 2), room);
}

/** The longest context of which memory holds `batch` sequences; null where it holds none, or any length. */
export function longestContext({ batch, ...room }: Omit<CapacityInput, 'context'>): number | null {
  const tooLong = firstContextWith(batch - 1, room);
  return tooLong === null || tooLong <= 1 ? null : tooLong - 1;
}
