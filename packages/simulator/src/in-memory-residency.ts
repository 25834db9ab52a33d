import { type MemoryTier } from '@inferbench/domain/chips/memory-tier';
import { USABLE_MEMORY_SHARE } from '@inferbench/domain/terms/usable-memory';

/** Where the weights and caches of a chip live: shares in its arrays, the rest in external memory. */
export interface Residency {
  weights: number;
  kv: number;
}

/**
 * r = min(1, array bytes ÷ W): weights fill the arrays first, since they never change; caches take what is left
 * (docs/model.md#families). Chips without external memory hold all of it: what does not fit is refused before.
 */
export function residency(
  tiers: readonly MemoryTier[],
  { weightBytes, kvBytes }: { weightBytes: number; kvBytes: number },
): Residency {
  const arrays = tiers.find(({ name }) => name === 'onChip');
  if (arrays === undefined) return { weights: 0, kv: 0 };
  if (tiers.length === 1) return { weights: 1, kv: 1 };
  const roomBytes = USABLE_MEMORY_SHARE * arrays.capacityBytes;
  const weights = Math.min(1, roomBytes / weightBytes);
  const leftBytes = Math.max(0, roomBytes - weightBytes);
  return { weights, kv: kvBytes === 0 ? 1 : Math.min(1, leftBytes / kvBytes) };
}
