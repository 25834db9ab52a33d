import { chipComparison } from '@inferbench/analyses/chip-comparison/chip-comparison';
import { sharedSlice } from '@inferbench/analyses/chip-comparison/shared-slice';
import { defaultModel } from '@inferbench/analyses/tradeoff-chart/default-model';
import { pointCountsBySlug } from '@inferbench/db/chip-points';
import type { ChipComparison, ChipComparisonRequest } from '@inferbench/domain/chip-comparison';
import type { InferbenchError } from '@inferbench/domain/inferbench-error';
import { fail, type Result } from '@inferbench/domain/result';
import type { TradeoffSlice } from '@inferbench/domain/tradeoff';
import { TradeoffChartRequest } from '@inferbench/domain/tradeoff-chart';
import { chipNotFound } from '@inferbench/evaluation/simulation/refusals';
import { keptFlexibility } from '../chip/kept-computations.ts';
import type { ApiContext } from '../graphql/context.ts';
import { flexibilityFigure } from '../tradeoff-chart/flexibility-figure.ts';
import { readTradeoffChart } from '../tradeoff-chart/read-tradeoff-chart.ts';
import { readSlices } from '../tradeoff/read-tradeoff.ts';

/** Users at once of duel and peak where nobody says how many. */
const USUAL_USERS = 64;

/** Chips at the line of the trade-off chart of their fullest slice. Errors: NOT_FOUND, NOT_SIMULATED. */
export async function readChipComparison(
  context: ApiContext,
  request: ChipComparisonRequest,
): Promise<Result<ChipComparison, InferbenchError>> {
  const { catalogue, compute } = context;
  const { chips, users = USUAL_USERS } = request;
  const unknown = chips.find((chip) => !catalogue.chips.has(chip));
  if (unknown !== undefined) return fail(chipNotFound(unknown, catalogue.chips));
  const slices = await readSlices(context, null);
  const shared = sharedSlice(slices, request);
  const chart = await readTradeoffChart(
    context,
    chartRequest(request, shared, modelOf(context, request, slices)),
  );
  if (!chart.ok) return chart;
  const { model, precision, inputTokens, outputTokens } = chart.value.slice;
  const ofModel = slices.filter((slice) => slice.model === model);
  const asked = { model, precision, inputTokens, outputTokens, chips };
  const [needs, flexibility, runs] = await Promise.all([
    compute('memoryNeeds', { request: asked, slices: ofModel }),
    Promise.all(chips.map((slug) => flexibilityOf(context, slug))),
    runsOf(context, chips),
  ]);
  return chipComparison({
    chips,
    chart: chart.value,
    needs: needs.ok ? needs.value : null,
    flexibility,
    runs,
    shared: shared !== null,
    users,
    catalogue,
  });
}

/** That asked for, else that of the slice in which all have points, else that of the site. */
function modelOf(
  { catalogue }: ApiContext,
  request: ChipComparisonRequest,
  slices: readonly TradeoffSlice[],
) {
  const { model, chips, pay } = request;
  const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  return model ?? sharedSlice(slices, { chips, pay })?.model ?? defaultModel(slices, catalogue, today);
}

function chartRequest(
  { chips, pay, at, chipsEach, framework, ...wish }: ChipComparisonRequest,
  shared: TradeoffSlice | null,
  model: string,
): TradeoffChartRequest {
  const of = shared?.model === model ? shared : null;
  const inputTokens = wish.inputTokens ?? of?.lengths.inputTokens;
  const outputTokens = wish.outputTokens ?? of?.lengths.outputTokens;
  const precision = wish.precision ?? of?.precision ?? undefined;
  return TradeoffChartRequest.parse({
    model,
    pay,
    with: chips,
    inputTokens,
    outputTokens,
    precision,
    at,
    chips: chipsEach,
    framework,
  });
}

async function flexibilityOf({ catalogue, compute }: ApiContext, slug: string) {
  const chip = catalogue.chips.get(slug);
  return flexibilityFigure(chip === undefined ? null : await keptFlexibility(chip, compute));
}

/** Published runs of each chip. */
async function runsOf({ database }: ApiContext, chips: readonly string[]): Promise<number[]> {
  const counts = await pointCountsBySlug(database.pool, chips);
  return chips.map((slug) => counts.get(slug) ?? 0);
}
