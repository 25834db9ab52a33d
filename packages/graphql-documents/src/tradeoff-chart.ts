import { TradeoffChart as Chart } from '@inferbench/domain/tradeoff-chart';
import type { ResultOf } from 'gql.tada';
import { wholeAnswer } from './whole-answer.ts';

/** A model over load: everything that the chart, its table and its pickers show. */
export const TradeoffChart = wholeAnswer({
  field: 'tradeoffChart',
  type: 'TradeoffChart',
  input: { request: 'TradeoffChartInput' },
  schema: Chart,
});

/** Where systems stand in one workload: the rows at the line alone. */
export const ChipStanding = wholeAnswer({
  field: 'tradeoffChart',
  type: 'TradeoffChart',
  input: { request: 'TradeoffChartInput' },
  schema: Chart.pick({ head: true, slice: true, atLine: true }),
});
export type ChipStandingAnswer = Extract<
  ResultOf<typeof ChipStanding>['tradeoffChart'],
  { __typename: 'TradeoffChart' }
>;
