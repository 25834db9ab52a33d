import { z } from 'zod';
import { METRIC_DEFINITIONS } from '../terms/metric.ts';
import { PowerBoundary } from '../terms/power-boundary.ts';
import { CostBasis } from '../scores/score.ts';

/** A statistic of a latency, as sources publish them. */
export const LatencyStatistic = z.enum(['MEAN', 'P50', 'P90', 'P95', 'P99']);
export type LatencyStatistic = z.infer<typeof LatencyStatistic>;

/** Percentiles from the lowest up: a higher one that keeps a limit keeps it for each lower one. */
export const LATENCY_PERCENTILES = ['P50', 'P90', 'P95', 'P99'] as const satisfies LatencyStatistic[];

/** What systems rank by once they keep the target. */
export const TradeoffCurrency = z.enum([
  'TOKENS_PER_S_PER_CHIP',
  'USD_PER_MTOK',
  'JOULES_PER_TOKEN',
  'TOKENS_PER_S_PER_KW',
]);
export type TradeoffCurrency = z.infer<typeof TradeoffCurrency>;

export interface CurrencyDefinition {
  unit: string;
  higherIsBetter: boolean;
  /** Who leads by it, in a sentence. */
  best: string;
  /** What it is, in a sentence of its own. */
  meaning: string;
}

export const CURRENCY_DEFINITIONS: Readonly<Record<TradeoffCurrency, CurrencyDefinition>> = {
  TOKENS_PER_S_PER_CHIP: {
    unit: METRIC_DEFINITIONS.TOKENS_PER_S_PER_CHIP.unit,
    higherIsBetter: true,
    best: 'most tokens a chip',
    meaning: 'Output tokens a second of each chip; all chips of a system count.',
  },
  USD_PER_MTOK: {
    unit: METRIC_DEFINITIONS.USD_PER_MTOK.unit,
    higherIsBetter: false,
    best: 'cheapest',
    meaning: 'USD per million output tokens on one basis of cost.',
  },
  JOULES_PER_TOKEN: {
    unit: 'J per output token',
    higherIsBetter: false,
    best: 'least energy',
    meaning: 'Joules per output token at one power boundary, prompts included.',
  },
  TOKENS_PER_S_PER_KW: {
    unit: 'tokens/s per kW',
    higherIsBetter: true,
    best: 'most tokens a kW',
    meaning: 'Output tokens a second per kW of provisioned power, host, network and cooling included.',
  },
};

/** A latency that a reader asks for. */
export const LatencyLimit = z
  .strictObject({
    ms: z.number().positive().max(1e9).describe('The limit, ms.'),
    statistic: LatencyStatistic.default('P95').describe('Of which statistic; P95 where left out.'),
  })
  .describe('A limit on a latency, with the statistic that has to keep it.');
export type LatencyLimit = z.infer<typeof LatencyLimit>;

const limit = LatencyLimit.nullable().default(null);

/** What a reader asks of a trade-off slice: how fast, within which latencies, and what then counts. */
export const TradeoffTarget = z
  .strictObject({
    tokensPerSecPerUser: z
      .number()
      .positive()
      .max(1e6)
      .nullable()
      .default(null)
      .describe('Tokens a second of one user, at least; any where left out.'),
    ttft: limit.describe('Limit on the time to first token.'),
    tpot: limit.describe('Limit on the time per output token.'),
    e2e: limit.describe('Limit on the whole request.'),
    currency: TradeoffCurrency.default('TOKENS_PER_S_PER_CHIP').describe(
      'What ranks; TOKENS_PER_S_PER_CHIP where left out.',
    ),
    costBasis: CostBasis.nullable()
      .default(null)
      .describe('Basis of cost; the one of most systems where left out.'),
    powerBoundary: PowerBoundary.nullable()
      .default(null)
      .describe('Boundary of energy; the best of two systems or more where left out.'),
  })
  .describe('How fast and within which latencies, and what then ranks.');
export type TradeoffTarget = z.infer<typeof TradeoffTarget>;
