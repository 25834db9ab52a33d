import { settle } from '@inferbench/answers/load/settle';
import { tradeoffChart } from '@inferbench/answers/load/load';
import { catalogue } from '@inferbench/catalogue/catalogue';
import type { PrecisionClass } from '@inferbench/domain/terms/precision';
import type { TradeoffLengths, TradeoffSlice } from '@inferbench/domain/tradeoff/tradeoff';
import { TradeoffChartRequest } from '@inferbench/answers/load/request';
import { TradeoffChart } from '@inferbench/answers/load/shape';
import type { TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';

/** A published slice of a model with its points. */
export interface Published {
  lengths: TradeoffLengths;
  precision: PrecisionClass;
  points: readonly TradeoffPoint[];
}

function sliceOf(model: string, { lengths, precision, points }: Published): TradeoffSlice {
  const chipSlugs = [...new Set(points.map(({ chip }) => chip))];
  return {
    model,
    lengths,
    precision,
    technique: 'PLAIN',
    points: points.length,
    chips: chipSlugs.length,
    chipSlugs,
    together: points.map(({ chip, chips }) => ({ chip, chips })),
    newest: null,
  };
}

/** The whole answer to a request, as the API makes it of what is published. */
export function chartOf(request: object, published: readonly Published[] = []): TradeoffChart {
  const asked = TradeoffChartRequest.parse(request);
  const slices = published.map((one) => sliceOf(asked.model, one));
  const offered = { model: asked.model, slices, catalogue };
  const settled = settle(asked, offered);
  if (!settled.ok) throw settled.error;
  const { inputTokens, outputTokens, precision } = settled.value.slice;
  const shown = published.find(
    ({ lengths, ...one }) =>
      lengths.inputTokens === inputTokens &&
      lengths.outputTokens === outputTokens &&
      one.precision === precision,
  );
  const chart = tradeoffChart({
    settled: settled.value,
    offered,
    points: shown?.points ?? [],
    users: asked.users ?? null,
    asked: asked.with,
    date: null,
  });
  return TradeoffChart.parse(chart);
}
