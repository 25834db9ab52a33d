import { LimitCheck, NoWorkloadData } from '@inferbench/domain/workload-ranking';
import { registerEnumType } from 'type-graphql';

export const LimitEnum = LimitCheck.shape.limit.enum;
export const LimitStatisticEnum = LimitCheck.shape.statistic.unwrap().enum;
export const LimitVerdictEnum = LimitCheck.shape.verdict.enum;
export const NoDataReasonEnum = NoWorkloadData.shape.reason.enum;

registerEnumType(LimitEnum, {
  name: 'Limit',
  description: 'A latency that a workload may limit.',
  valuesConfig: {
    TTFT: { description: 'Time to first token.' },
    TPOT: { description: 'Time per output token after the first.' },
    E2E: { description: 'Request sent to last token.' },
  },
});
registerEnumType(LimitStatisticEnum, {
  name: 'LimitStatistic',
  description: 'What a latency is known by.',
  valuesConfig: {
    P95: { description: '95th percentile of requests.' },
    STATIC: { description: 'A static batch: every request takes the same time.' },
    CEILING: { description: 'No request of the static batch can take longer.' },
    MEAN: { description: 'Only a mean is known: over the limit it misses, under it nothing is said.' },
    SIMULATED: { description: 'Mean of a simulated steady state, at the far end of the error bar.' },
    FLOOR: { description: 'Simulated time of one prompt without a queue: the least there can be.' },
  },
});
registerEnumType(LimitVerdictEnum, {
  name: 'LimitVerdict',
  description: 'Whether a limit is kept.',
  valuesConfig: {
    KEPT: { description: 'It is.' },
    MISSED: { description: 'It is not.' },
    UNKNOWN: { description: 'What is known does not say.' },
  },
});
registerEnumType(NoDataReasonEnum, {
  name: 'NoDataReason',
  description: 'Why a system cannot be ranked for a workload.',
  valuesConfig: {
    TOO_FAR: { description: 'No point within half a power of two of lengths and concurrency.' },
    LIMIT_UNKNOWN: { description: 'A limit is asked for that the near points do not tell.' },
    NO_PRICE: { description: 'No price of the chip.' },
    NO_POWER: { description: 'No power to own or to compare it by.' },
    OTHER_BASIS: {
      description: 'Known on another cost basis or power boundary, or with techniques that change the work.',
    },
    MISSING: { description: 'The metric is missing for another reason.' },
    UNRANKED: { description: 'The near points never rank.' },
  },
});
