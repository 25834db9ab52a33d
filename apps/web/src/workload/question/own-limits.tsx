import type { TradeoffChart } from '@inferbench/answers/load/shape';
import { workloadAddress } from '../../address/workload-address.ts';

/** The same question with limits of one's own: the speed of the line is kept as time per token, a wait for the first token as it is. */
export function OwnLimits({
  slice: { model, inputTokens, outputTokens, x, at },
}: Pick<TradeoffChart, 'slice'>) {
  const limits = {
    SPEED: { tpotMs: Math.round(1000 / at) },
    FIRST: { ttftMs: Math.round(1000 * at) },
    ANSWER: {},
  }[x];
  return <a href={workloadAddress({ model, inputTokens, outputTokens, limits })}>with your own limits</a>;
}
