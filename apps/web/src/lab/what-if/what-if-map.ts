import type { Figure } from '@inferbench/chart/figure';
import { pageAddress } from '../../address/pages.ts';
import { heatMap } from '../../chip/heat-map.ts';
import type { WhatIfAnswer } from './what-if-answer.ts';

/** Grid of a what-if, cells that its edit changed outlined; null where it cannot be computed. */
export function whatIfMap(
  { flexibility, edits, query, chip }: Pick<WhatIfAnswer, 'flexibility' | 'edits' | 'query' | 'chip'>,
  { flexibility: before }: Pick<WhatIfAnswer, 'flexibility'>,
): Figure | null {
  if (!flexibility.ok) return null;
  return {
    ...heatMap(flexibility.value, edits.length > 0 && before.ok ? before.value : null),
    name: 'whatif-map',
    query: Object.fromEntries(new URLSearchParams(query)),
    address: pageAddress('whatIf', { query, section: 'flexibility' }),
    file: `inferbench-what-if-${chip.slug}-flexibility`,
  };
}
