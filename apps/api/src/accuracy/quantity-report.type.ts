import {
  ErrorSummary,
  ExclusionCount,
  GroupSummary,
  QuantityReport,
} from '@inferbench/domain/simulation/accuracy';
import { objectTypeOf } from '../graphql/derived-type.ts';

/** The ends of the middle four fifths are of the command's answer alone. */
const NO_ENDS = { low: null, high: null };

objectTypeOf(ErrorSummary, 'AccuracySummary', NO_ENDS);
objectTypeOf(GroupSummary, 'AccuracyGroup', NO_ENDS);
export const AccuracyOfQuantityType = objectTypeOf(QuantityReport, 'AccuracyOfQuantity');
export type AccuracyOfQuantityType = InstanceType<typeof AccuracyOfQuantityType>;
export const AccuracyExclusionType = objectTypeOf(ExclusionCount, 'AccuracyExclusion');
export type AccuracyExclusionType = InstanceType<typeof AccuracyExclusionType>;
