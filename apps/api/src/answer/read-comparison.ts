import { chipComparison } from '@inferbench/answers/comparison/comparison';
import { sharedSlice } from '@inferbench/answers/comparison/shared-slice';
import { defaultModel, SMALLER_MODELS } from '@inferbench/answers/load/default-model';
import { pointCountsBySlug } from '@inferbench/db/points/point-totals';
import { atADesk } from '@inferbench/answers/comparison/at-a-desk';
import type { ChipComparisonRequest } from '@inferbench/answers/comparison/request';
import type { ChartSlice } from '@inferbench/answers/load/shape';
import type { MemoryNeeds } from '@inferbench/answers/needs/shape';
import { oneUserStep } from '@inferbench/answers/side-by-side/one-user';
import type { ChipComparison } from '@inferbench/answers/comparison/shape';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { fail, type Result } from '@inferbench/domain/errors/result';
import type { TradeoffSlice } from '@inferbench/domain/tradeoff/tradeoff';
import { TradeoffChartRequest } from '@inferbench/answers/load/request';
import type { SimulateResult } from '@inferbench/domain/simulation/simulate-result';
import { languageModelIn } from '@inferbench/evaluation/simulation/set-up';
import { chipNotFound } from '@inferbench/evaluation/simulation/refusals';
import type { ApiContext } from '../graphql/context.ts';
import { readPairs, readVersus } from './read-verdict.ts';
import { flexibilityOf } from './flexibility-figure.ts';
import { readLoad } from './read-load.ts';
import { readSlices } from '../tradeoff/read-tradeoff.ts';

/** Users at once of duel and peak where nobody says how many. */
const USUAL_USERS = 64;

/** Chips at the line of the trade-off chart of their fullest slice. Errors: NOT_FOUND, NOT_SIMULATED. */
export async function readComparison(
  context: ApiContext,
  stated: ChipComparisonRequest,
): Promise<Result<ChipComparison, InferbenchError>> {
  const { catalogue, compute } = context;
  const { chips } = stated;
  const unknown = chips.find((chip) => !catalogue.chips.has(chip));
  if (unknown !== undefined) return fail(chipNotFound(unknown, catalogue.chips));
  const [a, b, ...more] = chips;
  const pair = a === undefined || b === undefined || more.length > 0 ? null : { a, b };
  const versus = pair === null || stated.model !== undefined ? null : await readVersus(context, pair);
  const slices = await readSlices(context, null);
  const shared = sharedSlice(slices, stated);
  // Runs of both for one user alone are of a model, too.
  const ranAlone = shared === null ? versus?.models.find(({ kind }) => kind !== 'NONE')?.model : null;
  const request = completed(stated, shared === null && ranAlone == null);
  const chart = await readLoad(
    context,
    chartRequest(request, shared, ranAlone ?? (await modelOf(context, request, slices))),
  );
  if (!chart.ok) return chart;
  const { model, precision, inputTokens, outputTokens } = chart.value.slice;
  const ofModel = slices.filter((slice) => slice.model === model);
  const asked = { model, precision, inputTokens, outputTokens, chips };
  const { at, framework } = chart.value.slice;
  const slice = { inputTokens, outputTokens, precision, technique: 'PLAIN' as const, at };
  const [needs, flexibility, runs, pairs] = await Promise.all([
    compute('memoryNeeds', { request: asked, slices: ofModel }),
    Promise.all(chips.map((slug) => flexibilityOf(context, slug))),
    runsOf(context, chips),
    readPairs(context, { chips, model, framework, slice }),
  ]);
  return chipComparison({
    chips,
    chart: chart.value,
    needs: needs.ok ? needs.value : null,
    flexibility,
    runs,
    shared: shared !== null,
    users: request.users,
    pairs,
    versus,
    steps: await stepsOf(context, chart.value.slice, { chips, needs }),
    catalogue,
  });
}

/** Completes what is asked: how many users, and where no slice has all chips the usual work of a desk. */
function completed(stated: ChipComparisonRequest, isOpen: boolean) {
  const request = isOpen ? atADesk(stated) : stated;
  return { ...request, users: request.users ?? USUAL_USERS };
}

/** One user of each chip on as many of it as hold the model, null of one of which no number does; null of two chips. */
async function stepsOf(
  { catalogue, compute }: ApiContext,
  slice: ChartSlice,
  { chips, needs }: { chips: readonly string[]; needs: Result<MemoryNeeds, InferbenchError> },
): Promise<(SimulateResult | null)[] | null> {
  if (chips.length === 2) return null;
  const model = languageModelIn(slice.model, catalogue);
  if (!model.ok) return chips.map(() => null);
  const ofChips = needs.ok ? needs.value.chips : [];
  const neededOf = (slug: string) => ofChips.find(({ chip }) => chip === slug)?.chipsNeeded ?? null;
  return Promise.all(
    chips.map(async (chip) => {
      const needed = neededOf(chip);
      if (needed === null) return null;
      const step = await compute('simulate', oneUserStep(slice, model.value, { chip, chips: needed }));
      return step.ok ? step.value : null;
    }),
  );
}

/** Picks the model asked for, else that of the slice in which all have points, else that of the site, or a smaller one that each can hold. */
async function modelOf(
  { catalogue, compute }: ApiContext,
  { model, chips, pay }: ChipComparisonRequest,
  slices: readonly TradeoffSlice[],
): Promise<string> {
  const known = model ?? sharedSlice(slices, { chips, pay })?.model;
  if (known !== undefined) return known;
  const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  const usual = defaultModel(slices, catalogue, today);
  for (const candidate of [usual, ...SMALLER_MODELS]) {
    const ofModel = slices.filter((slice) => slice.model === candidate);
    const needs = await compute('memoryNeeds', { request: { model: candidate, chips }, slices: ofModel });
    if (needs.ok && needs.value.chips.every(({ chipsNeeded }) => chipsNeeded !== null)) return candidate;
  }
  return usual;
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

/** Published runs of each chip. */
async function runsOf({ database }: ApiContext, chips: readonly string[]): Promise<number[]> {
  const counts = await pointCountsBySlug(database.pool, chips);
  return chips.map((slug) => counts.get(slug) ?? 0);
}
