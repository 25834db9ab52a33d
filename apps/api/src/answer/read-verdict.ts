import { verdictOverAll } from '@inferbench/answers/verdict/of-points';
import { type ComparedPair, withFramework } from '@inferbench/answers/comparison/pairs';
import type { SliceWish, VerdictRequest, VersusRequest } from '@inferbench/answers/verdict/request';
import type { VersusChartRequest } from '@inferbench/answers/versus/request';
import type { VersusChart } from '@inferbench/answers/versus/shape';
import type { SystemVerdict, Versus } from '@inferbench/answers/verdict/shape';
import type { Sides } from '@inferbench/answers/verdict/side';
import { readStreams } from '@inferbench/db/board/stream-reader';
import { readChipTradeoffs } from '@inferbench/db/board/tradeoff-reader';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { modelSlug } from '@inferbench/domain/catalogue/resolve-entry';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { Result } from '@inferbench/domain/errors/result';
import { modelNotFound } from '@inferbench/evaluation/simulation/refusals';
import { onceFor } from '@inferbench/units/once-for';
import { LruMap } from '../cache/lru-map.ts';
import type { ApiContext } from '../graphql/context.ts';
import { withPointId } from '../graphql/global-id.ts';
import { boardState } from '../tradeoff/read-tradeoff.ts';
import { sidesNamed } from './side-named.ts';

/** An answer over all models is some hundred kilobytes. */
const MAX_KEPT = 64;

type KeptAnswer = SystemVerdict | Versus | Result<VersusChart, InferbenchError> | readonly ComparedPair[];

const answersOf = onceFor((_catalogue: CatalogueView) => new LruMap<KeptAnswer>(MAX_KEPT, 'verdicts'));

/** A verdict on one model, or without one over all. Errors: NOT_FOUND, INVALID. */
export async function readVerdict(context: ApiContext, request: VerdictRequest): Promise<SystemVerdict> {
  const { a, b, model, ...wish } = request;
  if (model === undefined) return verdictOverAll(await readVersus(context, { a, b, ...wish }, false));
  const { catalogue } = context;
  const slug = modelSlug(catalogue, model);
  if (!catalogue.models.has(slug)) throw modelNotFound(model, catalogue.models);
  const sides = sidesNamed({ a, b }, context, false);
  return kept(context, { key: ['verdict', sides, slug, wish], model: slug }, async (epochId) =>
    context.compute('verdict', {
      sides,
      wish,
      model: slug,
      ...(await pointsOf(context, { ...readOf(sides, context), model: slug, epochId })),
    }),
  );
}

/** Chips of which each two are compared on a model, by runs of one software or of any, and the slice that is asked first. */
interface PairsRequest {
  chips: readonly string[];
  model: string;
  framework: string | null;
  slice: SliceWish;
}

/** Verdicts on each two of some chips on a model, in one reading of its points. Errors: NOT_FOUND, INVALID. */
export async function readPairs(
  context: ApiContext,
  { chips, model, framework, slice }: PairsRequest,
): Promise<ComparedPair[]> {
  const pairs = chips.flatMap((a, i) => chips.slice(i + 1).map((b) => sidesNamed({ a, b }, context, false)));
  return kept(context, { key: ['pairs', chips, model, framework, slice], model }, async (epochId) => {
    const ofOne = framework === null ? {} : { frameworks: [framework] };
    const points = await pointsOf(context, { chips, model, epochId, ...ofOne });
    return Promise.all(
      pairs.map(async (sides): Promise<ComparedPair> => {
        const ask = async (wish: SliceWish) => {
          const found = await context.compute('verdict', { sides, wish, model, ...points });
          return framework === null ? found : withFramework(found, framework);
        };
        const said = await ask(slice);
        return { said, elsewhere: said.kind === 'NONE' ? await ask({}) : null };
      }),
    );
  });
}

/** Two sides over all models. Errors: NOT_FOUND, INVALID. */
export async function readVersus(
  context: ApiContext,
  { a, b, ...wish }: VersusRequest,
  orGroup = true,
): Promise<Versus> {
  const sides = sidesNamed({ a, b }, context, orGroup);
  return kept(context, { key: ['versus', sides, wish], model: null }, async (epochId) =>
    context.compute('versus', {
      sides,
      wish,
      ...(await pointsOf(context, { ...readOf(sides, context), model: null, epochId })),
    }),
  );
}

/** The same as a picture: of chips with every chip of both vendors, whose best stand beside the two. Errors: NOT_FOUND, INVALID. */
export async function readVersusChart(
  context: ApiContext,
  request: VersusChartRequest,
): Promise<Result<VersusChart, InferbenchError>> {
  const sides = sidesNamed(request, context, true);
  const asked = readOf(sides, context, true);
  return kept(context, { key: ['versusChart', sides, request], model: null }, async (epochId) => {
    const { points } = await pointsOf(context, { ...asked, model: null, epochId });
    return context.compute('versusChart', { request, sides, points });
  });
}

/** Points that a comparison reads. */
type Read = Pick<Parameters<typeof readChipTradeoffs>[1], 'chips' | 'frameworks' | 'precisions'>;

/** Points of two sides: of chips theirs, or with `ofVendors` those of each chip of both vendors; of frameworks and precisions on any chip. */
function readOf(sides: Sides, { catalogue }: ApiContext, ofVendors = false): Read {
  const all = [...catalogue.chips.values()];
  const frameworks = sides.flatMap(({ framework }) => framework ?? []);
  const precisions = sides.flatMap(({ precision }) => precision ?? []);
  const every = all.map(({ slug }) => slug);
  if (frameworks.length > 0) return { chips: every, frameworks };
  if (precisions.length > 0) return { chips: every, precisions };
  const own = sides.flatMap(({ chips }) => chips);
  const vendors = new Set(own.map((slug) => catalogue.chips.get(slug)?.vendor));
  if (!ofVendors || vendors.size === 1) return { chips: own };
  return { chips: all.filter(({ vendor }) => vendors.has(vendor)).map(({ slug }) => slug) };
}

async function pointsOf(
  { database }: ApiContext,
  { model, epochId, ...read }: Read & { model: string | null; epochId: number | null },
) {
  if (epochId === null) return { points: [], streams: [] };
  const [points, streams] = await Promise.all([
    readChipTradeoffs(database.pool, { ...read, model, epochId }),
    readStreams(database.pool, { chips: read.chips, model, epochId }),
  ]);
  const { frameworks } = read;
  const own = streams.filter(({ framework }) => frameworks?.includes(framework ?? '') ?? true);
  return { points: points.map(withPointId), streams: own.map(withPointId) };
}

/** An answer: computed once for each state of the points; on a board without an epoch from none. */
async function kept<Answer extends KeptAnswer>(
  context: ApiContext,
  { key, model }: { key: readonly unknown[]; model: string | null },
  answer: (epochId: number | null) => Promise<Answer>,
): Promise<Answer> {
  const board = await boardState(context, model);
  return answersOf(context.catalogue).once([board, ...key], () => answer(board?.epochId ?? null));
}
