import { ChipComparison as Comparison } from '@inferbench/domain/chip-comparison';
import type { ResultOf } from 'gql.tada';
import { wholeAnswer } from './whole-answer.ts';

/** Chips side by side: everything that their page shows beside the charts. */
export const ChipComparison = wholeAnswer({
  field: 'chipComparison',
  type: 'ChipComparison',
  input: { request: 'ChipComparisonInput' },
  schema: Comparison,
});
export type ChipComparisonOutcome = ResultOf<typeof ChipComparison>['chipComparison'];
export type ChipComparisonResult = Extract<ChipComparisonOutcome, { __typename: 'ChipComparison' }>;
