import '../graphql/publication-types.ts';
import { CurvePoint } from '@inferbench/domain/tradeoff/tradeoff';
import { LatencyFigures, SplitFactors, TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import { objectTypeOf } from '../graphql/derived-type.ts';
import { Id } from '../graphql/global-id.ts';

objectTypeOf(LatencyFigures, 'LatencyFigures');
objectTypeOf(SplitFactors, 'SplitFactors');
objectTypeOf(TradeoffPoint.shape.costs.element, 'TradeoffCost');
objectTypeOf(TradeoffPoint.shape.energy.element, 'TradeoffEnergy');

/** Ids of points are global ones everywhere in the schema. */
export const pointId = Id.describe('Global id of the point.');

objectTypeOf(TradeoffPoint, 'TradeoffPoint', { pointId });
objectTypeOf(CurvePoint, 'TradeoffCurvePoint', { pointId });
