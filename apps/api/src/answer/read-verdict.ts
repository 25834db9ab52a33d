import { verdictOverAll } from '@inferbench/answers/verdict/of-points';
import type { ComparedPair } from '@inferbench/answers/comparison/pairs';
import type { SliceWish, VerdictRequest, VersusRequest } from '@inferbench/answers/verdict/request';
import type { VersusChartRequest } from '@inferbench/answers/versus/request';
import type { VersusChart } from '@inferbench/answers/versus/shape';
import type { SideName, SystemVerdict, Versus } from '@inferbench/answers/verdict/shape';
import { readStreams } from '@inferbench/db/board/stream-reader';
import { readChipTradeoffs } from '@inferbench/db/board/tradeoff-reader';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { modelSlug } from '@inferbench/domain/catalogue/resolve-entry';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { Result } from '@inferbench/domain/errors/result';
import { modelNotFound } from '@inferbench/evaluation/simulation/refusals';
import { onceFor } from '@inferbench/units/once-for';
import { LruMap } from '../cache/lru-map.ts';
import type { ApiContext } from '../graphql/context.ts';
import { withPointId } from '../graphql/global-id.ts';
import { boardState } from '../tradeoff/read-tradeoff.ts';
import { sideNamed } from './side-named.ts';

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
  const sides = sidesOf(context, { a, b }, false);
  return kept(context, { key: ['verdict', sides, slug, wish], model: slug }, async (epochId) =>
    context.compute('verdict', {
      sides,
      wish,
      model: slug,
      ...(await pointsOf(context, { chips: chipsOf(sides), model: slug, epochId })),
    }),
  );
}

/** Chips of which each two are compared on a model, and the slice that is asked first. */
interface PairsRequest {
  chips: readonly string[];
  model: string;
  slice: SliceWish;
}

/** Verdicts on each two of some chips on a model, in one reading of its points. Errors: NOT_FOUND, INVALID. */
export async function readPairs(
  context: ApiContext,
  { chips, model, slice }: PairsRequest,
): Promise<ComparedPair[]> {
  const pairs = chips.flatMap((a, i) => chips.slice(i + 1).map((b) => sidesOf(context, { a, b }, false)));
  return kept(context, { key: ['pairs', chips, model, slice], model }, async (epochId) => {
    const points = await pointsOf(context, { chips, model, epochId });
    return Promise.all(
      pairs.map(async (sides): Promise<ComparedPair> => {
        const ask = async (wish: SliceWish) => context.compute('verdict', { sides, wish, model, ...points });
        const said = await ask(slice);
        return { said, elsewhere: said.kind === 'NONE' ? await ask({}) : null };
      }),
    );
  });
}

/** Two chips or vendors over all models. Errors: NOT_FOUND, INVALID. */
export async function readVersus(
  context: ApiContext,
  { a, b, ...wish }: VersusRequest,
  orVendor = true,
): Promise<Versus> {
  const sides = sidesOf(context, { a, b }, orVendor);
  return kept(context, { key: ['versus', sides, wish], model: null }, async (epochId) =>
    context.compute('versus', {
      sides,
      wish,
      ...(await pointsOf(context, { chips: chipsOf(sides), model: null, epochId })),
    }),
  );
}

/** The same as a picture: with every chip of both vendors, whose best stand beside the two. Errors: NOT_FOUND, INVALID. */
export async function readVersusChart(
  context: ApiContext,
  request: VersusChartRequest,
): Promise<Result<VersusChart, InferbenchError>> {
  const sides = sidesOf(context, request, true);
  const { chips } = context.catalogue;
  const vendors = new Set(chipsOf(sides).map((slug) => chips.get(slug)?.vendor));
  const asked =
    vendors.size === 1
      ? chipsOf(sides)
      : [...chips.values()].filter(({ vendor }) => vendors.has(vendor)).map(({ slug }) => slug);
  return kept(context, { key: ['versusChart', sides, request], model: null }, async (epochId) => {
    const { points } = await pointsOf(context, { chips: asked, model: null, epochId });
    return context.compute('versusChart', { request, sides, points });
  });
}

type Sides = readonly [SideName, SideName];

const chipsOf = (sides: Sides) => sides.flatMap(({ chips }) => chips);

function sidesOf({ catalogue }: ApiContext, { a, b }: { a: string; b: string }, orVendor: boolean): Sides {
  const sides = [sideNamed(a, catalogue, orVendor), sideNamed(b, catalogue, orVendor)] as const;
  if (sides[0].chips.some((slug) => sides[1].chips.includes(slug)))
    throw new InferbenchError('INVALID', `a and b are the same: ${sides[0].label}.`, {
      path: 'b',
      value: b,
      expected: 'another chip or vendor',
      fix: 'Name two.',
    });
  return sides;
}

async function pointsOf(
  { database }: ApiContext,
  { chips, model, epochId }: { chips: readonly string[]; model: string | null; epochId: number | null },
) {
  if (epochId === null) return { points: [], streams: [] };
  const [points, streams] = await Promise.all([
    readChipTradeoffs(database.pool, { chips, model, epochId }),
    readStreams(database.pool, { chips, model, epochId }),
  ]);
  return { points: points.map(withPointId), streams: streams.map(withPointId) };
}

/** An answer: computed once for each state of the points; on a board without an epoch from none. */
async function kept<Answer extends KeptAnswer>(
  context: ApiContext,
  { key, model }: { key: readonly unknown[]; model: string | null },
  answer: (epochId: number | null) => Promise<Answer>,
): Promise<Answer> {
  const board = await boardState(context, model);
  const word = JSON.stringify([board, ...key]);
  const answers = answersOf(context.catalogue);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key names its question, and the answer of a question is its own
  const known = answers.get(word) as Answer | undefined;
  if (known !== undefined) return known;
  const found = await answer(board?.epochId ?? null);
  answers.set(word, found);
  return found;
}
