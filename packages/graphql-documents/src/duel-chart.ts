import { DuelChart as Duel } from '@inferbench/domain/duel-chart';
import type { ResultOf } from 'gql.tada';
import { wholeAnswer } from './whole-answer.ts';

/** Chips over context as ratios to the first. */
export const DuelChart = wholeAnswer({
  field: 'duelChart',
  type: 'DuelChart',
  input: { request: 'DuelInput' },
  schema: Duel.omit({ request: true }),
});
export type DuelOutcome = ResultOf<typeof DuelChart>['duelChart'];
export type DuelChartResult = Extract<DuelOutcome, { __typename: 'DuelChart' }>;
