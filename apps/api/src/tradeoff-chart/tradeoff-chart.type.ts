import '../graphql/chart-head.type.ts';
import {
  AtLine,
  ChartChoices,
  ChartLeader,
  ChartPoint,
  ChartSample,
  ChartSlice,
  ChipsChoice,
  CurveEnd,
  FrontPoint,
  LeaderKind,
  LengthsChoice,
  LoadTradeoff,
  PayChoice,
  PlacedRow,
  PrecisionChoice,
  PublishedFront,
  SameLoad,
  ShownFigure,
  SpeedChoice,
  TradeoffChart,
  UnplacedReason,
  UnplacedRow,
} from '@inferbench/domain/tradeoff-chart';
import { enumTypeOf, objectTypeOf } from '../graphql/derived-type.ts';
import { orRefused } from '../simulate/simulate.type.ts';

enumTypeOf(LeaderKind, 'LeaderKind', {
  description: 'One of four questions that a chart answers.',
  values: {
    FASTEST: 'Fastest for one user.',
    MOST_OUTPUT: 'Most output at the line.',
    CHEAPEST: 'Cheapest at the line.',
    LEAST_ENERGY: 'Least energy at the line.',
  },
});
enumTypeOf(UnplacedReason, 'UnplacedReason', {
  description: 'Why a system has no place.',
  values: {
    NOT_CALIBRATED: 'No run of its family is published to fit the simulator to.',
    DOES_NOT_FIT: 'Its memory is too small.',
    NEVER_REACHES: 'It is slower than the line at every load.',
    NO_PRICE: 'No price of the chip on this basis.',
    NO_POWER: 'No power of the chip is published.',
    NOT_SIMULATED: 'The engine cannot simulate it.',
  },
});
export const ShownFigureType = objectTypeOf(ShownFigure, 'ShownFigure');
objectTypeOf(ChartSlice, 'ChartSlice');
objectTypeOf(LengthsChoice, 'LengthsChoice');
objectTypeOf(PrecisionChoice, 'PrecisionChoice');
objectTypeOf(ChipsChoice, 'ChipsChoice');
objectTypeOf(SpeedChoice, 'SpeedChoice');
objectTypeOf(PayChoice, 'PayChoice');
objectTypeOf(ChartChoices, 'ChartChoices');
objectTypeOf(ChartSample, 'ChartSample');
objectTypeOf(CurveEnd, 'CurveEnd');
objectTypeOf(LoadTradeoff, 'LoadTradeoff');
objectTypeOf(FrontPoint, 'FrontPoint');
objectTypeOf(PublishedFront, 'PublishedFront');
objectTypeOf(SameLoad, 'SameLoad');
objectTypeOf(ChartPoint, 'ChartPoint');
objectTypeOf(UnplacedRow, 'UnplacedRow');
objectTypeOf(AtLine, 'AtLine');
objectTypeOf(ChartLeader, 'ChartLeader');
objectTypeOf(TradeoffChart.shape.axis, 'ChartAxisWords');

/** Its flexibility is asked for field by field: the grid of a chip takes longer than everything else together. */
export const PlacedRowType = objectTypeOf(PlacedRow, 'PlacedRow', { flexibility: null });
export type PlacedRowType = InstanceType<typeof PlacedRowType>;

export const TradeoffChartType = objectTypeOf(TradeoffChart, 'TradeoffChart');
export type TradeoffChartType = InstanceType<typeof TradeoffChartType> & { kind: 'TradeoffChart' };

export const TradeoffChartOutcome = orRefused('TradeoffChartOutcome', TradeoffChartType);
