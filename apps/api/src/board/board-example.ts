import { findSlice } from '@inferbench/db/board/board-reader';
import { readPoints, type StoredPoint } from '@inferbench/db/points/point-reader';
import { wouldRank } from '@inferbench/db/board/would-rank';
import { shownKey } from '@inferbench/domain/scores/comparability';
import { type Metric, METRIC_DEFINITIONS } from '@inferbench/domain/terms/metric';
import type { Run } from '@inferbench/domain/runs/run';
import type { BoardValue } from '@inferbench/domain/scores/score';
import type { Slice } from '@inferbench/domain/terms/slice';
import { boardValuesOf } from '@inferbench/evaluation/board-values-of';
import DataLoader from 'dataloader';
import type { ApiContext } from '../graphql/context.ts';
import { toPointType } from '../point/point.type.ts';
import type { BoardExampleType } from './board-example.type.ts';

export interface ExampleOfSlice {
  pointId: string;
  techniques: Run['techniques'];
  slice: Slice;
}

type Loader = DataLoader<ExampleOfSlice, BoardExampleType | null, string>;

/** One a request, slice and metric: all examples that a page asks for are placed by three statements. */
const loaders = new WeakMap<ApiContext, Map<string, Loader>>();

/** Where an example would stand on the board of its slice; null where it has no value that is comparable with the others. */
export function boardExample(
  context: ApiContext,
  example: ExampleOfSlice,
  metric: Metric,
): Promise<BoardExampleType | null> {
  const kept = loaders.get(context) ?? new Map<string, Loader>();
  loaders.set(context, kept);
  const key = JSON.stringify([example.slice, metric]);
  const loader =
    kept.get(key) ??
    new DataLoader((examples: readonly ExampleOfSlice[]) => placed(context, examples, metric), {
      cacheKeyFn: ({ pointId }) => pointId,
    });
  kept.set(key, loader);
  return loader.load(example);
}

async function placed(
  { database: { pool }, epochs }: ApiContext,
  examples: readonly ExampleOfSlice[],
  metric: Metric,
): Promise<(BoardExampleType | null)[]> {
  const nothing = examples.map(() => null);
  const [first] = examples;
  if (first === undefined) return nothing;
  const ids = examples.map(({ pointId }) => pointId);
  const [points, board] = await Promise.all([
    epochs.pinned(
      (epochId) => readPoints(pool, ids, epochId),
      ([point]) => point?.epochId,
    ),
    epochs.pinned(
      (epochId) => findSlice(pool, first.slice, epochId),
      (found) => found?.epochId,
    ),
  ]);
  if (board === null || board.sliceId === null) return nothing;
  const key = shownKey(metric, board.keyCounts);
  const byId = new Map(points.map((point) => [point.id, point]));
  const valued = examples.flatMap(({ pointId, techniques }) => {
    const point = byId.get(pointId);
    const value =
      point &&
      boardValuesOf(techniques, point.score).find(
        (each) => each.metric === metric && (key === null || each.comparabilityKey === key),
      );
    return point && value ? [{ point, value }] : [];
  });
  const ranks = await wouldRank(
    pool,
    { ...board, sliceId: board.sliceId },
    valued.map(({ value }) => value),
  );
  const entries = new Map(valued.map((each, n) => [each.point.id, entryOf(each, ranks[n] ?? 1)]));
  return ids.map((id) => entries.get(id) ?? null);
}

function entryOf(
  { point, value }: { point: StoredPoint; value: BoardValue },
  rank: number,
): BoardExampleType {
  return {
    value: value.value,
    unit: METRIC_DEFINITIONS[value.metric].unit,
    interval: value.interval,
    wouldRank: rank,
    point: toPointType(point),
  };
}
