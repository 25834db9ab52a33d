import { tradeoff } from '@inferbench/analyses/tradeoff/tradeoff';
import { type EvidenceFilter, letsIn } from '@inferbench/db/shared/evidence-filter';
import { tradeoffState } from '@inferbench/db/board/tradeoff-reader';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { PrecisionClass } from '@inferbench/domain/terms/precision';
import type { Tradeoff, TradeoffLengths, TradeoffSlice } from '@inferbench/domain/tradeoff/tradeoff';
import type { TechniqueClass } from '@inferbench/domain/tradeoff/tradeoff-point';
import type { TradeoffTarget } from '@inferbench/domain/tradeoff/tradeoff-target';
import { modelSlug } from '@inferbench/domain/catalogue/resolve-entry';
import { modelNotFound } from '@inferbench/evaluation/simulation/refusals';
import { onceFor } from '@inferbench/units/once-for';
import type { ApiContext } from '../graphql/context.ts';
import { keptPoints, keptSlices } from './kept-slices.ts';

export interface TradeoffQuery {
  model: string;
  /** Null: those of the fullest slice. */
  lengths: TradeoffLengths | null;
  /** Null: any, named on each row. */
  precision: PrecisionClass | null;
  /** Null: that of the fullest slice. */
  technique: TechniqueClass | null;
  target: TradeoffTarget;
  evidence: EvidenceFilter | null;
}

type Read = Pick<ApiContext, 'database' | 'catalogue' | 'catalogueVersion' | 'reads' | 'epochs'>;

/**
 * A slice and its systems at a target: the state of the model, and what of slices and points is not kept yet; three statements at
 * most. Errors: NOT_FOUND.
 */
export async function readTradeoff(context: Read, query: TradeoffQuery): Promise<Tradeoff> {
  const { catalogue } = context;
  const model = catalogue.models.get(modelSlug(catalogue, query.model));
  if (model === undefined) throw modelNotFound(query.model, catalogue.models);
  const board = await boardState(context, model.slug);
  const slices = board === null ? [] : await keptSlices({ ...context, ...board }, model.slug);
  const { lengths, technique } = chosen(query, slices, model.name);
  const slice = { model: model.slug, lengths, precision: query.precision, technique };
  const points = board === null ? [] : await keptPoints({ ...context, ...board }, slice);
  const question = { ...slice, modelName: model.name, target: query.target };
  return tradeoff(
    question,
    points.filter((point) => letsIn(query.evidence, point)),
  );
}

/** Slices of a model, or of all: two statements, mostly one. */
export async function readSlices(context: Read, model: string | null): Promise<TradeoffSlice[]> {
  const board = await boardState(context, model);
  return board === null ? [] : keptSlices({ ...context, ...board }, model);
}

type State = Awaited<ReturnType<typeof tradeoffState>>;

/** States that a request asked for already: all its answers are of the same rows. */
const statesOf = onceFor((_reads: Read['reads']) => new Map<string | null, Promise<State>>());

/** Tells which rows of a model, or of all, an answer is made of; null on a board without an epoch. */
export async function boardState({ database, catalogueVersion, reads, epochs }: Read, model: string | null) {
  reads.catalogue(catalogueVersion);
  const states = statesOf(reads);
  const asked =
    states.get(model) ??
    epochs.pinned(
      (epochId) => tradeoffState(database.pool, { model, epochId }),
      (state) => state?.epochId,
    );
  states.set(model, asked);
  const board = await asked;
  if (board !== null) reads.epoch(board.epochId);
  return board;
}

/** What the query names, and for the rest the fullest slice that fits it. */
function chosen(
  { model, lengths, precision, technique }: TradeoffQuery,
  slices: readonly TradeoffSlice[],
  modelName: string,
): Pick<Tradeoff, 'lengths' | 'technique'> {
  const fullest = slices.find(
    (slice) =>
      slice.precision === precision &&
      (technique === null || slice.technique === technique) &&
      (lengths === null ||
        (slice.lengths.inputTokens === lengths.inputTokens &&
          slice.lengths.outputTokens === lengths.outputTokens)),
  );
  if (fullest !== undefined) return fullest;
  if (lengths !== null) return { lengths, technique: technique ?? 'PLAIN' };
  throw new InferbenchError('NOT_FOUND', `No point of ${modelName} states speed and tokens a chip there.`, {
    path: 'model',
    value: model,
    fix: 'Ask tradeoffSlices which models and lengths have points.',
  });
}
