import type { TradeoffChart } from '@inferbench/answers/load/shape';
import { workloadAddress } from '../../address/workload-address.ts';

/** The same question with limits of one's own: the speed of the line is kept as time per token. */
export function OwnLimits({ slice: { model, inputTokens, outputTokens, at } }: Pick<TradeoffChart, 'slice'>) {
  const limits = { tpotMs: Math.round(1000 / at) };
  return <a href={workloadAddress({ model, inputTokens, outputTokens, limits })}>with your own limits</a>;
}
