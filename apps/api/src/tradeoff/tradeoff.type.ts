import { ConfigurationHistory, SoftwareGain } from '@inferbench/domain/tradeoff/configuration-history';
import {
  NextPoint,
  RankedTradeoffEntry,
  SystemSize,
  TargetCheck,
  Tradeoff,
  TradeoffCurve,
  TradeoffEntry,
  TradeoffLengths,
  TradeoffRanking,
  TradeoffSlice,
  UnrankedTradeoffEntry,
  CurvePoint,
} from '@inferbench/domain/tradeoff/tradeoff';
import { LatencyLimit, TradeoffTarget } from '@inferbench/domain/tradeoff/tradeoff-target';
import { objectTypeOf } from '../graphql/derived-type.ts';
import { Id } from '../graphql/global-id.ts';
import '../graphql/publication-types.ts';
import { LatencyFigures, SplitFactors, TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';

objectTypeOf(LatencyFigures, 'LatencyFigures');
objectTypeOf(SplitFactors, 'SplitFactors');
objectTypeOf(TradeoffPoint.shape.costs.element, 'TradeoffCost');
objectTypeOf(TradeoffPoint.shape.energy.element, 'TradeoffEnergy');

/** Ids of points are global ones everywhere in the schema. */
const pointId = Id.describe('Global id of the point.');

objectTypeOf(TradeoffPoint, 'TradeoffPoint', { pointId });
objectTypeOf(CurvePoint, 'TradeoffCurvePoint', { pointId });

objectTypeOf(LatencyLimit, 'LatencyLimit');
objectTypeOf(TradeoffTarget, 'TradeoffTarget');
objectTypeOf(TradeoffLengths, 'TradeoffLengths');
objectTypeOf(TargetCheck, 'TargetCheck');
objectTypeOf(NextPoint, 'TradeoffNextPoint', { pointId });
objectTypeOf(TradeoffEntry, 'TradeoffEntry');
objectTypeOf(RankedTradeoffEntry, 'RankedTradeoffEntry');
objectTypeOf(UnrankedTradeoffEntry, 'UnrankedTradeoffEntry');
objectTypeOf(TradeoffRanking, 'TradeoffRanking');
objectTypeOf(TradeoffCurve, 'TradeoffCurve');

export const TradeoffType = objectTypeOf(Tradeoff, 'Tradeoff');
export type TradeoffType = InstanceType<typeof TradeoffType>;

objectTypeOf(SystemSize, 'SystemSize');
export const TradeoffSliceType = objectTypeOf(TradeoffSlice, 'TradeoffSlice');
export type TradeoffSliceType = InstanceType<typeof TradeoffSliceType>;

objectTypeOf(SoftwareGain, 'SoftwareGain', {
  firstPointId: Id.describe('Global id of the first dated point.'),
  lastPointId: Id.describe('Global id of the last one.'),
});

export const ConfigurationHistoryType = objectTypeOf(ConfigurationHistory, 'ConfigurationHistory');
export type ConfigurationHistoryType = InstanceType<typeof ConfigurationHistoryType>;
