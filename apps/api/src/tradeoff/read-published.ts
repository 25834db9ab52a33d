import type { PublishedSlice } from '@inferbench/answers/duel/points';
import type { PrecisionClass } from '@inferbench/domain/terms/precision';
import type { TradeoffLengths } from '@inferbench/domain/tradeoff/tradeoff';
import type { ApiContext } from '../graphql/context.ts';
import { keptPoints, keptSlices } from './kept-slices.ts';
import { boardState } from './read-tradeoff.ts';

/** Fullest slices of a model that are looked through: the others hold few points. */
const MOST_SLICES = 8;

type Read = Pick<ApiContext, 'database' | 'catalogue' | 'catalogueVersion' | 'reads' | 'epochs'>;

export interface Published {
  slices: readonly PublishedSlice[];
  /** Newest date of a point of the model; null where none is dated. */
  newest: string | null;
}

interface Asked {
  model: string;
  precision: PrecisionClass;
  /** Null: any. */
  lengths: TradeoffLengths | null;
}

/** Published points of a model without drafting, by their lengths, the fullest first. */
export async function readPublished(context: Read, { model, precision, lengths }: Asked): Promise<Published> {
  const board = await boardState(context, model);
  if (board === null) return { slices: [], newest: null };
  const kept = { ...context, ...board };
  const all = await keptSlices(kept, model);
  const newest = all.reduce<string | null>(
    (latest, slice) =>
      slice.newest !== null && (latest === null || slice.newest > latest) ? slice.newest : latest,
    null,
  );
  const wanted = all
    .filter((slice) => slice.precision === precision && slice.technique === 'PLAIN')
    .filter((slice) => lengths === null || isLike(slice.lengths, lengths))
    .slice(0, MOST_SLICES);
  const slices = await Promise.all(
    wanted.map(async (slice) => ({ lengths: slice.lengths, points: await keptPoints(kept, slice) })),
  );
  return { slices, newest };
}

function isLike(a: TradeoffLengths, b: TradeoffLengths): boolean {
  return a.inputTokens === b.inputTokens && a.outputTokens === b.outputTokens;
}
