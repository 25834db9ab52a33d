import { formatNumber } from '@inferbench/units/format';
import type { NamedTradeoff } from '../address/tradeoff-request.ts';

/** "8k/1k" for 8,192 and 1,024 tokens. */
function lengthsWords({ inputTokens, outputTokens }: NamedTradeoff['lengths']): string {
  const word = (tokens: number) => (tokens % 1024 === 0 ? `${tokens / 1024}k` : formatNumber(tokens));
  return `${word(inputTokens)}/${word(outputTokens)}`;
}

/** "8k/1k, any precision, drafting" */
export function sliceWords({ lengths, precision, technique }: Omit<NamedTradeoff, 'model'>): string {
  return [
    lengthsWords(lengths),
    precision ?? 'any precision',
    ...(technique === 'DRAFTING' ? ['drafting'] : []),
  ].join(', ');
}
