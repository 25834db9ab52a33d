import {
  KEY_SEPARATOR,
  type KeyCount,
  shownKey,
  shownTechnique,
} from '@inferbench/domain/scores/comparability';
import { METRIC_DEFINITIONS } from '@inferbench/domain/terms/metric';
import type { WorkloadRequest } from '@inferbench/domain/workload/workload-ranking';
import { type Option, optionKey } from './option.ts';

/** The key under which options rank: as on the board, unless the request names a cost basis. Null where nothing ranks. */
export function keyOfRanking(
  options: readonly Option[],
  { metric, costBasis }: Pick<WorkloadRequest, 'metric' | 'costBasis'>,
): string | null {
  const systems = new Map<string, Set<string>>();
  for (const option of options) {
    for (const { comparabilityKey } of option.values) {
      const known = systems.get(comparabilityKey) ?? new Set<string>();
      systems.set(comparabilityKey, known.add(optionKey(option)));
    }
  }
  const counts: KeyCount[] = [...systems].map(([comparabilityKey, of]) => ({
    metric,
    comparabilityKey,
    systems: of.size,
  }));
  if (costBasis === null || METRIC_DEFINITIONS[metric].keyed !== 'costBasis') return shownKey(metric, counts);
  return counts.length === 0 ? null : `${shownTechnique(counts)}${KEY_SEPARATOR}${costBasis}`;
}
