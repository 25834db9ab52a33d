import { formatNumber } from '@inferbench/units/format';
import type { NoWorkloadData } from './workload-ranking.ts';

/** Reasons why systems do not rank, as they stand after their number. */
export const NO_DATA_WORDS: Readonly<Record<NoWorkloadData['reason'], string>> = {
  TOO_FAR: 'not run near it',
  LIMIT_UNKNOWN: 'with a latency that is not known',
  NO_PRICE: 'without a price',
  NO_POWER: 'without power data',
  OTHER_BASIS: 'not known on the basis that ranks',
  MISSING: 'without a value of what ranks',
  UNRANKED: 'kept out of every ranking',
};

/** "24 not run near it, 2 without a price": how many do not rank for each reason, the commonest first. */
export function noDataWords(noData: readonly Pick<NoWorkloadData, 'reason'>[]): string {
  const counts = new Map<NoWorkloadData['reason'], number>();
  for (const { reason } of noData) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([reason, count]) => `${formatNumber(count)} ${NO_DATA_WORDS[reason]}`)
    .join(', ');
}
