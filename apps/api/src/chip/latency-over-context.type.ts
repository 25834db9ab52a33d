import { LatencyOverContext } from '@inferbench/domain/simulation/latency-over-context';
import { objectTypeOf } from '../graphql/derived-type.ts';
import { orRefused } from '../simulate/simulate.type.ts';

objectTypeOf(LatencyOverContext.shape.contexts.element.shape.tpot.element, 'TpotAtBatch');

objectTypeOf(LatencyOverContext.shape.contexts.element, 'LatencyAtContext');

export const LatencyOverContextType = objectTypeOf(LatencyOverContext, 'LatencyOverContext');
export type LatencyOverContextType = InstanceType<typeof LatencyOverContextType> & {
  kind: 'LatencyOverContext';
};

export const LatencyOverContextOutcome = orRefused(
  'LatencyOverContextOutcome',
  LatencyOverContextType,
  'Latencies over context, or why there are none.',
);
