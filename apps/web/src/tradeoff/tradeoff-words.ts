import { lengthsWords } from '@inferbench/analyses/tradeoff/sentence';
import type { NamedTradeoff } from '../address/tradeoff-request.ts';

/** "8k/1k, any precision, drafting" */
export function sliceWords({ lengths, precision, technique }: Omit<NamedTradeoff, 'model'>): string {
  return [
    lengthsWords(lengths),
    precision ?? 'any precision',
    ...(technique === 'DRAFTING' ? ['drafting'] : []),
  ].join(', ');
}
