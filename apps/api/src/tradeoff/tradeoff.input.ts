import { TradeoffLengths } from '@inferbench/domain/tradeoff/tradeoff';
import { LatencyLimit, TradeoffTarget } from '@inferbench/domain/tradeoff/tradeoff-target';
import { inputTypeOf } from '../graphql/derived-type.ts';

export const TradeoffLengthsInput = inputTypeOf(TradeoffLengths, 'TradeoffLengthsInput');
export type TradeoffLengthsInput = InstanceType<typeof TradeoffLengthsInput>;

inputTypeOf(LatencyLimit, 'LatencyLimitInput');

export const TradeoffTargetInput = inputTypeOf(TradeoffTarget, 'TradeoffTargetInput');
export type TradeoffTargetInput = InstanceType<typeof TradeoffTargetInput>;
