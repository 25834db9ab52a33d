import type { TradeoffChart, TradeoffChartRequest } from '@inferbench/domain/tradeoff-chart';
import { TradeoffChart as TradeoffChartDocument } from '@inferbench/graphql-documents/tradeoff-chart';
import { type Answer, ask } from '../api/answer.ts';
import type { Refused } from '@inferbench/domain/outcome';

/** The chart, or why the engine gives none. */
export type ChartAnswer = { chart: TradeoffChart; refused: null } | { chart: null; refused: Refused };

export async function loadTradeoffChart(request: TradeoffChartRequest): Promise<Answer<ChartAnswer>> {
  const stated = Object.entries(request).filter(([, value]) => value !== undefined);
  const answer = await ask(TradeoffChartDocument, {
    request: { model: request.model, ...Object.fromEntries(stated) },
  });
  if (answer.state !== 'DATA') return answer;
  const { tradeoffChart } = answer.value;
  if (tradeoffChart.__typename === 'SimulationRefused') {
    const { code, message, path, fix } = tradeoffChart;
    return { state: 'DATA', value: { chart: null, refused: { code, message, path, fix } } };
  }
  const { __typename: _, ...chart } = tradeoffChart;
  return { state: 'DATA', value: { chart, refused: null } };
}
