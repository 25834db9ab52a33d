import type { Metric } from '@inferbench/domain/metric';

/** Metrics inside a sentence. */
export const METRIC_PHRASES: Readonly<Record<Metric, string>> = {
  USEFUL_TOPS: 'useful TOPS',
  COST_EFFICIENCY: 'cost',
  ENERGY_EFFICIENCY: 'energy',
  FLEXIBILITY: 'flexibility',
  TOKENS_PER_S_PER_USER: 'tokens/s per user',
  TOKENS_PER_S_PER_CHIP: 'tokens/s per chip',
  TTFT_P95: 'p95 TTFT',
  TPOT_P95: 'p95 TPOT',
  USD_PER_MTOK: 'USD per million tokens',
  GOODPUT: 'goodput',
};

/** "a", "a and b", "a, b and c". */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** "1 system", "3 systems". */
export function counted(n: number, word: string): string {
  return `${n} ${word}${n === 1 ? '' : 's'}`;
}
