import type { KvMemory } from '@inferbench/serving/scheduler';
import { attentionRanks } from '@inferbench/simulator/attention-ranks';
import { capacityOf, placedCacheBytes, placedWeightBytes } from '@inferbench/simulator/capacity';
import type { SetUp } from '../simulation/set-up.ts';

/**
 * Blocks of the cache that weights leave room for on one rank. A token takes what it takes on average in a sequence of the
 * length given: windows and states take less the longer a sequence is.
 */
export function cacheBlocks(
  { decode: graph, chip, placement }: SetUp,
  {
    sequenceTokens,
    blockTokens,
    draftBytes,
  }: { sequenceTokens: number; blockTokens: number; draftBytes: number },
): KvMemory {
  const { bytesAvailable } = capacityOf({ graph, chip, placement, batch: 1, context: sequenceTokens });
  const { count } = attentionRanks(placement);
  const room = (bytesAvailable - placedWeightBytes(graph, placement) - draftBytes) / count;
  const bytesPerToken = placedCacheBytes(graph, placement, sequenceTokens) / sequenceTokens;
  return { blockTokens, blocks: Math.max(0, Math.floor(room / (bytesPerToken * blockTokens))) };
}
