import type { ScoredSlice } from '@inferbench/domain/board/board-slice';
import { LruMap } from '../cache/lru-map.ts';
import type { ApiContext } from '../graphql/context.ts';
import type { SliceInput } from './leaderboard.type.ts';

const MAX_KEPT = 2_000;

type Source = Pick<ApiContext, 'liveCatalogue' | 'catalogueVersion'>;

/** Slices of one database; everything of an older catalogue is forgotten. */
interface Kept {
  catalogueVersion: string;
  slices: LruMap<ScoredSlice>;
}

const keptOf = new WeakMap<ApiContext['liveCatalogue'], Kept>();

const keyOf = ({ model, phase, shape, batch, context, precision }: SliceInput) =>
  JSON.stringify([model, phase, shape, batch, context, precision]);

/**
 * The slice of this name as it was read last, for a page that checks in its own statement that it still holds; null where it has to
 * be read.
 */
export function keptSlice(source: Source, slice: SliceInput): ScoredSlice | null {
  const kept = keptOf.get(source.liveCatalogue);
  return kept?.catalogueVersion === source.catalogueVersion ? (kept.slices.get(keyOf(slice)) ?? null) : null;
}

export function keepSlice(source: Source, slice: SliceInput, found: ScoredSlice): void {
  const { catalogueVersion } = source;
  const known = keptOf.get(source.liveCatalogue);
  const kept =
    known?.catalogueVersion === catalogueVersion
      ? known
      : { catalogueVersion, slices: new LruMap<ScoredSlice>(MAX_KEPT, 'boards') };
  keptOf.set(source.liveCatalogue, kept);
  kept.slices.set(keyOf(slice), found);
}
