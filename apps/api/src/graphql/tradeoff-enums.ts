import { TargetCheck, UnrankedTradeoffEntry } from '@inferbench/domain/tradeoff/tradeoff';
import { StoredTradeoffPoint, TechniqueClass } from '@inferbench/domain/tradeoff/tradeoff-point';
import {
  CURRENCY_DEFINITIONS,
  LatencyStatistic,
  TradeoffCurrency,
} from '@inferbench/domain/tradeoff/tradeoff-target';
import { enumTypeOf } from './derived-type.ts';

export const TechniqueClassEnum = enumTypeOf(TechniqueClass, 'TechniqueClass', {
  description: 'Whether tokens are drafted: the two classes never stand on one curve.',
  values: { PLAIN: 'No drafts.', DRAFTING: 'Speculative decoding of any method.' },
});
enumTypeOf(LatencyStatistic, 'LatencyStatistic', {
  description: 'A statistic of a latency.',
  values: {
    MEAN: 'Mean over requests.',
    P50: 'Median.',
    P90: '90th percentile.',
    P95: '95th percentile.',
    P99: '99th percentile.',
  },
});
enumTypeOf(TradeoffCurrency, 'TradeoffCurrency', {
  description: 'What systems that keep a target rank by.',
  values: (currency) => CURRENCY_DEFINITIONS[currency].meaning,
});
enumTypeOf(StoredTradeoffPoint.shape.speedStatistic, 'SpeedStatistic', {
  description: 'Of which time per token a speed is made.',
  values: { MEAN: 'The mean over requests.', MEDIAN: 'The median over requests.' },
});
enumTypeOf(TargetCheck.shape.limit, 'TargetPart', {
  description: 'Part of a target.',
  values: {
    SPEED: 'Tokens a second of one user.',
    TTFT: 'Time to first token.',
    TPOT: 'Time per output token.',
    E2E: 'Whole request.',
  },
});
enumTypeOf(TargetCheck.shape.verdict, 'TargetVerdict', {
  description: 'What is known of a part of a target.',
  values: {
    KEPT: 'It is kept.',
    TYPICAL_KEPT: 'A mean or lower percentile keeps it; the one asked for is unknown.',
    MISSED: 'It is missed.',
    UNKNOWN: 'Nothing published says.',
  },
});
enumTypeOf(UnrankedTradeoffEntry.shape.reason, 'UnrankedTradeoffReason', {
  description: 'Why a system does not rank at a target.',
  values: {
    MISSES_TARGET: 'None of its points reaches it.',
    LIMIT_UNKNOWN: 'Nothing is published about a latency that is limited.',
    NO_PRICE: 'No price of the chip.',
    NO_POWER: 'No power was measured, or no provisioned power of the chip is published.',
    OTHER_BASIS: 'Known on another basis of cost or power boundary.',
  },
});
