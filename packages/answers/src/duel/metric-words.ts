import type { CrossoverMetric } from '@inferbench/domain/tradeoff/chip-crossover';
import type { DuelMetric } from './request.ts';

interface MetricWords {
  /** The metric whose curves are divided. */
  metric: CrossoverMetric;
  /** What a chip is in its own half. */
  ahead: string;
  /** What is divided. */
  ratio: string;
  /** "B200 is 2.1 times as fast as H100". */
  leads: (leader: string, factor: string, other: string) => string;
}

/** A ratio is of tokens, for a user, a dollar or a joule: more is better of each. */
export const DUEL_METRICS: Readonly<Record<DuelMetric, MetricWords>> = {
  SPEED: {
    metric: 'TOKENS_PER_S_PER_USER',
    ahead: 'faster',
    ratio: 'tokens/s per user',
    leads: (leader, factor, other) => `${leader} is ${factor} times as fast as ${other}`,
  },
  PRICE: {
    metric: 'USD_PER_MTOK',
    ahead: 'cheaper',
    ratio: 'tokens per dollar',
    leads: (leader, factor, other) => `${leader} makes ${factor} times the tokens per dollar of ${other}`,
  },
  ENERGY: {
    metric: 'ENERGY_EFFICIENCY',
    ahead: 'uses less energy',
    ratio: 'tokens per joule',
    leads: (leader, factor, other) => `${leader} makes ${factor} times the tokens per joule of ${other}`,
  },
};
