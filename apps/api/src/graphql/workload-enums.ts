import { enumTypeOf } from './derived-type.ts';
import {
  LimitCheck,
  NoWorkloadData,
  SimulatedWorkloadEntry,
} from '@inferbench/domain/workload/workload-ranking';

export const LimitEnum = enumTypeOf(LimitCheck.shape.limit, 'Limit', {
  description: 'A latency that a workload may limit.',
  values: {
    TTFT: 'Time to first token.',
    TPOT: 'Time per output token after the first.',
    E2E: 'Request sent to last token.',
  },
});
enumTypeOf(LimitCheck.shape.statistic.unwrap(), 'LimitStatistic', {
  description: 'What a latency is known by.',
  values: {
    P95: '95th percentile of requests.',
    P99: '99th percentile, where it keeps the limit and no 95th is stated.',
    P90: '90th percentile, where it misses the limit and no 95th is stated.',
    P50: 'Median, where it misses the limit and no higher percentile says more.',
    STATIC: 'A static batch: every request takes the same time.',
    CEILING: 'No request of the static batch can take longer.',
    MEAN: 'Only a mean is known: over the limit it misses, under it nothing is said.',
    SIMULATED: 'Mean of a simulated steady state, at the far end of the error bar.',
    SIMULATED_P95: '95th percentile of a simulated load; kept or missed only where its whole band says so.',
    FLOOR: 'Simulated time of one prompt without a queue: the least there can be.',
  },
});
enumTypeOf(LimitCheck.shape.verdict, 'LimitVerdict', {
  description: 'Whether a limit is kept.',
  values: {
    KEPT: 'It is.',
    MISSED: 'It is not.',
    UNKNOWN: 'What is known does not say.',
  },
});
enumTypeOf(SimulatedWorkloadEntry.shape.verdict, 'SimulatedVerdict', {
  description: 'Whether a simulated system keeps the limits.',
  values: {
    KEPT: 'The far ends of all bands keep them.',
    WITHIN: 'A limit lies within a band.',
    MISSED: 'The near end of a band breaks one.',
  },
});
enumTypeOf(NoWorkloadData.shape.reason, 'NoDataReason', {
  description: 'Why a system cannot be ranked for a workload.',
  values: {
    TOO_FAR: 'No point within half a power of two of lengths and concurrency.',
    LIMIT_UNKNOWN: 'A limit is asked for that the near points do not tell.',
    NO_PRICE: 'No price of the chip.',
    NO_POWER: 'No power to own or to compare it by.',
    OTHER_BASIS: 'Known on another cost basis or power boundary, or with techniques that change the work.',
    MISSING: 'The metric is missing for another reason.',
    UNRANKED: 'The near points never rank.',
  },
});
