import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import type { TradeoffChartRequest } from '@inferbench/answers/load/request';
import type { TradeoffChart } from '@inferbench/answers/load/shape';
import { modelNotFound } from '@inferbench/evaluation/simulation/refusals';
import type { Settled } from '@inferbench/answers/load/settle';
import type { TradeoffSlice } from '@inferbench/domain/tradeoff/tradeoff';
import { onceFor } from '@inferbench/units/once-for';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { LruMap } from '../cache/lru-map.ts';
import type { ApiContext } from '../graphql/context.ts';
import { keptPoints, keptSlices } from '../tradeoff/kept-slices.ts';
import { boardState } from '../tradeoff/read-tradeoff.ts';

type Read = Pick<ApiContext, 'database' | 'catalogue' | 'catalogueVersion' | 'reads' | 'epochs' | 'compute'>;

/** A whole answer is some hundred kilobytes; what a wish settles on is one. */
const MAX_KEPT = { charts: 128, settled: 512 };

/** Charts by what they show: different wishes that settle on the same share one. */
const chartsOf = onceFor((_catalogue: CatalogueView) => new LruMap<TradeoffChart>(MAX_KEPT.charts, 'charts'));
const settledOf = onceFor((_catalogue: CatalogueView) => new LruMap<Settled>(MAX_KEPT.settled));

/**
 * A model over load: the state of its points, its slices and those of the slice that is shown; three statements at most, none but
 * the first for what was asked before. Errors: NOT_FOUND, NOT_SIMULATED.
 */
export async function readLoad(
  context: Read,
  request: TradeoffChartRequest,
): Promise<Result<TradeoffChart, InferbenchError>> {
  const { catalogue, compute } = context;
  const model = catalogue.models.get(request.model);
  if (model === undefined) return fail(modelNotFound(request.model, catalogue.models));
  const board = await boardState(context, model.slug);
  const kept = board === null ? null : { ...context, ...board };
  const slices = async () => (kept === null ? [] : keptSlices(kept, model.slug));
  const settled = await settledFor(context, { board, request, slices });
  if (!settled.ok) return settled;
  const { users = null, with: asked } = request;
  const chart = async () => {
    const { slice, technique } = settled.value;
    const { inputTokens, outputTokens, precision } = slice;
    const wanted = { model: model.slug, lengths: { inputTokens, outputTokens }, precision, technique };
    const points = kept === null ? [] : await keptPoints(kept, wanted);
    return compute('tradeoffChart', { request, settled: settled.value, slices: await slices(), points });
  };
  return ok(await chartsOf(catalogue).once([board, settled.value, users, asked], chart));
}

interface Wish {
  board: Awaited<ReturnType<typeof boardState>>;
  request: TradeoffChartRequest;
  slices: () => Promise<TradeoffSlice[]>;
}

/** Settles a wish, once for the points that there are. */
async function settledFor({ catalogue, compute }: Read, { board, request, slices }: Wish) {
  const known = settledOf(catalogue);
  const key = JSON.stringify([board, request]);
  const found = known.get(key);
  if (found !== undefined) return ok(found);
  const settled = await compute('settleChart', { request, slices: await slices() });
  if (settled.ok) known.set(key, settled.value);
  return settled;
}
