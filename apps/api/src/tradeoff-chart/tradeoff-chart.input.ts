import { MemoryNeedsRequest } from '@inferbench/domain/memory-needs';
import { ChartAxis, PayBy, TradeoffChartRequest } from '@inferbench/domain/tradeoff-chart';
import { enumTypeOf, inputTypeOf } from '../graphql/derived-type.ts';

enumTypeOf(ChartAxis, 'ChartAxis', {
  description: 'What stands over the speed of one user.',
  values: {
    PER_CHIP: 'Output tokens a second and chip.',
    PER_USD: 'Output tokens a USD.',
    PER_KW: 'Output tokens a second and kW of provisioned power.',
  },
});
enumTypeOf(PayBy, 'PayBy', {
  description: 'How chips are paid for.',
  values: {
    RENTED: 'Median of dated on-demand prices.',
    CONTRACT: 'A contract of three years, estimated.',
    OWNED: 'Bought, with energy and hosting.',
    NONE: 'No price is shown.',
  },
});

export const TradeoffChartInput = inputTypeOf(TradeoffChartRequest, 'TradeoffChartInput');
export type TradeoffChartInput = InstanceType<typeof TradeoffChartInput>;

export const MemoryNeedsInput = inputTypeOf(MemoryNeedsRequest, 'MemoryNeedsInput');
export type MemoryNeedsInput = InstanceType<typeof MemoryNeedsInput>;
