import {
  BasisCell,
  BasisRow,
  ChipComparison,
  ChipComparisonRequest,
  ChipNeed,
  ComparedChip,
  ComparedMetric,
  ComparedSpec,
  MetricVerdict,
  SpecCell,
} from '@inferbench/domain/chip-comparison';
import { enumTypeOf, inputTypeOf, objectTypeOf } from '../graphql/derived-type.ts';
import { orRefused } from '../simulate/simulate.type.ts';

enumTypeOf(ComparedMetric, 'ComparedMetric', {
  description: 'What chips are compared by at one work.',
  values: {
    OUTPUT: 'Tokens a second of each chip at the speed that each user sees.',
    PRICE: 'USD per million output tokens there.',
    ENERGY: 'Joules per output token there.',
    FLEXIBILITY: 'Share of cells that the chip runs well; of no one model.',
  },
});

export const ChipComparisonInput = inputTypeOf(ChipComparisonRequest, 'ChipComparisonInput');
export type ChipComparisonInput = InstanceType<typeof ChipComparisonInput>;

objectTypeOf(ChipNeed, 'ChipNeed');
objectTypeOf(ComparedChip, 'ComparedChip');
objectTypeOf(MetricVerdict, 'MetricVerdict');
objectTypeOf(SpecCell, 'SpecCell');
objectTypeOf(ComparedSpec, 'ComparedSpec');
objectTypeOf(BasisCell, 'BasisCell');
objectTypeOf(BasisRow, 'BasisRow');
export const ChipComparisonType = objectTypeOf(ChipComparison, 'ChipComparison');
export type ChipComparisonType = InstanceType<typeof ChipComparisonType> & { kind: 'ChipComparison' };

export const ChipComparisonOutcome = orRefused('ChipComparisonOutcome', ChipComparisonType);
