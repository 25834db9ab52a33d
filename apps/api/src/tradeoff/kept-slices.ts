import { gainsOf } from '@inferbench/analyses/tradeoff/gains';
import { tradeoffPoint } from '@inferbench/analyses/tradeoff/tradeoff';
import { readHistories, readTradeoffPoints, readTradeoffSlices } from '@inferbench/db/board/tradeoff-reader';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { ConfigurationHistory } from '@inferbench/domain/tradeoff/configuration-history';
import type { Tradeoff, TradeoffSlice } from '@inferbench/domain/tradeoff/tradeoff';
import type { StoredTradeoffPoint, TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import { onceFor } from '@inferbench/units/once-for';
import { LruMap } from '../cache/lru-map.ts';
import type { ApiContext } from '../graphql/context.ts';
import { globalId } from '../graphql/global-id.ts';

/** The fullest slice is some megabytes; all that are kept are some tens. */
const MAX_KEPT_SLICES = 24;
const MAX_KEPT_LISTS = 64;

type Kept = Pick<ApiContext, 'database' | 'catalogue'> & {
  epochId: number;
  /** State of the rows of the model, whatever database they are of: equal only where those are. */
  state: string;
};

/** Points kept by catalogue, which is another object as soon as a chip changes. */
const pointsOf = onceFor(
  (_catalogue: CatalogueView) => new LruMap<TradeoffPoint[]>(MAX_KEPT_SLICES, 'trade-offs'),
);
const listsOf = onceFor((_catalogue: CatalogueView) => new LruMap<TradeoffSlice[]>(MAX_KEPT_LISTS));

const historiesOf = onceFor(
  (_catalogue: CatalogueView) => new LruMap<ConfigurationHistory[]>(MAX_KEPT_LISTS),
);

/** A stored point under its global id, with what the catalogue says of its chip. */
export function shownPoint(stored: StoredTradeoffPoint, { chips }: CatalogueView): TradeoffPoint {
  return tradeoffPoint({ ...stored, pointId: globalId('Point', stored.pointId) }, chips.get(stored.chip));
}

/** Points of a slice, parsed once for each state of its model. */
export function keptPoints(
  { database, catalogue, epochId, state }: Kept,
  slice: Pick<Tradeoff, 'model' | 'lengths' | 'precision' | 'technique'>,
): Promise<TradeoffPoint[]> {
  const { model, lengths, precision, technique } = slice;
  const { inputTokens, outputTokens } = lengths;
  const key = [epochId, state, model, inputTokens, outputTokens, precision, technique];
  return pointsOf(catalogue).once(key, async () =>
    (await readTradeoffPoints(database.pool, slice, epochId)).map((stored) => shownPoint(stored, catalogue)),
  );
}

/** Slices of a model or of all, counted once for each state. */
export function keptSlices(
  { database, catalogue, epochId, state }: Kept,
  model: string | null,
): Promise<TradeoffSlice[]> {
  return listsOf(catalogue).once([epochId, state, model], () =>
    readTradeoffSlices(database.pool, { model, epochId }),
  );
}

/** What software gained on a model, read once for each state of it. */
export function keptHistories(
  { database, catalogue, epochId, state }: Kept,
  model: string,
): Promise<ConfigurationHistory[]> {
  return historiesOf(catalogue).once([epochId, state, model], async () => {
    const stored = await readHistories(database.pool, { model, epochId });
    const points = stored.map((point) => shownPoint(point, catalogue));
    return gainsOf(model, points);
  });
}
